import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRIEF, DRAFT, joinServer } from '../testing/api-person.ts';
import { percentile, report } from '../testing/figures.ts';
import { hostileBodies } from '../testing/hostile-bodies.ts';
import { libraryOf } from '../testing/ledger.ts';
import { rawSocket } from '../testing/raw-socket.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const LONG = Boolean(process.env['EXHAUSTIVE']);
/** What a slow reader is given in the quick form, which saves a quarter of a minute. */
const PATIENCE_MS = LONG ? 15_000 : 3_000;
const CROWD = LONG ? 500 : 60;
const READERS = LONG ? 500 : 150;
const SERVER = 'platform/http/server.ts';
const PIPELINED = 15;
const ASSET = '/assets/large-1a2b3c4d.js';

let appDir: string;
let server: ServerProcess;

beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'promptwell-app-'));
  mkdirSync(join(appDir, 'assets'));
  writeFileSync(join(appDir, 'index.html'), '<!doctype html><title>x</title>');
  writeFileSync(join(appDir, ASSET), randomBytes(450_000));
  server = await startServer({
    preloads: true,
    env: { APP_DIR: appDir, RATE_LIMIT_FACTOR: '1000' },
    replacements: [
      {
        file: SERVER,
        find: 'const SLOW_READER_MS = 15_000;',
        replace: `const SLOW_READER_MS = ${PATIENCE_MS};`,
      },
      ...(LONG
        ? []
        : [
            { file: SERVER, find: 'headersTimeout: 5_000', replace: 'headersTimeout: 2_000' },
            { file: SERVER, find: 'requestTimeout: 15_000', replace: 'requestTimeout: 3_000' },
          ]),
    ],
  });
});
afterAll(async () => {
  await server?.stop();
  rmSync(appDir, { recursive: true, force: true });
});

/** Asks `/live` again and again until `until` is through, and gives how long each answer took. */
async function askMeanwhile(until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const state = { over: false };
  void until.finally(() => (state.over = true));
  while (!state.over) {
    const at = performance.now();
    expect((await fetch(`${server.origin}/live`)).status).toBe(200);
    times.push(performance.now() - at);
    await new Promise((done) => void setTimeout(done, 20));
  }
  return times;
}

async function waitUntil(fits: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!fits()) {
    if (performance.now() > end) throw new Error('Waited in vain');
    await new Promise((done) => void setTimeout(done, 100));
  }
}

describe('connections that are slow on purpose', () => {
  it.runIf(process.platform === 'linux')(
    'cost little when they read nothing, and are closed',
    { tags: ['long'] },
    async () => {
      // What the process keeps for good is there before it is weighed: the cards, and a first round.
      await waitUntil(() => server.output().includes('card indexes preloaded'));
      await Promise.all(
        Array.from({ length: 50 }, async () => (await fetch(`${server.origin}${ASSET}`)).bytes()),
      );
      const before = server.rss();
      const open = server.openSockets();
      const ask = `GET ${ASSET} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(PIPELINED);
      const started = performance.now();
      const readers = Array.from({ length: READERS }, () => rawSocket(server.port, ask));
      let most = before;
      // The answer to each has begun: from here on none of them takes anything.
      await Promise.all(
        readers.map(async ({ socket }) => {
          socket.resume();
          await once(socket, 'data');
          socket.pause();
        }),
      );
      // A socket that reads nothing does not notice its end; the server's side is counted.
      const closed = waitUntil(() => {
        most = Math.max(most, server.rss());
        return server.openSockets() < open + 20;
      });
      const times = await askMeanwhile(closed);
      await closed;
      for (const { socket } of readers) socket.destroy();
      report({
        check: 'slow readers',
        n: READERS,
        bad: 0,
        pipelined: PIPELINED,
        closedMs: Math.round(performance.now() - started),
        rssGrowthMb: Math.round(most - before),
        liveP50: percentile(times, 0.5),
        liveP99: percentile(times, 0.99),
      });
      expect(most - before).toBeLessThan(50);
    },
  );

  it('are closed when they send half of a request, or nothing', async () => {
    const login = 'POST /api/users/auth/login HTTP/1.1\r\nHost: x\r\n';
    const halves = {
      headers: 'GET / HTTP/1.1\r\nHost: x\r\nx-a: 1\r\n',
      body: `${login}Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{`,
      nothing: '',
    };
    const kinds = Object.entries(halves).map(([kind, text]) => {
      const sockets = Array.from({ length: CROWD }, () => rawSocket(server.port, text, true));
      return { kind, all: Promise.all(sockets.map(({ closed }) => closed)) };
    });
    const times = await askMeanwhile(Promise.all(kinds.map(({ all }) => all)));
    for (const { kind, all } of kinds) {
      const closedMs = Math.round(Math.max(...(await all)));
      const [liveP50, liveP99] = [percentile(times, 0.5), percentile(times, 0.99)];
      report({ check: `half-sent: ${kind}`, n: CROWD, bad: 0, closedMs, liveP50, liveP99 });
      expect(closedMs).toBeLessThan(30_000);
    }
  });
});

describe('bodies that are hostile', () => {
  const all: [string, string, Record<string, unknown>, string][] = [
    [
      'POST',
      '/api/users/auth/login',
      { email: 'a@example.com', password: 'cedar-lantern-42' },
      'email',
    ],
    ['POST', '/api/users/prompt/save', { ...DRAFT }, 'title'],
    ['POST', '/api/users/prompt/save', { ...DRAFT }, 'body'],
    ['POST', '/api/users/prompt/generate', { ...BRIEF }, 'goal'],
    ['POST', '/api/users/prompt/execute', { draft: DRAFT, values: { name: 'Mei' } }, 'values'],
    ['PATCH', '/api/users/profile/update', { firstName: 'Lin' }, 'firstName'],
  ];
  const operations = LONG ? all : all.filter((_, at) => at % 2 === 0);

  it('are answered within the contract, never with a failure of ours, and leave nothing behind', async () => {
    const person = await joinServer(server.origin);
    const before = server.rss();
    const bad: string[] = [];
    let n = 0;
    for (const [method, path, good, field] of operations)
      for (const { name, bytes, headers } of hostileBodies(good, field)) {
        n += 1;
        const answer = await fetch(`${server.origin}${path}`, {
          method,
          headers: { authorization: `Bearer ${person.token}`, ...headers },
          body: bytes,
        });
        const text = await answer.text();
        const problem =
          answer.status >= 400 && !/problem\+json/.test(answer.headers.get('content-type') ?? '');
        // Free plans are full soon; that is an answer as any other.
        if (answer.status >= 500 || problem)
          bad.push(`${path} ${field}, ${name}: ${answer.status} ${text}`);
      }
    const growth = server.rss() - before;
    report({ check: 'hostile bodies', n, bad: bad.length, rssGrowthMb: Math.round(growth) });
    expect(bad).toEqual([]);
    expect(n).toBeGreaterThanOrEqual(LONG ? 300 : 150);
    expect(growth).toBeLessThan(100);
    const profile = await person.ask('GET', '/api/users/me/profile');
    expect(await profile.json()).toMatchObject({ user: { role: 'individual' } });
  });

  it('that break off are refused as such: nothing is begun, kept or logged as a failure of ours', async () => {
    const N = 20;
    const SAVE = '/api/users/prompt/save';
    const person = await joinServer(server.origin);
    const before = server.log().length;
    // Whole as JSON, and yet not all that was announced: taken for the end, it would be saved.
    const body = JSON.stringify(DRAFT);
    const keyOf = (at: number) => `broken-off-${at}`;
    const head = (at: number) =>
      `POST ${SAVE} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${person.token}\r\nIdempotency-Key: ${keyOf(at)}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length + 9}\r\nExpect: 100-continue\r\n\r\n${body}`;
    const sockets = server.openSockets();
    const left = Array.from({ length: N }, (_, at) => rawSocket(server.port, head(at), true));
    for (const { socket } of left) {
      // Told to go on: the request is there, and a reset cannot overtake it.
      if (socket.bytesRead === 0) await once(socket, 'data');
      socket.resetAndDestroy();
    }
    const saves = () =>
      server
        .log()
        .slice(before)
        .filter(({ route, msg }) => route === `POST ${SAVE}` && msg === 'request');
    await expect.poll(() => saves().length, { timeout: 20_000 }).toBe(N);
    expect(saves().map(({ status }) => status)).toEqual(Array(N).fill(400));
    await expect.poll(() => server.openSockets(), { timeout: 10_000 }).toBeLessThanOrEqual(sockets);
    const lines = server.log().slice(before);
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    expect(await libraryOf(person)).toEqual([]);
    const saved = await person.ask('POST', SAVE, { body: DRAFT, key: keyOf(0) });
    expect(saved.status).toBe(201);
    expect(saved.headers.get('idempotency-replayed')).toBeNull();
    await saved.arrayBuffer();
  });
});
