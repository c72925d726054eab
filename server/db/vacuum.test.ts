import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMemoryDatabase, type OpenDatabase } from './client.ts';
import { vacuum } from './vacuum.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openMemoryDatabase();
  await database.sql.exec('create table marks (id int primary key, text text)');
});
afterEach(() => database.close());

/** The table's size after rows came and went three times. */
async function sizeAfter(between: () => Promise<void>): Promise<number> {
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
  const swept = await sizeAfter(() => vacuum(database.sql));
  await database.sql.exec('truncate marks');
  const grown = await sizeAfter(() => Promise.resolve());
  expect(grown).toBeGreaterThan(1_000_000);
  expect(swept).toBeLessThan(grown / 3);
});
