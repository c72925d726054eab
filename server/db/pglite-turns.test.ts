import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sql } from 'drizzle-orm';
import { DeadlineExceeded, lastSteps, withDeadline } from '#server/platform/http/deadline.ts';
import { createMemoryDatabase } from '../testing/memory-database.ts';
import type { OpenDatabase } from './client.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createMemoryDatabase();
  await database.sql.exec('create table marks (id serial, name text)');
});
beforeEach(() => database.sql.exec('truncate marks'));
afterAll(() => database.close());

/** Keeps the embedded database busy until it is told to go on, at the latest when the test ends. */
async function occupy(): Promise<() => Promise<void>> {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  const free = async () => {
    over.resolve();
    await held;
  };
  onTestFinished(free);
  return free;
}

const mark = (name: string, on = database.db) =>
  on.execute(sql`insert into marks (name) values (${name})`);

async function marks(): Promise<string[]> {
  const { rows } = await database.sql.query('select name from marks order by id');
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** Lets the time of the work around it pass. */
const untilLate = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });

describe('on the embedded database, work whose time has passed', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a statement', () => mark('late')],
    ['a plain statement', () => database.sql.query("insert into marks (name) values ('late')")],
    ['a plain script', () => database.sql.exec("insert into marks (name) values ('late')")],
    ['a transaction', () => database.db.transaction((tx) => mark('late', tx))],
  ])('is not begun when it had to wait for its turn: %s', async (_, work) => {
    const free = await occupy();
    let given: unknown;
    const late = withDeadline(30, () =>
      work().catch((error: unknown) => {
        given = error;
        throw error;
      }),
    );
    await expect(late).rejects.toBeInstanceOf(DeadlineExceeded);
    await free();
    await mark('next');
    expect(await marks()).toEqual(['next']);
    expect(causeOf(given)).toBeInstanceOf(DeadlineExceeded);
  });

  it('asks nothing more in a transaction, and commits nothing', async () => {
    const ended: unknown[] = [];
    for (const second of [
      (tx: typeof database.db) => mark('second', tx),
      // Swallowed, or no statement at all: the commit itself comes too late.
      (tx: typeof database.db) => mark('second', tx).catch(() => undefined),
      () => Promise.resolve(),
    ]) {
      const late = withDeadline(30, async (signal) => {
        await database.db
          .transaction(async (tx) => {
            await mark('first', tx);
            await untilLate(signal);
            await second(tx);
          })
          .catch((error: unknown) => void ended.push(causeOf(error)));
      });
      await late.catch(() => undefined);
      await expect.poll(marks).toEqual([]);
    }
    await expect.poll(() => ended.length).toBe(3);
    for (const error of ended) expect(error).toBeInstanceOf(DeadlineExceeded);
    await mark('after');
    expect(await marks()).toEqual(['after']);
  });

  it('lets its last steps go before what waits', async () => {
    const free = await occupy();
    const waiting = ['one', 'two'].map(async (name) => mark(name));
    const step = withDeadline(60_000, () => lastSteps(async () => mark('refund')));
    await setImmediate();
    await free();
    await Promise.all([...waiting, step]);
    expect(await marks()).toEqual(['refund', 'one', 'two']);
  });
});

const causeOf = (error: unknown) =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;
