import { types, type PGlite, type QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { jobs } from './schema/platform.ts';
import { withoutParsers } from './pglite-parsers.ts';

/** What Drizzle asks of a client with one statement. */
async function optionsOf(work: (db: ReturnType<typeof drizzle>) => Promise<unknown>) {
  const asked: (QueryOptions | undefined)[] = [];
  const query = (_text: string, _values: unknown[], options?: QueryOptions) => {
    asked.push(options);
    return Promise.resolve({ rows: [], fields: [] });
  };
  await work(drizzle({ query } as unknown as PGlite));
  return asked[0];
}

test('Drizzle brings no parser that the client does not have, however it asks', async () => {
  const select = await optionsOf((db) => db.select({ id: jobs.id, at: jobs.createdAt }).from(jobs));
  const execute = await optionsOf((db) => db.execute(sql`select 1`));
  for (const options of [select, execute]) {
    expect(options?.parsers).toBeDefined();
    expect(withoutParsers(options)).toEqual({ rowMode: options?.rowMode });
  }
});

test('a parser of any other type stays', () => {
  const options: QueryOptions = { parsers: { [types.INT4]: Number, [types.DATE]: String } };
  expect(withoutParsers(options)).toBe(options);
  expect(withoutParsers(undefined)).toBeUndefined();
});

test('times, spans and arrays of them are texts, as Drizzle reads them', async () => {
  const database = await createMemoryDatabase();
  const { rows } = (await database.db.execute(
    sql`select '2026-11-22 09:00:00+00'::timestamptz as at, '2026-11-22'::date as day, '1 day'::interval as span,
      array['2026-11-22'::date] as days, array[1.5::numeric] as figures, array['a', 'b'] as words`,
  )) as unknown as { rows: unknown[] };
  await database.close();
  expect(rows).toEqual([
    {
      at: '2026-11-22 09:00:00+00',
      day: '2026-11-22',
      span: '1 day',
      days: '{2026-11-22}',
      figures: '{1.5}',
      words: ['a', 'b'],
    },
  ]);
});
