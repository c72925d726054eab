import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DRAFT, joinServer, type ApiPerson } from '../testing/api-person.ts';
import { runEvents } from '../testing/event-stream.ts';
import { report } from '../testing/figures.ts';
import { startModelProvider, type ModelProvider } from '../testing/model-provider.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const LONG = Boolean(process.env['EXHAUSTIVE']);
const ROUNDS = LONG ? 20 : 1;
/** Each has ten requests under way. */
const PEOPLE = LONG ? 10 : 4;
const PDF = '/api/users/prompt/generate/pdf-without-save';
/** A generation asks the model for each of them. */
const CANDIDATES = 3;
/** Long enough to see it, short enough to wait for it. */
const SHORT: readonly Replacement[] = [
  { file: 'shutdown.ts', find: 'const DRAIN_MS = 25_000;', replace: 'const DRAIN_MS = 5_000;' },
];

let provider: ModelProvider;
let server: ServerProcess;

beforeAll(async () => {
  provider = await startModelProvider();
});
afterEach(() => server?.stop());
afterAll(() => provider?.close());

async function start(replacements: readonly Replacement[] = []): Promise<void> {
  server = await startServer({
    preloads: true,
    env: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in-1',
      RATE_LIMIT_FACTOR: '1000',
    },
    replacements,
  });
}

type Stream = { first: Promise<void>; last: Promise<string> };

/** A streamed run: when its first piece is there, and the event that it ended with. */
function stream(person: ApiPerson): Stream {
  const first = Promise.withResolvers<void>();
  const read = async () => {
    let last = '';
    for await (const event of runEvents(await person.run({ stream: true }))) {
      if (event.type === 'delta') first.resolve();
      last = event.type;
    }
    return last;
  };
  return { first: first.promise, last: read().catch((error: unknown) => String(error)) };
}

/** A request on a connection of its own: when it has left this process, and its status. */
function send(token: string, method: string, path: string, body?: unknown) {
  const left = Promise.withResolvers<void>();
  const status = new Promise<string>((done) => {
    const asked = request(`${server.origin}${path}`, {
      method,
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    asked.on('error', (error) => done(String(error)));
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('error', (error) => done(String(error)));
      answer.on('end', () => done(String(answer.statusCode)));
    });
    asked.end(body === undefined ? undefined : JSON.stringify(body), () => left.resolve());
  });
  return { left: left.promise, status };
}

describe('a server that is told to stop', () => {
  it('lets every request end, streams and exports among them', { timeout: 1_800_000 }, async () => {
    let n = 0;
    let bad = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      provider.mode = 'held';
      await start();
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, () => joinServer(server.origin)),
      );
      const streams = people.flatMap((person) => Array.from({ length: 4 }, () => stream(person)));
      await Promise.all(streams.map(({ first }) => first));
      const others = people.flatMap(({ token }) => [
        send(token, 'POST', PDF, { draft: DRAFT }),
        ...Array.from({ length: 5 }, () => send(token, 'GET', '/api/users/me/profile')),
      ]);
      await Promise.all(others.map(({ left }) => left));
      server.kill('SIGTERM');
      const statuses = await Promise.all(others.map(({ status }) => status));
      // The provider says the rest only now: the streams are waited for, not broken off.
      const going = setInterval(() => provider.release(), 50);
      const lasts = await Promise.all(streams.map(({ last }) => last));
      clearInterval(going);
      const failed = [
        ...statuses.filter((status) => status !== '200'),
        ...lasts.filter((last) => last !== 'finished'),
      ];
      n += statuses.length + lasts.length;
      bad += failed.length;
      expect(failed).toEqual([]);
      expect(await server.exit).toEqual({ code: 0, signal: null });
      await server.stop();
    }
    report({ check: 'graceful stop', n, bad, rounds: ROUNDS });
  });

  it(
    'ends what goes on for too long with an event, and refuses what gave nothing with 503',
    { tags: ['long'] },
    async () => {
      await start(SHORT);
      const person = await joinServer(server.origin);
      provider.mode = 'held';
      const streams = Array.from({ length: 10 }, () => stream(person));
      await Promise.all(streams.map(({ first }) => first));
      provider.mode = 'silent';
      const before = provider.inWork();
      const silent = [...Array.from({ length: 5 }, () => person.run()), person.generate()];
      await expect
        .poll(() => provider.inWork(), { timeout: 20_000 })
        .toBe(before + silent.length - 1 + CANDIDATES);
      server.kill('SIGTERM');
      const lasts = await Promise.all(streams.map(({ last }) => last));
      expect(lasts).toEqual(Array<string>(10).fill('failed'));
      for (const answer of await Promise.all(silent)) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('5');
        expect(await answer.json()).toMatchObject({ code: 'unavailable' });
      }
      expect(await server.exit).toEqual({ code: 0, signal: null });
      expect(server.output()).not.toContain('internal_error');
    },
  );
});
