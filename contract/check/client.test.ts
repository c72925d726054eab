import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createClient,
  NoAnswerError,
  secondsIn,
  ServerGoneError,
  type ClientClock,
} from './client.ts';

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

/** A clock without time, whose pauses end when the test ends them. */
function heldClock() {
  const waits: number[] = [];
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const wait = (ms: number) => {
    waits.push(ms);
    begun.resolve();
    return end.promise;
  };
  return { clock: { now: () => 0, wait }, waits, begun: begun.promise, go: end.resolve };
}

let server: Server;
/** Statuses of the next answers; 200 after them. */
let statuses: number[];
beforeEach(async () => {
  statuses = [];
  server = createServer((_request, response) => {
    response.writeHead(statuses.shift() ?? 200, { 'retry-after': '3' }).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function clientAt(clock: ClientClock, rate?: number) {
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, rate, timeoutMs: 60_000, clock });
}
const GET = { method: 'GET', path: '/', headers: {} };

it('waits as long as a server asks, and asks once more', async () => {
  const { clock, waits, begun, go } = heldClock();
  statuses = [429];
  const client = clientAt(clock);
  const answer = client.send(GET);
  await begun;
  await setImmediate();
  expect([client.count(), waits]).toEqual([1, [3000]]);
  go();
  expect([(await answer).status, client.count()]).toEqual([200, 2]);
});

it('sends no more a second than it may', async () => {
  const { clock, waits, go } = heldClock();
  const client = clientAt(clock, 4);
  const answers = Array.from({ length: 4 }, () => client.send(GET));
  await answers[0];
  // The others have their times, and none is sent before its own.
  expect([client.count(), waits]).toEqual([1, [250, 500, 750]]);
  go();
  await Promise.all(answers);
  expect(client.count()).toBe(4);
});

it('waits for a server that starts again, and tells one that is gone from a connection that broke', async () => {
  const { port } = server.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: 60_000 });
  const request = { method: 'GET', path: '/', headers: {} };
  const stop = () => new Promise((done) => server.close(done));
  await stop();
  const asked = client.send(request);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  expect((await asked).status).toBe(200);
  server.once('connection', (socket) => void socket.destroy());
  server.closeAllConnections();
  expect((await client.send(request)).status).toBe(200);
  server.closeAllConnections();
  await stop();
  await expect(client.send(request)).rejects.toThrow(ServerGoneError);
  expect(new ServerGoneError()).toBeInstanceOf(NoAnswerError);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
});
