import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadAdapter, type Adapter } from '../check/adapter.ts';

/** Paths of the template's server, its password form and its deletion of one's own account. */
const asked: string[] = [];
const server = createServer();
server.on('request', async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { method, url, headers } = request;
  asked.push(`${method} ${url} ${headers.authorization ?? ''}`.trim());
  const form = new URLSearchParams(body);
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const email = form.get('username') ?? '';
  if (url === '/api/v1/login/access-token' && isForm && email.includes('@'))
    response.end(JSON.stringify({ access_token: `token-of-${email}` }));
  else if (url === '/api/v1/users/signup' && JSON.parse(body).password.length >= 8)
    response.end('{}');
  else if (method === 'DELETE' && url === '/api/v1/users/me') response.end('{}');
  else response.writeHead(422).end('{"detail":"no"}');
});
let url: string;
let adapter: Adapter;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  adapter = await loadAdapter(join(import.meta.dirname, 'fastapi.mjs'));
});
afterAll(() => void server.close());

it('signs two people up by the password form, and removes them at the end', async () => {
  const { actors } = await adapter.prepare({ url, fetch });
  expect(actors.owner?.['authorization']).toMatch(/^Bearer token-of-check-owner-\w+@example\.com$/);
  expect(actors.other).not.toEqual(actors.owner);
  await adapter.reset?.();
  expect(asked.filter((line) => line.startsWith('DELETE'))).toEqual([
    `DELETE /api/v1/users/me ${actors.owner?.['authorization']}`,
    `DELETE /api/v1/users/me ${actors.other?.['authorization']}`,
  ]);
});

it('tells what the server refused', async () => {
  await expect(adapter.prepare({ url: `${url}/elsewhere`, fetch })).rejects.toThrow(
    'POST /api/v1/users/signup answered 422: {"detail":"no"}',
  );
});
