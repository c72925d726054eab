import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createClient, secondsIn } from './client.ts';

const NOW = Date.UTC(2026, 0, 1, 12);

it.each([
  ['3', 3],
  ['Thu, 01 Jan 2026 12:00:02 GMT', 2],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  ['soon', Number.NaN],
  ['', Number.NaN],
])('reads Retry-After: %j', (text, seconds) => {
  expect(secondsIn(text, NOW)).toBe(seconds);
});

it('waits as long as a server asks, and sends no more a second than it may', async () => {
  const times: number[] = [];
  const server = createServer((_request, response) => {
    times.push(performance.now());
    const date = new Date(Date.now() + 1000).toUTCString();
    response.writeHead(times.length === 1 ? 429 : 200, { 'retry-after': date }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, rate: 4, timeoutMs: 5000 });
  const send = () => client.send({ method: 'GET', path: '/', headers: {} });
  try {
    expect((await send()).status).toBe(200);
    await Promise.all([send(), send(), send()]);
    expect(client.count()).toBe(5);
    // Dates have whole seconds; timers may be early by a millisecond.
    expect((times[4] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(740);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
