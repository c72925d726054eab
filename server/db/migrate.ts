import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { OpenDatabase, SqlClient } from './client.ts';

/** The database was made by another version of the product than this one can work with. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch';
}

export const MIGRATIONS = join(import.meta.dirname, 'migrations');

type Applied = { hash: string; created_at: string | number };

/**
 * Brings the schema up to date: once, however many servers start together, each migration in a
 * transaction of its own. An embedded database that holds data is copied to `backupDir` before.
 * @returns how many migrations were applied.
 * @throws SchemaMismatch when the database is newer than this version, or made by another history.
 */
export async function migrate(
  database: OpenDatabase,
  options: { folder?: string; backupDir?: string } = {},
): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder: options.folder ?? MIGRATIONS });
  return database.withMigrationLock(async (sql) => {
    await sql.exec(
      'create table if not exists schema_migrations (hash text primary key, created_at bigint not null)',
    );
    const result = await sql.query(
      'select hash, created_at from schema_migrations order by created_at',
    );
    const applied = result.rows as Applied[];
    if (applied.length > known.length)
      throw new SchemaMismatch(
        'The database was made by a newer version of Promptwell. Start that version, or restore a backup.',
      );
    applied.forEach((row, index) => {
      if (row.hash !== known[index]?.hash)
        throw new SchemaMismatch(
          'The database does not come from this version of Promptwell. Before the first release: choose an empty DATA_DIR.',
        );
    });
    const pending = known.slice(applied.length);
    if (pending.length > 0 && applied.length > 0 && database.dump && options.backupDir)
      await backup(options.backupDir, await database.dump('gzip'));
    for (const migration of pending) await apply(sql, migration);
    return pending.length;
  });
}

async function apply(
  sql: SqlClient,
  migration: { sql: string[]; hash: string; folderMillis: number },
): Promise<void> {
  await sql.exec('begin');
  try {
    for (const statement of migration.sql) await sql.exec(statement);
    await sql.query('insert into schema_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      migration.folderMillis,
    ]);
    await sql.exec('commit');
  } catch (error) {
    await sql.exec('rollback').catch(() => undefined);
    throw error;
  }
}

async function backup(folder: string, dump: Blob): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `before-migration-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
  writeFileSync(join(folder, name), Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
}
