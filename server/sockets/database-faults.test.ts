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
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

/** The product on a PostgreSQL that fails behind a proxy. */
const PROVE = process.env['PROVE'] !== undefined;
const SEED = Number(process.env['SEED'] ?? 20_261_121);
/** Six seconds, and room for a busy machine. */
const ANSWER_MS = PROVE ? 7_000 : 10_000;
const HEALTHY_MS = 15_000;

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
  server = await startServer({ env: postgresEnvironment(url.href) });
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
const isReady = async () => (await fetch(`${server.origin}/ready`)).status;
/** Ends the fault and gives the time until the server is ready again. */
async function repair(): Promise<number> {
  const started = performance.now();
  await proxy.set({ kind: 'pass' });
  await expect.poll(isReady, { timeout: HEALTHY_MS, interval: 50 }).toBe(200);
  return performance.now() - started;
}

const FAULTS: [string, Fault][] = [
  ['is refused', { kind: 'refuse' }],
  ['takes ten seconds', { kind: 'delay', ms: 10_000 }],
  ['is cut in mid-result', { kind: 'cut', afterBytes: 60 }],
  ['says nothing any more', { kind: 'halfOpen' }],
];

describe('a database that', () => {
  it.each(FAULTS)(
    '%s fails each call in time, and is used again',
    { timeout: 1_200_000 },
    async (name, fault) => {
      const rounds = PROVE ? 20 : 1;
      const answers: Outcome[] = [];
      const healthy: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const key = `fault-${fault.kind}-${round}`;
        await proxy.set(fault);
        answers.push(...(await plainCalls(key)), ...(await plainCalls(key)));
        healthy.push(await repair());
        expect(server.exited()).toBe(false);
        expect(await saveOnce(person, key)).toBe(true);
        expect(await libraryOf(person)).toHaveLength(1);
        await emptyLibrary(person);
      }
      expect(answers.filter(({ ms }) => ms > ANSWER_MS)).toEqual([]);
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
      const times = answers.map(({ ms }) => ms);
      report(`a database that ${name}`, {
        n: answers.length,
        bad: 0,
        p50: percentile(times, 50),
        worst: percentile(times, 100),
        healthyWorst: percentile(healthy, 100),
      });
    },
  );

  it('ends every connection among writes leaves the server running', async () => {
    const writes = Array.from({ length: 8 }, (_, at) => saveOnce(person, `ended-key-${at}`));
    await database.sql.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await Promise.all(writes);
    await repair();
    for (let at = 0; at < 8; at += 1) expect(await saveOnce(person, `ended-key-${at}`)).toBe(true);
    expect(await libraryOf(person)).toHaveLength(8);
    await emptyLibrary(person);
  });
});

it('a save whose outcome was lost is made once', { timeout: 600_000 }, async () => {
  const next = random(SEED);
  const cuts = PROVE ? 200 : 12;
  let unanswered = 0;
  let committed = 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    const key = `lost-key-${cut}`;
    await proxy.set({ kind: 'cut', afterBytes: Math.floor(next() * 6_000) });
    const kept = await saveOnce(person, key).catch(() => false);
    await repair();
    const { rows } = await database.sql.query('select 1 from prompts where deleted_at is null');
    if (!kept) unanswered += 1;
    if (!kept) committed += rows.length;
    expect(await saveOnce(person, key)).toBe(true);
    expect((await libraryOf(person)).map(({ title }) => title)).toEqual([`${DRAFT.title} ${key}`]);
    await emptyLibrary(person);
  }
  expect(unanswered).toBeGreaterThan(0);
  report('saves whose outcome was lost', { seed: SEED, n: cuts, unanswered, committed, bad: 0 });
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
