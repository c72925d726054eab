import { expect, test } from 'vitest';
import { createMemoryDatabase } from '../testing/memory-database.ts';
import type { OpenDatabase } from './client.ts';
import { createVacuum } from './vacuum.ts';

/** The table's size after rows came and went three times. */
async function sizeAfter(database: OpenDatabase, between: () => Promise<void>): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await database.sql.exec(
      "insert into marks select n, repeat('x', 200) from generate_series(1, 2000) n",
    );
    await database.sql.exec('delete from marks');
    await between();
  }
  const { rows } = await database.sql.query("select pg_total_relation_size('marks')::int as size");
  return (rows as { size: number }[])[0]?.size ?? 0;
}

test('the room of deleted rows is used again; without it (planted) the table only grows', async () => {
  const database = await createMemoryDatabase();
  await database.sql.exec('create table marks (id int primary key, text text)');
  const vacuum = createVacuum(database.sql, { isIdle: () => true });
  const swept = await sizeAfter(database, async () => {
    await vacuum.begin();
    await vacuum.goOn();
  });
  await database.sql.exec('truncate marks');
  const grown = await sizeAfter(database, () => Promise.resolve());
  expect(grown).toBeGreaterThan(1_000_000);
  expect(swept).toBeLessThan(grown / 3);
  await database.close();
});

/** A vacuum of three tables on a stand-in that says what it was asked. */
async function recorded(needs: Partial<Parameters<typeof createVacuum>[1]>) {
  const asked: string[] = [];
  const rows = ['a', 'b', 'c'].map((name) => ({ name }));
  const vacuum = createVacuum(
    {
      query: () => Promise.resolve({ rows }),
      exec: (text) => Promise.resolve(void asked.push(text)),
    },
    { isIdle: () => true, ...needs },
  );
  await vacuum.begin();
  return { vacuum, asked };
}

test('nothing is swept while somebody works, and the rest waits when somebody comes', async () => {
  const state = { idle: false };
  const { vacuum, asked } = await recorded({
    isIdle: () => state.idle && (asked.length === 0 || asked.length > 1),
  });
  await vacuum.goOn();
  expect(asked).toEqual([]);
  state.idle = true;
  await vacuum.goOn();
  expect(asked).toEqual(['vacuum "a"']);
  asked.push('a request');
  await vacuum.goOn();
  await vacuum.goOn();
  expect(asked).toEqual(['vacuum "a"', 'a request', 'vacuum "b"', 'vacuum "c"']);
});

test('a round that takes too long goes on another time', async () => {
  let time = 0;
  const { vacuum, asked } = await recorded({ now: () => (time += 400) });
  await vacuum.goOn();
  expect(asked).toHaveLength(2);
  await vacuum.goOn();
  expect(asked).toHaveLength(3);
});
