import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startMock } from '../mock/mock-server.ts';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import { tokenAdapter } from './adapter.ts';
import { checkContract } from './check-contract.ts';
import { holesOf } from './coverage/holes.ts';
import { fileFault } from './files.ts';

const photo = { type: 'string', format: 'binary', maxLength: 400 };
const fields = {
  title: { type: 'string', minLength: 2, maxLength: 9 },
  year: { type: 'integer', minimum: 1900 },
  tags: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['cat', 'dog'] } },
  place: { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } },
  photo,
};
const required = ['title', 'photo'];

/** The contract, with another schema of its form where one is given. */
const bundleOfForm = (change: object = {}) => {
  const schema = { type: 'object', additionalProperties: false, required, properties: fields };
  const media = {
    schema: { ...schema, ...change },
    encoding: { photo: { contentType: 'image/png, image/jpeg' } },
  };
  const requestBody = { required: true, content: { 'multipart/form-data': media } };
  const [done, refused] = [{ description: 'Kept.' }, { description: 'Refused.' }];
  const responses = { '204': done, '400': refused, '415': refused, '422': refused };
  return bundleOf(
    contractOfValue(
      {
        openapi: '3.1.0',
        info: { title: 'Photos', version: '1' },
        paths: { '/photos': { post: { operationId: 'addPhoto', requestBody, responses } } },
      },
      'photos.json',
    ),
  );
};
const check = (url: string, adapter = tokenAdapter({})) =>
  checkContract({ url, bundle: bundleOfForm(), adapter, seed: 1 });

/** What a server that reads forms by another schema is told. */
async function checkMock(change?: object) {
  const mock = await startMock({ document: bundleOfForm(change).document, hasMemory: false });
  try {
    return await check(mock.url);
  } finally {
    await mock.close();
  }
}

it('meets and breaks each keyword of a form in parts', async () => {
  const { findings, coverage } = await checkMock();
  expect(findings).toEqual([]);
  expect(holesOf(coverage).filter((hole) => !/ \d{3}$/.test(hole))).toEqual([]);
});

it.each<[situation: string, change: object]>([
  ['title: maxLength 9 with 10 characters', { ...fields, title: { type: 'string', minLength: 2 } }],
  ['year: another type', { ...fields, year: {} }],
  ['tags: maxItems 2 with 3', { ...fields, tags: { ...fields.tags, maxItems: 9 } }],
  ['place.lat: without lat', { ...fields, place: { type: 'object' } }],
  ['photo: maxLength 400 with 401 characters', { ...fields, photo: { ...photo, maxLength: 4000 } }],
])('finds that a server takes %s', async (situation, properties) => {
  const { findings } = await checkMock({ properties });
  expect(findings.map((finding) => finding.situation)).toContain(situation);
});

it('sends files of their kind, as any reader of forms reads them, and the forms of an adapter', async () => {
  const forms: FormData[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { 'content-type': type = '' } = request.headers;
    const form =
      request.method === 'POST' && type.startsWith('multipart/')
        ? await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
        : undefined;
    if (form) forms.push(form);
    const status = request.method !== 'POST' ? 405 : form?.has('photo') ? 204 : 422;
    response.writeHead(status, { ...(status === 405 && { allow: 'POST' }) });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await check(url);
    const [first] = forms;
    const file = first?.get('photo') as File;
    expect([file.type, fileFault('image/png', await file.bytes())]).toEqual([
      'image/png',
      undefined,
    ]);
    const place = first?.get('place') as File | string;
    expect(JSON.parse(typeof place === 'string' ? place : await place.text())).toHaveProperty(
      'lat',
    );
    const examples = () => ({ body: { title: 'Quay', photo: 'x' } });
    forms.length = 0;
    await check(url, { ...tokenAdapter({}), examples });
    expect(forms[0]?.get('title')).toBe('Quay');
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
