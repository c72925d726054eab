import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { ProblemError } from '../problems.ts';
import { createRateLimiter, sweepRateLimits, type RateLimiter } from './rate-limits.ts';

const LIMIT = { name: 'knocks', points: 3, seconds: 60 };

let database: OpenDatabase;
let limiter: RateLimiter;
beforeAll(async () => {
  database = await createMemoryDatabase();
  limiter = createRateLimiter(database.sql);
});
beforeEach(() => database.sql.exec('delete from rate_limits'));
afterAll(() => database.close());

/** Seconds to wait when a try is refused, 0 when it is let through. */
async function knock(key = 'door'): Promise<number> {
  try {
    await limiter.take(LIMIT, key);
    return 0;
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'rate_limited') throw error;
    return error.options.retryAfter ?? Number.NaN;
  }
}
async function knockOften(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let nth = 0; nth < count; nth += 1) waits.push(await knock());
  return waits;
}
/** Lets time pass, by moving the ends of all windows. */
const pass = (seconds: number) =>
  database.sql.exec(`update rate_limits set expire = expire - ${seconds * 1000}`);

test('lets as many through as the limit says, counts each key alone, and says how long to wait', async () => {
  const waits = await knockOften(5);
  expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
  for (const wait of waits.slice(3)) expect(wait).toSatisfy((s: number) => s >= 1 && s <= 60);
  expect(await knock('window')).toBe(0);
});

test('refused tries do not move the end of the window, and a new one begins after it', async () => {
  await knockOften(5);
  await pass(50);
  expect(await knock()).toBeLessThanOrEqual(10);
  await pass(10);
  expect((await knockOften(4)).filter((wait) => wait === 0)).toHaveLength(3);
});

test('gives a try back while its window runs, never more than were taken', async () => {
  await knockOften(3);
  await limiter.giveBack(LIMIT, 'door');
  expect(await knock()).toBe(0);
  expect(await knock()).toBeGreaterThan(0);
  for (let nth = 0; nth < 9; nth += 1) await limiter.giveBack(LIMIT, 'door');
  expect((await knockOften(4)).filter((wait) => wait === 0)).toHaveLength(3);
  await limiter.giveBack(LIMIT, 'stranger');
  const { rows } = await database.sql.query("select 1 from rate_limits where key like '%stranger'");
  expect(rows).toEqual([]);
});

test('a window that ends too late, and a count at its end, are put right', async () => {
  await database.sql.exec(
    "insert into rate_limits values ('knocks:door', 2147483647, 99999999999999), ('knocks:old', 9, null)",
  );
  expect(await knock()).toBeLessThanOrEqual(60);
  expect(await knock('old')).toBeLessThanOrEqual(60);
});

test('the sweep removes what has run out, and nothing else', async () => {
  await knockOften(1);
  await sweepRateLimits(database.sql);
  expect(await knockOften(3)).toEqual([0, 0, expect.any(Number)]);
  await pass(60);
  await sweepRateLimits(database.sql);
  const { rows } = await database.sql.query('select 1 from rate_limits');
  expect(rows).toEqual([]);
});
