import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';

const string = { type: 'string', minLength: 1 };
const query = (name: string, example: string) => ({ name, in: 'query', schema: string, example });
const order = { buyer: 'Lin', note: 'Ring twice', place: 'Porto', lines: [{ sku: 'a1' }] };
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const bundle = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Orders', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/orders': {
          get: {
            operationId: 'listOrders',
            security: [{ token: [] }],
            parameters: [query('place', 'Porto'), query('buyer', 'Lin'), query('since', '2026')],
            responses: { '200': { description: 'All.', content: json({ type: 'array' }) } },
          },
          post: {
            operationId: 'order',
            security: [{ token: [] }],
            parameters: [query('dry', 'no')],
            requestBody: {
              required: true,
              content: json(
                { type: 'object', properties: { buyer: string, note: string, place: string } },
                order,
              ),
            },
            responses: {
              '201': { description: 'Ordered.' },
              '4XX': { description: 'Refused.' },
            },
          },
        },
      },
    },
    'orders.yaml',
  ),
);

/** Fails on every note, and on every list that is asked for a buyer. */
async function statusOf(request: IncomingMessage): Promise<number> {
  const { searchParams } = new URL(request.url ?? '', 'http://orders.test');
  if (request.method === 'GET') return searchParams.has('buyer') ? 500 : 200;
  if (request.method !== 'POST') return 405;
  const body = await text(request);
  if (body.includes('"note":"Ring twice"')) return 500;
  return body.includes('"buyer":"Lin"') ? 201 : 422;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const status = await statusOf(request);
  response.writeHead(status, { 'content-type': 'application/json', allow: 'GET, POST' });
  response.end(status === 200 ? '[]' : undefined);
}
const server = createServer((request, response) => void answer(request, response));

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise<unknown>((done) => server.close(done)));

it('shows a violation by no more than it needs', async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const adapter = tokenAdapter({ owner: { authorization: 'Bearer lin' } });
  const { findings } = await checkContract({ url, bundle, adapter, seed: 1 });
  const shown = (operation: string) =>
    findings.find((one) => one.operation === operation && one.check === 'server-error')?.request;
  expect(shown('GET /orders')).toEqual({
    method: 'GET',
    path: expect.stringMatching(/^\/orders\?buyer=[^&]+$/),
    headers: {},
  });
  expect(shown('POST /orders')).toEqual({
    method: 'POST',
    path: '/orders',
    headers: { authorization: 'Bearer ***', 'content-type': 'application/json' },
    body: '{"note":"Ring twice"}',
  });
});
