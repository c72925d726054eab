import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { jobs as jobRows } from '#server/db/schema/platform.ts';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { createTestClock, type TestClock } from '#server/testing/test-clock.ts';
import { createLog } from '../log.ts';
import { deriveKeys } from '../security/encryption.ts';
import { createJobs } from './queue.ts';
import { type Jobs } from './jobs.ts';
import { sweepJobs } from './store.ts';
import { defineJob, defineRecurringJob } from './topic.ts';

const note = defineJob('note', z.object({ text: z.string() }));

let database: OpenDatabase;
let clock: TestClock;
let jobs: Jobs;
let seen: unknown[];
let warnings: [context: object, message: string][];

const { encryption: sealKey } = deriveKeys('a secret for this test');
beforeAll(async () => {
  database = await createMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql.exec('delete from jobs');
  clock = createTestClock();
  seen = [];
  warnings = [];
  jobs = server();
});

/** The queue of one server; `seen` holds what its `note` jobs were given, `warnings` what it logged. */
function server(db = database.db): Jobs {
  const log = createLog('silent');
  const warn = (context: object, message: string) => void warnings.push([context, message]);
  log.warn = warn as typeof log.warn;
  return createJobs({ db, clock, sealKey, log, renewEveryMs: 10 });
}
const rows = async () =>
  (await database.sql.query('select status, payload, attempts from jobs')).rows;

test('a job is done once, and its payload is erased', async () => {
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.add(note, { text: 'hello' });
  await Promise.all([jobs.drain(), jobs.drain()]);
  await jobs.drain();
  expect(seen).toEqual([{ text: 'hello' }]);
  expect(await rows()).toEqual([{ status: 'done', payload: null, attempts: 0 }]);
});

test('what waits is encrypted', async () => {
  await jobs.add(note, { text: 'a link that works' });
  expect(JSON.stringify(await rows())).not.toContain('a link that works');
});

test('a failure that cannot be stored is logged, also while more jobs are claimed', async () => {
  const { db } = database;
  let claims = 0;
  /** The database goes away once the job is claimed; the second claim is slow. */
  const update = (table: typeof jobRows) => ({
    set: (values: object) => {
      if ('attempts' in values) return { where: () => Promise.reject(new Error('away')) };
      claims += 1;
      const isSlow = claims > 1;
      return {
        where: (condition: SQL) => ({
          async returning() {
            if (isSlow) await new Promise((resolve) => setTimeout(resolve, 20));
            return db.update(table).set(values).where(condition).returning();
          },
        }),
      };
    },
  });
  const away = new Proxy(db, {
    get: (target, name) => (name === 'update' ? update : (Reflect.get(target, name) as unknown)),
  });
  jobs = server(away);
  jobs.handle(note, () => {
    void jobs.drain();
    return Promise.reject(new Error('the mail server is away'));
  });
  await jobs.add(note, { text: 'later' });
  await jobs.drain();
  expect(claims).toBeGreaterThan(1);
  expect(warnings.map(([, message]) => message)).toEqual(['job failed', 'job outcome not stored']);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
});

test('a job that fails is tried again later, longer each time, and given up in the end', async () => {
  jobs.handle(note, () => Promise.reject(new Error('the mail server is away')));
  await jobs.add(note, { text: 'later' });
  await jobs.drain();
  await jobs.drain();
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 1 }]);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    clock.advance(3_600_001);
    await jobs.drain();
  }
  expect(await rows()).toMatchObject([{ status: 'failed', attempts: 10, payload: null }]);
});

test('a job of a transaction that is rolled back never was', async () => {
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  await database.db
    .transaction(async (tx) => {
      await jobs.add(note, { text: 'never' }, { on: tx });
      throw new Error('no');
    })
    .catch(() => undefined);
  await jobs.drain();
  expect(seen).toEqual([]);
});

test('what another server has taken is left alone until its lease is over', async () => {
  const other = createJobs({ db: database.db, clock, sealKey, log: createLog('silent') });
  const taken = Promise.withResolvers<void>();
  other.handle(note, () => {
    taken.resolve();
    return new Promise(() => undefined);
  });
  await jobs.add(note, { text: 'once' });
  void other.drain();
  await taken.promise;
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.drain();
  expect(seen).toEqual([]);
  clock.advance(60_001);
  await jobs.drain();
  expect(seen).toEqual([{ text: 'once' }]);
});

test('a job that takes longer than a lease stays with its server', async () => {
  const end = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const other = server();
  other.handle(note, () => {
    taken.resolve();
    return end.promise;
  });
  await jobs.add(note, { text: 'long' });
  const working = other.drain();
  await taken.promise;
  clock.advance(59_000);
  const lease = async () => {
    const [job] = await database.db.select({ until: jobRows.lockedUntil }).from(jobRows);
    return (job?.until?.getTime() ?? 0) - clock.now().getTime();
  };
  await vi.waitFor(async () => expect(await lease()).toBeGreaterThan(50_000));
  clock.advance(2_000);
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.drain();
  expect(seen).toEqual([]);
  end.resolve();
  await working;
  expect(await rows()).toMatchObject([{ status: 'done' }]);
});

test('a job that takes long holds up none that comes later', async () => {
  const long = defineJob('long', z.object({}));
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  jobs.handle(long, () => {
    begun.resolve();
    return end.promise;
  });
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.add(long, {});
  const drained = jobs.drain();
  await begun.promise;
  for (let index = 0; index < 25; index += 1) await jobs.add(note, { text: 'meanwhile' });
  void jobs.drain();
  await vi.waitFor(() => expect(seen).toHaveLength(25), { timeout: 20_000 });
  end.resolve();
  await drained;
  const states = new Set((await rows()).map((row) => (row as { status: string }).status));
  expect([...states]).toEqual(['done']);
});

test('a topic without a handler is logged by its name, and tried again', async () => {
  await jobs.add(note, { text: 'from a newer server' });
  await jobs.drain();
  expect(warnings).toMatchObject([[{ topic: 'note' }, 'No handler for job topic "note"']]);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 1 }]);
});

test('a payload is parsed when it is added and when it is read, and no error holds its values', async () => {
  const older = defineJob('note', z.object({ words: z.string() }));
  await expect(jobs.add(older, { words: 1 } as never)).rejects.toThrow('words invalid_type');
  await jobs.add(older, { words: 'a secret link' });
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.drain();
  expect(seen).toEqual([]);
  const [[{ err }]] = warnings as [[{ err: Error }, string]];
  expect(err.message).toBe('Invalid payload for job topic "note": text invalid_type');
});

test('a topic has one handler', () => {
  jobs.handle(note, () => Promise.resolve());
  expect(() => jobs.handle(note, () => Promise.resolve())).toThrow('Two handlers for job topic');
});

test('of several jobs with one key, the first alone is done, also after the week of the others', async () => {
  jobs.handle(note, (payload) => Promise.resolve(void seen.push(payload)));
  const key = 'trialEnds:person:2026-11-30';
  await Promise.all([
    jobs.add(note, { text: 'first' }, { key }),
    server().add(note, { text: 'second' }, { key }),
  ]);
  await jobs.add(note, { text: 'without a key' });
  await jobs.drain();
  expect(seen).toHaveLength(2);
  clock.advance(8 * 86_400_000);
  await sweepJobs(database.db, clock.now());
  expect(await rows()).toHaveLength(1);
  await jobs.add(note, { text: 'third' }, { key });
  await jobs.drain();
  expect(seen).toHaveLength(2);
  clock.advance(400 * 86_400_000);
  await sweepJobs(database.db, clock.now());
  expect(await rows()).toEqual([]);
});

test('a recurring job runs once in each period, on one of the servers, and after a crash on another', async () => {
  const hourly = defineRecurringJob('upkeep', 3_600_000);
  const servers = [jobs, server(), server()];
  for (const each of servers) each.repeat(hourly, () => Promise.resolve(void seen.push('ran')));
  const pollAll = () => Promise.all(servers.map((each) => each.poll()));
  await pollAll();
  await pollAll();
  expect(seen).toEqual(['ran']);
  clock.advance(3_600_000);
  await pollAll();
  expect(seen).toEqual(['ran', 'ran']);

  // A server that takes the next period and dies: its lease expires.
  clock.advance(3_600_000);
  const dying = createJobs({ db: database.db, clock, sealKey, log: createLog('silent') });
  const taken = Promise.withResolvers<void>();
  dying.repeat(hourly, () => {
    taken.resolve();
    return new Promise(() => undefined);
  });
  void dying.poll();
  await taken.promise;
  await pollAll();
  expect(seen).toHaveLength(2);
  clock.advance(60_001);
  await pollAll();
  expect(seen).toHaveLength(3);
});

test('periods without any server are not made up for', async () => {
  const hourly = defineRecurringJob('upkeep', 3_600_000);
  jobs.repeat(hourly, () => Promise.resolve(void seen.push('ran')));
  await jobs.poll();
  clock.advance(10 * 3_600_000);
  await jobs.poll();
  expect(seen).toHaveLength(2);
});
