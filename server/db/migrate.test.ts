import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMemoryDatabase, type OpenDatabase } from './client.ts';
import { migrate, SchemaMismatch } from './migrate.ts';

let folder: string;
let database: OpenDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promptwell-migrate-'));
  database = await openMemoryDatabase();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A folder of migrations as drizzle-kit writes it. */
function history(name: string, migrations: string[]): string {
  const made = join(folder, name);
  mkdirSync(join(made, 'meta'), { recursive: true });
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: 1_000 + idx,
    tag: `000${idx}_step`,
    breakpoints: true,
  }));
  writeFileSync(
    join(made, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  migrations.forEach((sql, idx) => writeFileSync(join(made, `000${idx}_step.sql`), sql));
  return made;
}
const FIRST = 'create table a (id int);--> statement-breakpoint\ncreate table b (id int);';
const SECOND = 'alter table a add column name text;';

test('each migration is applied once', async () => {
  const one = history('one', [FIRST]);
  expect(await migrate(database, { folder: one })).toBe(1);
  expect(await migrate(database, { folder: one })).toBe(0);
  expect(await migrate(database, { folder: history('two', [FIRST, SECOND]) })).toBe(1);
});

test('a database of a newer version, or of another history, is refused', async () => {
  await migrate(database, { folder: history('two', [FIRST, SECOND]) });
  await expect(migrate(database, { folder: history('one', [FIRST]) })).rejects.toThrow(
    'newer version',
  );
  await expect(
    migrate(database, { folder: history('other', ['create table c (id int);', SECOND]) }),
  ).rejects.toThrow(SchemaMismatch);
});

test('a migration that fails leaves nothing of itself', async () => {
  const broken = history('broken', [`${FIRST}--> statement-breakpoint\nnot sql at all;`]);
  await expect(migrate(database, { folder: broken })).rejects.toThrow();
  expect(await migrate(database, { folder: history('one', [FIRST]) })).toBe(1);
});

test('an embedded database is copied before it is changed', async () => {
  const backupDir = join(folder, 'backups');
  await migrate(database, { folder: history('one', [FIRST]), backupDir });
  await database.sql.query('insert into a values (7)');
  await migrate(database, { folder: history('two', [FIRST, SECOND]), backupDir });
  expect(readdirSync(backupDir)).toHaveLength(1);
});
