import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type Database, type OpenDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { usageCounters } from '#server/db/schema/billing.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';
import { insertPerson, insertSubscription } from '#server/testing/people.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { createBarrier } from '#server/testing/races.ts';
import { createQuotaService } from './service.ts';

const NOW = new Date('2026-11-20T09:30:00Z');

function quotaOn(db: Database, at: { now: Date } = { now: NOW }) {
  return createQuotaService({ db, clock: { now: () => at.now } });
}

type Attempt = (db: Database, userId: string) => Promise<unknown>;

/** How many of so many requests at once get through. */
async function getThrough(db: Database, userId: string, times: number, attempt: Attempt) {
  const results = await Promise.allSettled(
    Array.from({ length: times }, () => attempt(db, userId)),
  );
  const refused = results.filter((result) => result.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'quota_exceeded' });
  return times - refused.length;
}

/** What must not be built: look first, then write. All look before the first one writes. */
function naive(times: number): Attempt {
  const allRead = createBarrier(times);
  return async (db, userId) => {
    const own = eq(usageCounters.ownerId, userId);
    const [row] = await db.select().from(usageCounters).where(own);
    await allRead();
    if (!row || row.used >= 10) throw Object.assign(new Error('full'), { code: 'quota_exceeded' });
    const used = row.used + 1;
    await db.update(usageCounters).set({ used }).where(own);
  };
}

const sound: Attempt = (db, userId) => quotaOn(db).reserve(userId, 'downloads');

describe.each(['pglite', 'postgres'] as const)(
  '200 requests at once for 10 places on %s',
  (kind) => {
    let cluster: TestPostgres | undefined;
    let database: OpenDatabase;
    beforeAll(async () => {
      if (kind === 'postgres') {
        cluster = await startPostgres();
        database = await cluster.open();
      } else {
        database = await openMemoryDatabase();
        await migrate(database);
      }
    }, 60_000);
    afterAll(async () => {
      await database.close();
      await cluster?.stop();
    });

    test('exactly 10 get through, and the counter says 10', async () => {
      const userId = await insertPerson(database.db);
      expect(await getThrough(database.db, userId, 200, sound)).toBe(10);
      expect((await quotaOn(database.db).read(userId)).downloads).toEqual({
        used: 10,
        limit: 10,
        warning: true,
      });
    });

    test('the planted read-then-write lets more through, so the race is a race', async () => {
      const userId = await insertPerson(database.db);
      const periodStart = new Date('2026-11-01T00:00:00Z');
      await database.db
        .insert(usageCounters)
        .values({ ownerId: userId, meter: 'downloads', periodStart, used: 0 });
      expect(await getThrough(database.db, userId, 200, naive(200))).toBe(200);
    });

    test('refunds at once give each reservation back once', async () => {
      const userId = await insertPerson(database.db);
      const quota = quotaOn(database.db);
      const kept = await quota.reserve(userId, 'runs');
      const back = await quota.reserve(userId, 'runs');
      await Promise.all(Array.from({ length: 50 }, () => quota.refund(back)));
      expect((await quota.read(userId)).runs.used).toBe(1);
      await quota.refund(kept);
      await quota.refund(kept);
      expect((await quota.read(userId)).runs.used).toBe(0);
    });
  },
);

describe('limits', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMemoryDatabase();
    await migrate(database);
  });
  afterAll(() => database.close());

  test('a sub-user draws on the pool of the client', async () => {
    const { db } = database;
    const client = await insertPerson(db, { role: 'client' });
    await insertSubscription(db, client);
    const member = await insertPerson(db, { role: 'user', ownerId: client, preset: 'viewer' });
    const saved = [client, member].map((ownerId) => ({ ownerId, saved: 3 }));
    await db.insert(savedPromptCounts).values(saved);
    const quota = quotaOn(db);
    await quota.reserve(member, 'generations');
    await quota.reserve(client, 'generations');
    const read = await quota.read(member);
    expect(read).toEqual(await quota.read(client));
    expect(read).toEqual({
      generations: { used: 2, limit: 2500, warning: false },
      runs: { used: 0, limit: 2500, warning: false },
      downloads: { used: 0, limit: null, warning: false },
      savedPrompts: { used: 3, limit: null, warning: false },
      resetsAt: '2026-12-01T08:00:00.000Z',
    });
  });

  test('on Free a new calendar month begins at 0, and a late refund does not touch it', async () => {
    const { db } = database;
    const userId = await insertPerson(db);
    const at = { now: new Date('2026-11-30T23:59:59.999Z') };
    const quota = quotaOn(db, at);
    const late = await quota.reserve(userId, 'runs');
    expect(await quota.read(userId)).toMatchObject({
      runs: { used: 1 },
      resetsAt: '2026-12-01T00:00:00.000Z',
    });
    at.now = new Date('2026-12-01T00:00:00Z');
    expect((await quota.read(userId)).runs.used).toBe(0);
    await quota.reserve(userId, 'runs');
    await quota.refund(late);
    expect((await quota.read(userId)).runs.used).toBe(1);
  });

  test('the refusal names the plan that lifts the limit; on the largest plan none', async () => {
    const { db } = database;
    const free = await insertPerson(db);
    const largest = await insertPerson(db, { role: 'client' });
    await insertSubscription(db, largest, { planCode: 'business', seats: 20 });
    const quota = quotaOn(db);
    for (let used = 0; used < 30; used += 1) await quota.reserve(free, 'generations');
    await expect(quota.reserve(free, 'generations')).rejects.toMatchObject({
      code: 'quota_exceeded',
      status: 402,
      options: { planCode: 'pro' },
    });
    await db.insert(usageCounters).values({
      ownerId: largest,
      meter: 'runs',
      periodStart: new Date('2026-11-01T08:00:00Z'),
      used: 10_000,
    });
    const refusal: unknown = await quota.reserve(largest, 'runs').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'quota_exceeded' });
    expect(refusal).not.toHaveProperty('options.planCode');
  });

  test('an unlimited meter counts and never refuses', async () => {
    const { db } = database;
    const userId = await insertPerson(db);
    await insertSubscription(db, userId, { planCode: 'pro', seats: 0 });
    const quota = quotaOn(db);
    for (let used = 0; used < 12; used += 1) await quota.reserve(userId, 'downloads');
    const { downloads } = await quota.read(userId);
    expect(downloads).toEqual({ used: 12, limit: null, warning: false });
    expect(await quota.savedPromptsLimit(userId)).toBeNull();
  });

  test('inside a transaction that fails nothing is counted', async () => {
    const { db } = database;
    const userId = await insertPerson(db);
    const quota = quotaOn(db);
    const failed = db.transaction(async (tx) => {
      await quota.reserve(userId, 'runs', tx);
      throw new Error('the work failed');
    });
    await expect(failed).rejects.toThrow('the work failed');
    expect((await quota.read(userId)).runs.used).toBe(0);
  });
});
