import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#server/testing/each-database.ts';
import type { OpenDatabase } from './client.ts';
import { isPrepared, prepared } from './prepared.ts';

const marks = pgTable('marks', {
  id: integer().primaryKey(),
  name: text(),
  tags: text().array().notNull(),
  at: timestamp({ withTimezone: true }),
});
const ROWS = [
  { id: 1, name: 'Ünïted “A”', tags: ['a,b', '"', ''], at: new Date('2026-11-20T09:30:00.123Z') },
  { id: 2, name: null, tags: [], at: null },
];

onEachDatabase((opened) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = opened();
    await database.sql.exec(
      'create table marks (id int primary key, name text, tags text[] not null, at timestamptz)',
    );
    await database.db.insert(marks).values(ROWS);
  });
  afterAll(() => database.sql.exec('drop table marks'));

  const statement = () =>
    prepared(() =>
      database.db
        .select()
        .from(marks)
        .where(eq(marks.id, sql.placeholder('id'))),
    )();

  it('answers a prepared statement as a plain one, however often', async () => {
    for (const row of [...ROWS, ...ROWS, ...ROWS, ...ROWS]) {
      expect(await statement().execute({ id: row.id })).toEqual([row]);
      expect(await database.db.select().from(marks).where(eq(marks.id, row.id))).toEqual([row]);
    }
    expect(await statement().execute({ id: 3 })).toEqual([]);
  });

  it('takes arrays, nothing and times as values', async () => {
    const found = prepared(() =>
      database.db
        .select({ id: marks.id })
        .from(marks)
        .where(
          sql`${marks.id} = any(${sql.placeholder('ids')}::int[]) and ${marks.name} is not distinct from ${sql.placeholder('name')}::text and ${marks.at} is not distinct from ${sql.placeholder('at')}::timestamptz`,
        ),
    )();
    expect(await found.execute({ ids: [1, 2], name: null, at: null })).toEqual([{ id: 2 }]);
    const { name, at } = ROWS[0]!;
    expect(await found.execute({ ids: [1, 2], name, at })).toEqual([{ id: 1 }]);
  });

  it('goes on after a statement that failed, and in turn with transactions', async () => {
    const quotient = prepared(() =>
      database.db
        .select({ of: sql<number>`10 / ${sql.placeholder('by')}::int` })
        .from(sql`(select 1) one`),
    )();
    await expect(quotient.execute({ by: 0 })).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await quotient.execute({ by: 5 })).toEqual([{ of: 2 }]);
    const [inside, outside] = await Promise.all([
      database.db.transaction(async (tx) => {
        await tx.insert(marks).values({ id: 9, tags: [] });
        return tx.select({ id: marks.id }).from(marks).where(eq(marks.id, 9));
      }),
      quotient.execute({ by: 2 }),
    ]);
    expect([inside, outside]).toEqual([[{ id: 9 }], [{ of: 5 }]]);
  });

  it('is planned anew after a change of the schema', async () => {
    await statement().execute({ id: 1 });
    await database.sql.exec('alter table marks add column more int; create index on marks (name)');
    expect(await statement().execute({ id: 2 })).toEqual([ROWS[1]]);
  });
});

it('a text that changes with its values is refused before it fills the connections', async () => {
  // A module of its own: what fills it up fills it for all files of this process.
  const own = './prepared.ts?own';
  const { prepared: preparedApart } = (await import(own)) as typeof import('./prepared.ts');
  const query = (number: number) => ({
    toSQL: () => ({ sql: `select ${number}` }),
    prepare: () => number,
  });
  expect(() => {
    for (let number = 0; number < 500; number += 1) preparedApart(() => query(number))();
  }).toThrow('cannot be prepared');
  expect(isPrepared('select 0')).toBe(false);
});
