import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';

const uuid = { type: 'string', format: 'uuid' };
const named = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
const id = (name: string) => ({ name, in: 'path', required: true, schema: uuid });
const refusals = Object.fromEntries(
  ['400', '401', '404', '415', '422'].map((status) => [status, { description: 'Refused.' }]),
);
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const thing = json({ type: 'object', required: ['id'], properties: { id: uuid } });
const post = (operationId: string, ...parameters: object[]) => ({
  operationId,
  parameters,
  requestBody: { required: true, ...json(named) },
  responses: { '201': { description: 'Made.', ...thing }, ...refusals },
});
const bundle = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Shops', version: '1' },
      security: [{ bearer: [] }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/shops': { post: post('openShop') },
        '/shops/{shopId}/jobs': { post: post('addJob', id('shopId')) },
        '/shops/{shopId}/jobs/{jobId}': {
          get: {
            operationId: 'readJob',
            parameters: [id('shopId'), id('jobId')],
            responses: { '200': { description: 'A job.', ...thing }, ...refusals },
          },
        },
      },
    },
    'shops.json',
  ),
);

/** Whether a job is looked for in the shop that is named. */
let looksInShop = true;
const shops = new Map<string, string>();
const jobs = new Map<string, string>();

function makes(read: unknown): boolean {
  const { name } = (read ?? {}) as { name?: unknown };
  return typeof name === 'string';
}

async function answer(request: IncomingMessage): Promise<[status: number, body?: unknown]> {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  const [, first, shop = '', second, job] = url.split('/');
  if (method !== (job === undefined ? 'POST' : 'GET')) return [405];
  const person = /^Bearer (lin|amal)$/.exec(headers.authorization ?? '')?.[1];
  if (person === undefined || first !== 'shops') return [401];
  if (second === 'jobs' && shops.get(shop) !== person) return [404];
  if (job !== undefined) {
    const at = jobs.get(job);
    return at !== undefined && (at === shop || !looksInShop) ? [200, { id: job }] : [404];
  }
  if (headers['content-type'] !== 'application/json' || headers['content-encoding']) return [415];
  try {
    if (!makes(JSON.parse(body))) return [422];
  } catch {
    return [400];
  }
  const made = randomUUID();
  if (second === 'jobs') jobs.set(made, shop);
  else shops.set(made, person);
  return [201, { id: made }];
}

const server = createServer(async (request, response) => {
  const [status, body] = await answer(request);
  const isJob = /\/jobs\/./.test(request.url ?? '');
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(status === 405 && { allow: isJob ? 'GET' : 'POST' }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});
beforeAll(async () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

async function check(isRight: boolean) {
  looksInShop = isRight;
  const [owner, other] = ['lin', 'amal'].map((name) => ({ authorization: `Bearer ${name}` }));
  const { findings } = await checkContract({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bundle,
    adapter: { ...tokenAdapter({ owner, other }), isPrivate: true },
    seed: 1,
  });
  return findings.map((one) => `${one.check} ${one.operation}`);
}

it("asks for the item of another person below a parent of one's own", async () => {
  expect(await check(true)).toEqual([]);
  expect(await check(false)).toContain('foreign-access GET /shops/{shopId}/jobs/{jobId}');
});
