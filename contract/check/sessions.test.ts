import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter, type Adapter } from './adapter.ts';
import { checkContract } from './check-contract.ts';

const content = { 'application/json': { schema: { type: 'object' } } };
const headers = { 'WWW-Authenticate': { schema: { type: 'string' } } };
const refused = Object.fromEntries(
  ['400', '401', '404', '405', '415'].map((status) => [
    status,
    { description: 'A refusal.', headers, content },
  ]),
);
const bundle = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Sessions', version: '1' },
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/sign-out': {
          post: {
            operationId: 'signOut',
            responses: { '204': { description: 'Ended.' }, ...refused },
          },
        },
        '/me': {
          get: {
            operationId: 'me',
            responses: { '200': { description: 'Me.', content }, ...refused },
          },
        },
      },
    },
    'sessions.yaml',
  ),
);

let open: Set<string>;
beforeEach(() => {
  open = new Set(['Bearer one', 'Bearer two']);
});
const server = createServer((request, response) => {
  const token = request.headers.authorization ?? '';
  const known = { '/sign-out': 'POST', '/me': 'GET' }[request.url?.split('?')[0] ?? ''];
  const answer = (status: number, more: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...more });
    response.end('{}');
  };
  if (known === undefined) answer(404);
  else if (known !== request.method) answer(405, { allow: known });
  else if (!open.has(token)) answer(401, { 'www-authenticate': 'Bearer' });
  else if (known === 'GET') answer(200);
  else {
    open.delete(token);
    response.writeHead(204).end();
  }
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const check = (adapter: Adapter) => checkContract({ url, bundle, adapter, seed: 1 });
const owner = { authorization: 'Bearer one' };

it('does not sign itself out', async () => {
  const { findings, notes } = await check(tokenAdapter({ owner }));
  expect(findings).toEqual([]);
  expect(open).toContain('Bearer one');
  expect(notes.join('\n')).toContain(
    'A success of POST /sign-out would end the session of the run',
  );
});

it('signs out with the session that an adapter gives for it', async () => {
  const examples: Adapter['examples'] = (operationId) =>
    operationId === 'signOut' ? { headers: { authorization: 'Bearer two' } } : undefined;
  const { notes } = await check({ ...tokenAdapter({ owner }), examples });
  expect(open).toEqual(new Set(['Bearer one']));
  expect(notes.join('\n')).not.toContain('POST /sign-out');
});
