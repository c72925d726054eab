import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { withDeadline } from '../platform/http/deadline.ts';
import { isDatabaseUnavailable } from '../platform/database/db-errors.ts';
import { startFaultProxy, type FaultProxy } from '../testing/fault-proxy.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import type { OpenDatabase } from './client.ts';
import { openPostgres } from './postgres.ts';

let postgres: TestPostgres;
let direct: OpenDatabase & { url: string };
let proxy: FaultProxy;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await startPostgres();
  direct = await postgres.open();
  proxy = await startFaultProxy({ port: Number(new URL(direct.url).port) });
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await direct.close();
  await postgres.stop();
});
beforeEach(async () => {
  await proxy.set({ kind: 'pass' });
  const url = new URL(direct.url);
  url.port = String(proxy.port);
  database = openPostgres(url.href);
});
afterEach(() => database.close());

const one = (): Promise<unknown> => database.db.execute(sql`select 1 as one`);
const slow = (seconds: number) => sql`select pg_sleep(${seconds})`;
/** What the work failed with, and how long that took. */
async function failure(work: () => Promise<unknown>): Promise<{ away: boolean; ms: number }> {
  const started = performance.now();
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { away: isDatabaseUnavailable(error), ms: performance.now() - started };
}

test('a connection that is cut in a transaction fails that transaction alone', async () => {
  const failed = failure(() =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.cutAll();
      // The reset arrives while no statement waits for it.
      await expect.poll(() => proxy.open()).toBe(0);
      await tx.execute(sql`select 1`);
    }),
  );
  expect((await failed).away).toBe(true);
  await one();
});

test('connections whose begin or rollback failed are not lost', async () => {
  for (let round = 0; round < 25; round += 1) {
    await one();
    await proxy.set({ kind: 'cut', afterBytes: 0 });
    expect(
      (await failure(() => database.db.transaction((tx) => tx.execute(sql`select 1`)))).away,
    ).toBe(true);
    await proxy.set({ kind: 'pass' });
  }
  for (let round = 0; round < 25; round += 1) {
    const thrown = failure(() =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await proxy.set({ kind: 'cut', afterBytes: 0 });
        throw new Error('refused by a rule');
      }),
    );
    await thrown;
    await proxy.set({ kind: 'pass' });
  }
  // All 20 connections can still be used at once.
  const together = await Promise.all(
    Array.from({ length: 20 }, () => failure(() => database.db.execute(slow(0.2)))),
  );
  expect(together.filter(({ away }) => away)).toEqual([]);
  const { rows } = await direct.sql.query(
    "select count(*)::int as n from pg_stat_activity where state = 'idle in transaction'",
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('what a transaction throws takes it back, and the connection is used again', async () => {
  await direct.sql.exec('create table if not exists marks (id int primary key)');
  const refused = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into marks values (1)`);
    throw new Error('refused by a rule');
  });
  await expect(refused).rejects.toThrow('refused by a rule');
  await expect(database.db.execute(sql`insert into marks values (null)`)).rejects.toThrow();
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into marks values (2)`);
    await tx
      .transaction((inner) => inner.execute(sql`insert into marks values (2)`))
      .catch(() => undefined);
  });
  expect((await direct.sql.query('select id from marks')).rows).toEqual([{ id: 2 }]);
  expect(proxy.accepted()).toBeGreaterThan(0);
  expect(proxy.open()).toBe(1);
});

test('a database that says nothing any more ends every wait, and is used again once it speaks', async () => {
  await Promise.all(Array.from({ length: 5 }, () => database.db.execute(slow(0.1))));
  await proxy.set({ kind: 'halfOpen' });
  const several = await failure(() =>
    withDeadline(5_500, async () => {
      await one().catch(() => undefined);
      await one().catch(() => undefined);
      await database.db.transaction((tx) => tx.execute(sql`select 1`));
    }),
  );
  expect(several.away).toBe(true);
  expect(several.ms).toBeLessThan(6_000);
  await proxy.set({ kind: 'pass' });
  // The connections that died are five; none of them is asked again.
  const after = await failure(one);
  expect(after.away).toBe(false);
  expect(after.ms).toBeLessThan(2_000);
});

test('no statement reaches the database once the deadline has passed', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const over = await failure(() =>
    withDeadline(200, async () => {
      late = database.db
        .execute(slow(0.5))

        .then(
          () => one(),
          () => one(),
        );
      late.catch(() => undefined);
      await late;
    }),
  );
  expect(over.away).toBe(true);
  await expect(late).rejects.toThrow();
  await one();
});

test('a statement that takes too long is ended by PostgreSQL, and its connection kept', async () => {
  const { away, ms } = await failure(() => database.db.execute(slow(20)));
  expect(away).toBe(true);
  expect(ms).toBeLessThan(5_500);
  await one();
  expect(proxy.open()).toBe(1);
});
