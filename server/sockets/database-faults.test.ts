import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DRAFT, joinServer, type ApiPerson } from '../testing/api-person.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '../testing/fault-proxy.ts';
import {
  emptyLibrary,
  libraryOf,
  percentile,
  random,
  report,
  saveOnce,
} from '../testing/ledger.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

/** The product on a PostgreSQL that fails behind a proxy. */
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const ROUNDS = Number(process.env['ROUNDS'] ?? (EXHAUSTIVE ? 20 : 1));
const SEED = Number(process.env['SEED'] ?? 20_261_121);
/** Six seconds, and room for a busy machine. */
const ANSWER_MS = EXHAUSTIVE ? 7_000 : 10_000;
const HEALTHY_MS = 15_000;
/** The quick form does not wait 20 seconds for a key; the lease still outlives its request. */
const SHORT_LEASE: Replacement = {
  file: 'platform/idempotency/store.ts',
  find: 'export const LEASE_MS = 20_000;',
  replace: 'export const LEASE_MS = 6_000;',
};

let postgres: TestPostgres;
let database: Awaited<ReturnType<TestPostgres['open']>>;
let proxy: FaultProxy;
let server: ServerProcess;
let person: ApiPerson;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open();
  const url = new URL(database.url);
  proxy = await startFaultProxy({ port: Number(url.port) });
  url.port = String(proxy.port);
  server = await startServer({
    env: postgresEnvironment(url.href),
    replacements: EXHAUSTIVE ? [] : [SHORT_LEASE],
  });
  person = await joinServer(server.origin, async (email) => {
    await database.sql.query('update users set email_verified_at = now() where email = $1', [
      email,
    ]);
  });
});
afterAll(async () => {
  await proxy?.set({ kind: 'pass' });
  await server?.stop();
  await proxy?.close();
  await database?.close();
  await postgres?.stop();
});
afterEach(async () => {
  await proxy.set({ kind: 'pass' });
});

type Outcome = { name: string; status: number; ms: number };
async function timed(name: string, call: () => Promise<Response>): Promise<Outcome> {
  const started = performance.now();
  const answer = await call();
  await answer.text();
  return { name, status: answer.status, ms: performance.now() - started };
}
const plainCalls = (key: string): Promise<Outcome[]> =>
  Promise.all([
    timed('profile', () => person.ask('GET', '/api/users/me/profile')),
    timed('list', () => person.ask('GET', '/api/users/prompt/my')),
    timed('counts', () => person.ask('GET', '/api/v1/admin/user/counts')),
    timed('rename', () =>
      person.ask('PATCH', '/api/users/profile/update', { body: { firstName: 'Mei' } }),
    ),
    timed('save', () =>
      person.ask('POST', '/api/users/prompt/save', {
        key,
        body: { ...DRAFT, title: `${DRAFT.title} ${key}` },
      }),
    ),
    timed('run', () => person.run()),
  ]);
const isReady = async () => {
  if (server.exited()) throw new Error(`The server ended:\n${server.output().slice(-4_000)}`);
  return (await fetch(`${server.origin}/ready`)).status;
};
/** Ends the fault and gives the time until the server is ready again. */
async function repair(): Promise<number> {
  const started = performance.now();
  await proxy.set({ kind: 'pass' });
  await expect.poll(isReady, { timeout: HEALTHY_MS, interval: 50 }).toBe(200);
  return performance.now() - started;
}

const FAULTS: [string, Fault][] = [
  ['is refused', { kind: 'refuse' }],
  ['is slow at every step', { kind: 'delay', ms: 1_000 }],
  ['takes ten seconds', { kind: 'delay', ms: 10_000 }],
  ['is cut in mid-result', { kind: 'cut', afterBytes: 60 }],
  ['says nothing any more', { kind: 'halfOpen' }],
];
/** Every call waits for what these delay. */
const SLOW = ['is slow at every step', 'takes ten seconds'];

describe('a database that', () => {
  describe.each(FAULTS)('%s', (name, fault) => {
    const tags = SLOW.includes(name) ? ['long'] : [];
    it('fails each call in time, and is used again', { timeout: 1_200_000, tags }, async () => {
      const answers: Outcome[] = [];
      const healthy: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const key = `${name.replaceAll(' ', '-')}-${round}`;
        await proxy.set(fault);
        answers.push(...(await plainCalls(key)));
        if (EXHAUSTIVE) answers.push(...(await plainCalls(key)));
        healthy.push(await repair());
        expect(server.exited()).toBe(false);
        expect(await saveOnce(person, key)).toBe(true);
        expect(await libraryOf(person)).toHaveLength(1);
        await emptyLibrary(person);
      }
      // A run that succeeds may take 90 seconds, as a model does.
      const bounded = answers.filter(({ name: call, status }) => call !== 'run' || status !== 200);
      expect(bounded.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      const times = bounded.map(({ ms }) => ms);
      report(`a database that ${name}`, {
        n: answers.length,
        bad: 0,
        p50: percentile(times, 50),
        worst: percentile(times, 100),
        healthyWorst: percentile(healthy, 100),
      });
    });
  });

  it(
    'ends every connection among writes leaves the server running',
    { timeout: 600_000 },
    async () => {
      const write = (at: number) =>
        timed('write', () =>
          person.ask('PATCH', '/api/users/profile/update', { body: { firstName: `Mei ${at}` } }),
        );
      for (let round = 0; round < (EXHAUSTIVE ? 100 : 8); round += 1) {
        const writes = Promise.all(Array.from({ length: 8 }, (_, at) => write(at)));
        await write(9);
        await database.sql.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
        );
        const statuses = (await writes).map(({ status }) => status);
        expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      }
      await repair();
      expect(server.exited()).toBe(false);
    },
  );
});

describe('a save whose outcome was lost', () => {
  const inCommit =
    "select 1 from pg_stat_activity where state = 'active' and query ilike 'commit%'";
  const kept = async () =>
    (await database.sql.query('select 1 from prompts where deleted_at is null')).rows.length;
  /** The same request again, until it is answered; then there is exactly one prompt. */
  async function settle(key: string): Promise<void> {
    await repair();
    expect(await saveOnce(person, key)).toBe(true);
    expect((await libraryOf(person)).map(({ title }) => title)).toEqual([`${DRAFT.title} ${key}`]);
    await emptyLibrary(person);
  }

  it(
    'because the connection was cut in the commit is made once',
    { timeout: 900_000 },
    async () => {
      const cuts = EXHAUSTIVE ? 200 : 5;
      // What is deferred runs within the commit, so that the cut meets it each time.
      await database.sql.exec(`create function linger() returns trigger language plpgsql
      as $$ begin perform pg_sleep(0.3); return null; end $$;
      create constraint trigger linger after insert on prompt_versions
      deferrable initially deferred for each row execute function linger()`);
      let committed = 0;
      for (let cut = 0; cut < cuts; cut += 1) {
        const key = `commit-key-${cut}`;
        const first = saveOnce(person, key);
        await expect
          .poll(async () => (await database.sql.query(inCommit)).rows.length, {
            interval: 5,
            timeout: 10_000,
          })
          .toBe(1);
        proxy.cutAll();
        expect(await first).toBe(false);
        await expect.poll(async () => (await database.sql.query(inCommit)).rows.length).toBe(0);
        committed += await kept();
        await settle(key);
      }
      await database.sql.exec('drop trigger linger on prompt_versions; drop function linger');
      expect(committed).toBe(cuts);
      report('saves cut in the commit', { n: cuts, committed, bad: 0 });
    },
  );

  it('at any moment is made once', { timeout: 900_000 }, async () => {
    const next = random(SEED);
    const cuts = EXHAUSTIVE ? 100 : 6;
    let unanswered = 0;
    for (let cut = 0; cut < cuts; cut += 1) {
      const key = `lost-key-${cut}`;
      await proxy.set({ kind: 'cut', afterBytes: Math.floor(next() * 6_000) });
      if (!(await saveOnce(person, key).catch(() => false))) unanswered += 1;
      await settle(key);
    }
    expect(unanswered).toBeGreaterThan(0);
    report('saves cut at any moment', { seed: SEED, n: cuts, unanswered, bad: 0 });
  });
});

it('a stream whose database goes away ends, and the server lives', async () => {
  const key = 'stream-cut-1';
  const answer = await person.run({ stream: true, key });
  expect(answer.status).toBe(200);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader.read()).value ?? '';
  await proxy.set({ kind: 'refuse' });
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    text += piece.value;
  expect(text).toMatch(/event: (failed|finished)\n/);
  await repair();
  expect(server.exited()).toBe(false);
  const replay = async () => (await person.run({ key })).status;
  await expect.poll(replay, { timeout: 60_000, interval: 500 }).toBe(200);
  expect(server.output()).not.toContain(key);
});
