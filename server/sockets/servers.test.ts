import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinServer, personAt, type ApiPerson } from '../testing/api-person.ts';
import { startBalancedLoad } from '../testing/balanced-load.ts';
import { report } from '../testing/figures.ts';
import { startMailReceiver, type MailReceiver } from '../testing/mail-receiver.ts';
import { startModelProvider, type ModelProvider } from '../testing/model-provider.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

const LONG = Boolean(process.env['EXHAUSTIVE']);
/** How long a server goes on listening once it is told to stop; the product's own 5 s in the long form. */
const LINGER_MS = LONG ? 5_000 : 1_500;
const PEOPLE = LONG ? 10 : 4;
const MAILS = 30;
/** Three starts under load, on a machine that may be busy. */
const SLOW = { timeout: 300_000 };

/** Three processes of the product on one PostgreSQL, with a model: a demo run counts nothing. */
let postgres: TestPostgres;
let database: Awaited<ReturnType<TestPostgres['open']>>;
let mails: MailReceiver;
let provider: ModelProvider;
let servers: ServerProcess[] = [];

const start = (port?: number) =>
  startServer({
    env: {
      ...postgresEnvironment(database.url),
      SMTP_URL: mails.url,
      OPENAI_BASE_URL: `http://127.0.0.1:${provider.port}/v1`,
      OPENAI_MODEL: 'stand-in-1',
      OPENAI_API_KEY: 'sk-test-0123456789abcdef',
    },
    ...(port !== undefined && { port }),
    replacements: [
      {
        file: 'shutdown.ts',
        find: 'const LINGER_MS = 5_000;',
        replace: `const LINGER_MS = ${LINGER_MS};`,
      },
    ],
  });

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.open();
  mails = await startMailReceiver();
  provider = await startModelProvider();
  servers = await Promise.all(Array.from({ length: 3 }, () => start()));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await mails?.close();
  await provider?.close();
  await database?.close();
  await postgres?.stop();
});

const verify = async (email: string) => {
  await database.sql.query('update users set email_verified_at = now() where email = $1', [email]);
};
/** One person, as each of the servers sees them. */
async function everywhere(): Promise<ApiPerson[]> {
  const [first] = servers;
  if (!first) throw new Error('No server');
  const person = await joinServer(first.origin, verify);
  return servers.map(({ origin }) => personAt(origin, person));
}

describe('several servers on one database', () => {
  it('end a session everywhere when one ends it', async () => {
    const people = await everywhere();
    const profiles = () =>
      Promise.all(
        people.map(async (person) => (await person.ask('GET', '/api/users/me/profile')).status),
      );
    expect(await profiles()).toEqual([200, 200, 200]);
    await people[1]?.ask('POST', '/api/users/auth/logout');
    // The others may know it for a second more.
    await expect.poll(profiles, { timeout: 10_000, interval: 200 }).toEqual([401, 401, 401]);
  });

  it('count a quota exactly when runs come to all of them at once', async () => {
    const people = await everywhere();
    let done = 0;
    let statuses: number[];
    do {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, at) => people[at % people.length]!.run()),
      );
      statuses = answers.map(({ status }) => status);
      done += statuses.filter((status) => status === 200).length;
      // A busy machine may refuse some for want of time; those may not be counted.
      expect([200, 402, 503]).toEqual(expect.arrayContaining(statuses));
    } while (statuses.some((status) => status !== 402));
    const { used, limit } = (await people[0]!.quota()).runs;
    expect(done).toBe(limit);
    expect(used).toBe(limit);
  });

  it(
    'are restarted one after another under load, and no request fails',
    { ...SLOW, tags: ['long'] },
    async () => {
      const [first] = servers;
      const people: ApiPerson[] = [];
      for (let at = 0; at < PEOPLE; at += 1) people.push(await joinServer(first!.origin, verify));
      const load = startBalancedLoad(
        servers.map(({ origin }) => origin),
        people,
      );
      const started = performance.now();
      let longestStop = 0;
      let shortestListening = Infinity;
      for (const [at, server] of servers.entries()) {
        const before = load.answered(server.origin);
        await expect
          .poll(() => load.answered(server.origin), { timeout: 60_000 })
          .toBeGreaterThan(before + 20);
        const told = performance.now();
        server.kill('SIGTERM');
        const listenedMs = await listens(server);
        expect(listenedMs).toBeGreaterThanOrEqual(LINGER_MS);
        shortestListening = Math.min(shortestListening, listenedMs);
        expect(await server.exit).toEqual({ code: 0, signal: null });
        longestStop = Math.max(longestStop, performance.now() - told);
        await server.stop();
        servers[at] = await start(server.port);
        await expect.poll(() => load.isInUse(server.origin), { timeout: 60_000 }).toBe(true);
      }
      const { n, failed, refused, firstNames } = await load.stop();
      const ms = Math.round(performance.now() - started);
      report({
        check: 'rolling restart',
        n,
        bad: failed.length,
        refused,
        ms,
        listenedMs: Math.round(shortestListening),
        stopMs: Math.round(longestStop),
      });
      expect(failed).toEqual([]);
      expect(firstNames.size).toBe(people.length);
      for (const [person, firstName] of firstNames) {
        const profile = await person.ask('GET', '/api/users/me/profile');
        expect(await profile.json()).toMatchObject({ user: { firstName } });
      }
    },
  );

  it('deliver each mail once, however they come for it', async () => {
    await expect.poll(undone, { timeout: 60_000 }).toEqual([]);
    mails.refuses = true;
    mails.received.length = 0;
    const addresses = Array.from({ length: MAILS }, (_, at) => `mail-${at}@example.com`);
    await Promise.all(
      servers.map(async ({ origin }, part) => {
        for (const [at, email] of addresses.entries())
          if (at % servers.length === part) await register(origin, email, at);
      }),
    );
    // All three are made to wait for the queue, and find everything due in the same moment.
    await database.withMigrationLock(async (one) => {
      await expect
        .poll(
          async () => {
            await one.exec('begin; lock table jobs in exclusive mode');
            const { rows } = await one.query(REFUSED);
            if (rows.length < MAILS) await one.exec('rollback');
            return rows.length;
          },
          { timeout: 60_000, interval: 300 },
        )
        .toBe(MAILS);
      await one.exec("update jobs set available_at = now() where status = 'pending'");
      mails.refuses = false;
      await expect
        .poll(async () => (await one.query(WAITING)).rows, { timeout: 60_000 })
        .toHaveLength(servers.length);
      await one.exec('commit');
    });
    await expect.poll(undone, { timeout: 60_000 }).toEqual([]);
    // A server ends its deliveries before it ends: none is under way any more.
    await Promise.all(servers.map((server) => server.stop()));
    report({ check: 'mails over three servers', n: MAILS, bad: mails.received.length - MAILS });
    expect(mails.received.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  });
});

/** Jobs that were tried in vain and are unclaimed. */
const REFUSED =
  "select 1 from jobs where status = 'pending' and attempts > 0 and locked_until is null";
/** Who waits for the table of jobs. */
const WAITING = `select distinct pid from pg_locks join pg_class on pg_class.oid = relation
  where relname = 'jobs' and not granted`;

const undone = async () =>
  (await database.sql.query("select id, status from jobs where status <> 'done'")).rows;

/**
 * How long a server that is told to stop takes new connections, in milliseconds: it says that it is not
 * ready, and answers all the same.
 */
async function listens(server: ServerProcess): Promise<number> {
  const told = performance.now();
  await expect.poll(() => statusOf(server, '/ready')).toBe(503);
  for (;;) {
    const status = await statusOf(server, '/live').catch(() => undefined);
    if (status === undefined) return performance.now() - told;
    expect(status).toBe(200);
    await new Promise((done) => void setTimeout(done, 20));
  }
}

/** Asks on a connection of its own. */
function statusOf(server: ServerProcess, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const asked = request(`${server.origin}${path}`, { agent: false });
    asked.on('error', fail);
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('error', fail);
      answer.on('end', () => done(answer.statusCode ?? 0));
    });
    asked.end();
  });
}

async function register(origin: string, email: string, at: number): Promise<void> {
  const names = { firstName: 'Lin', lastName: 'Chen', acceptTerms: true, language: 'en' };
  const answer = await fetch(`${origin}/api/users/auth/register/email`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `198.19.0.${at + 1}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, email, password: 'cedar-lantern-42' }),
  });
  expect(answer.status).toBe(202);
}
