import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { createTestClock, type TestClock } from '#server/testing/test-clock.ts';
import { createLog } from '../log.ts';
import { deriveKeys } from '../security/encryption.ts';
import { createJobs, type Jobs } from './queue.ts';

let database: OpenDatabase;
let clock: TestClock;
let jobs: Jobs;
let seen: unknown[];
const { encryption: sealKey } = deriveKeys('a secret for this test');
beforeAll(async () => {
  database = await createMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql.exec('delete from jobs');
  clock = createTestClock();
  seen = [];
  jobs = createJobs({ db: database.db, clock, sealKey, log: createLog('silent') });
});
const rows = async () =>
  (await database.sql.query('select status, payload, attempts from jobs')).rows;

test('a job is done once, and its payload is erased', async () => {
  jobs.handle('note', (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.add('note', { text: 'hello' });
  await Promise.all([jobs.drain(), jobs.drain()]);
  await jobs.drain();
  expect(seen).toEqual([{ text: 'hello' }]);
  expect(await rows()).toEqual([{ status: 'done', payload: null, attempts: 0 }]);
});

test('what waits is sealed', async () => {
  await jobs.add('note', { text: 'a link that works' });
  expect(JSON.stringify(await rows())).not.toContain('a link that works');
});

test('a job that fails is tried again later, longer each time, and given up in the end', async () => {
  jobs.handle('note', () => Promise.reject(new Error('the mail server is away')));
  await jobs.add('note', {});
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
  jobs.handle('note', (payload) => Promise.resolve(void seen.push(payload)));
  await database.db
    .transaction(async (tx) => {
      await jobs.add('note', { text: 'never' }, tx);
      throw new Error('no');
    })
    .catch(() => undefined);
  await jobs.drain();
  expect(seen).toEqual([]);
});

test('what another server has taken is left alone until its lease is over', async () => {
  const other = createJobs({ db: database.db, clock, sealKey, log: createLog('silent') });
  other.handle('note', () => new Promise(() => undefined));
  await jobs.add('note', { text: 'once' });
  void other.drain();
  await new Promise((resolve) => setTimeout(resolve, 50));
  jobs.handle('note', (payload) => Promise.resolve(void seen.push(payload)));
  await jobs.drain();
  expect(seen).toEqual([]);
  clock.advance(60_001);
  await jobs.drain();
  expect(seen).toEqual([{ text: 'once' }]);
});
