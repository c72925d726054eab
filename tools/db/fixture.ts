import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openMemoryDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { dumpSql, readRows, tableNames } from './dump.ts';
import { brokenMigrations, readLanded } from './record.ts';

export const FIXTURES = resolve(import.meta.dirname, '../../server/db/fixtures');

/** Dumps of older versions, the oldest first. */
export const fixtureFiles = (): string[] =>
  readdirSync(FIXTURES)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted()
    .map((name) => join(FIXTURES, name));

/**
 * Writes the fixture of the newest migration: the newest older one, migrated, with the rows of
 * `--with file.sql` for what is new. Refused while a table has no row, and when it exists already.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { with: { type: 'string' } } });
  const broken = brokenMigrations();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  const landed = readLanded();
  const file = join(FIXTURES, `${landed.at(-1)?.tag}.sql`);
  if (existsSync(file)) throw new Error(`${file} exists, and a fixture is never changed.`);
  const database = await openMemoryDatabase();
  const older = fixtureFiles().at(-1);
  if (older) await database.sql.exec(readFileSync(older, 'utf8'));
  await migrate(database);
  if (values.with) await database.sql.exec(readFileSync(values.with, 'utf8'));
  const empty: string[] = [];
  for (const table of await tableNames(database.sql))
    if ((await readRows(database.sql, table)).length === 0) empty.push(table);
  if (empty.length > 0) throw new Error(`Rows are missing (--with rows.sql): ${empty.join(', ')}`);
  writeFileSync(file, await dumpSql(database.sql, landed));
  await database.close();
  console.log(`Wrote ${file}`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
