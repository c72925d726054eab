import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMemoryDatabase, type OpenDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { fixtureFiles } from './fixture.ts';
import { lostRows, readAll } from './lost-rows.ts';

/** Loads a dump, migrates it to the newest schema and returns the lost rows. */
async function upgrade(database: OpenDatabase, file: string, also?: string): Promise<string[]> {
  await database.withMigrationLock((sql) => sql.exec(readFileSync(file, 'utf8')));
  const before = await database.withMigrationLock(readAll);
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await migrate(database);
  if (also) await database.sql.exec(also);
  return lostRows(before, await database.withMigrationLock(readAll));
}

describe.each(fixtureFiles().map((file) => [basename(file), file]))('%s', (_name, file) => {
  test('keeps every row on the embedded database, and can be upgraded once only', async () => {
    const database = await openMemoryDatabase();
    expect(await upgrade(database, file)).toEqual([]);
    expect(await migrate(database)).toBe(0);
    await database.close();
  });

  test(
    'planted faults: a row that is deleted, and one that is changed, are missed',
    { tags: ['long'] },
    async () => {
      const one = await openMemoryDatabase();
      expect(await upgrade(one, file, 'delete from cards where is_default')).toHaveLength(1);
      await one.close();
      const other = await openMemoryDatabase();
      expect(await upgrade(other, file, "update users set country = 'FR'")).not.toEqual([]);
      await other.close();
    },
  );
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  test.each(fixtureFiles().map((file) => [basename(file), file]))(
    '%s keeps every row',
    async (_name, file) => {
      const database = await postgres.open();
      await database.sql.exec('drop schema public cascade; create schema public');
      expect(await upgrade(database, file)).toEqual([]);
      await database.close();
    },
  );
});
