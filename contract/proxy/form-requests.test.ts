import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import { proxyBefore } from '../testing/proxied-servers.ts';
import { VIOLATION_HEADER } from './pass-request.ts';

const PHOTOS = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Photos', version: '1' },
      paths: {
        '/photos': {
          post: {
            parameters: [
              { name: 'session', in: 'cookie', required: true, schema: { type: 'string' } },
              { name: 'size', in: 'cookie', schema: { type: 'integer', maximum: 9 } },
              {
                name: 'sorts',
                in: 'cookie',
                explode: false,
                schema: { type: 'array', items: { enum: ['new', 'old'] } },
              },
            ],
            requestBody: {
              required: true,
              content: {
                'multipart/form-data': {
                  schema: {
                    type: 'object',
                    required: ['photo', 'password'],
                    properties: {
                      photo: { type: 'string', format: 'binary' },
                      password: { type: 'string' },
                      year: { type: 'integer' },
                    },
                  },
                  encoding: { photo: { contentType: 'image/*' } },
                },
              },
            },
            responses: {
              '201': { description: 'Kept.' },
              '422': { description: 'Refused.' },
            },
          },
        },
      },
    },
    'photos.json',
  ),
);
const SECRET = 'hunter22-and-more';
const COOKIE = 'session=s-1; size=5; theme=dark';

const formOf = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const photo = () => new Blob([Buffer.from([0, 255, 13, 10])], { type: 'image/png' });
const good = () => ({ photo: photo(), password: SECRET });

/** A request through the proxy to a server that answers with a status. */
async function send(
  fields: Record<string, string | Blob>,
  { status = 422, cookie = COOKIE }: { status?: number; cookie?: string } = {},
) {
  const listener: RequestListener = (request, response) => {
    request.resume().on('end', () => response.writeHead(status).end());
  };
  const proxy = await proxyBefore(listener, { bundle: PHOTOS });
  const headers = cookie === '' ? undefined : { cookie };
  const init = { method: 'POST', body: formOf(fields), ...(headers && { headers }) };
  const answer = await fetch(`${proxy.url}/photos`, init);
  const found = await proxy.found();
  const texts = proxy.ledger.findings().map((finding) => finding.text);
  return { found, texts, header: answer.headers.get(VIOLATION_HEADER), proxy };
}

describe('a form that passes through the proxy', () => {
  it('is no finding where it keeps the contract', async () => {
    expect(await send(good(), { status: 201 })).toMatchObject({ found: [], header: null });
  });

  it.each<[string, Record<string, string | Blob>, string]>([
    ['a missing part', { password: SECRET }, 'The body: the part "photo" is missing.'],
    [
      'a part of another type',
      { ...good(), photo: new Blob(['x'], { type: 'text/html' }) },
      'The body: the part "photo" is text/html, and image/* is documented.',
    ],
    [
      'a part against its schema',
      { ...good(), year: 'soon' },
      'The body: the part "year" must be integer.',
    ],
  ])('is told for %s', async (_name, fields, told) => {
    const { found, texts } = await send(fields);
    expect([found, texts]).toEqual([['request-body'], [told]]);
  });

  it('is told of a server that takes what the contract forbids', async () => {
    const { found, texts } = await send({ photo: photo() }, { status: 201 });
    expect(found).toEqual(['request-body', 'invalid-accepted']);
    expect(texts[1]).toBe('Taken, although the body: the part "password" is missing.');
  });

  it('shows no password of a part, also where the server says it again', async () => {
    const proxy = await proxyBefore(
      async (request, response) => {
        const said = /hunter22[\w-]*/.exec(await text(request))?.[0];
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ said }));
      },
      { bundle: PHOTOS },
    );
    const init = { method: 'POST', body: formOf(good()), headers: { cookie: COOKIE } };
    expect(await (await fetch(`${proxy.url}/photos`, init)).text()).toContain(SECRET);
    expect(await proxy.found()).toContain('status-undocumented');
    const state = await (await fetch(`${proxy.url}/__contract/state.json`)).text();
    expect(state).not.toContain('hunter22');
  });
});

describe('cookies that the contract declares', () => {
  it.each([
    ['a missing one', 'size=5', ['Session is missing.']],
    ['none at all', '', ['Session is missing.']],
    ['one against its schema', 'session=s; size=12', ['Size: data must be <= 9.']],
    ['one of another type', 'session=s; size=big', ['Size: data must be integer.']],
    [
      'a list against its schema',
      'session=s; sorts=new,best',
      ['Sorts: data/1 must be equal to one of the allowed values.'],
    ],
  ])('are told for %s', async (_name, cookie, told) => {
    const { found, texts } = await send(good(), { cookie });
    expect([found, texts]).toEqual([['request-parameter'], told]);
  });

  it.each([
    'session=s',
    'other=1; session=s; size=9',
    'session=%22quoted%22; size="7"',
    'session=100%; sorts=new,old',
  ])('are right as %s', async (cookie) => {
    expect((await send(good(), { cookie })).found).toEqual([]);
  });
});
