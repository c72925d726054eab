import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { DURABLE_START, DurableNodeFS } from './durable-fs.ts';
import { lockFolder } from './folder-lock.ts';
import { setTextParsers } from './pglite-parsers.ts';
import { takingTurns, type PgliteClient } from './pglite-turns.ts';

/**
 * What repositories work with; a transaction (`db.transaction(async (tx) => …)`) fits too. Within a
 * transaction use `tx` only: on PGlite a statement on `db` would wait for the transaction until the
 * deadline, or for ever without one.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * Plain statements with $1, $2 …, for what Drizzle does not speak: migrations, the rate limiter. Times are texts on
 * PGlite.
 */
export type SqlClient = {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Several statements without values. */
  exec(text: string): Promise<void>;
};

export type OpenDatabase = {
  kind: 'pglite' | 'postgres';
  db: Database;
  sql: SqlClient;
  /** Runs a job on one connection without a time limit, alone among all servers. */
  withMigrationLock<T>(job: (sql: SqlClient) => Promise<T>): Promise<T>;
  /** A copy of the whole embedded database; nothing on PostgreSQL, which has its own backups. */
  dump?(compression: 'gzip' | 'none'): Promise<Blob>;
  warnings: string[];
  close(): Promise<void>;
};

function ofPglite(client: PgliteClient): SqlClient {
  return {
    query: (text, values) => client.query(text, values),
    exec: async (text) => void (await client.exec(text)),
  };
}

function wrapPglite(client: PGlite, warnings: string[], after: () => void): OpenDatabase {
  setTextParsers(client);
  const inTurn = takingTurns(client);
  const plain = ofPglite(inTurn);
  return {
    kind: 'pglite',
    db: drizzlePglite(inTurn as PGlite),
    sql: plain,
    withMigrationLock: (job) => job(plain),
    dump: (compression) => client.dumpDataDir(compression),
    warnings,
    close: async () => {
      await client.close();
      after();
    },
  };
}

/** A database that lives in memory. For tests. */
export async function openMemoryDatabase(options: PGliteOptions = {}): Promise<OpenDatabase> {
  const client = await PGlite.create(options);
  return wrapPglite(client, [], () => undefined);
}

/**
 * The embedded database in a folder that this process alone may use, syncing every commit.
 * @throws FolderInUse when another server has the folder.
 */
export async function openFolderDatabase(dataDir: string): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const fs = new DurableNodeFS(join(dataDir, 'pg'));
    const client = await PGlite.create({ fs, startParams: DURABLE_START });
    const warnings = fs.counter.hooked
      ? []
      : [
          'Commits are not synced to the disk: PGlite has no fsync hook any more. A power cut may lose data.',
        ];
    return wrapPglite(client, warnings, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** What PostgreSQL's settings would lose at a power cut, in a sentence each. */
export async function durabilityWarnings(client: SqlClient): Promise<string[]> {
  const { rows } = await client.query(
    "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit')",
  );
  return (rows as { name: string; setting: string }[])
    .filter(({ setting }) => setting === 'off')
    .map(
      ({ name }) => `PostgreSQL runs with ${name}=off: a power cut may lose what was acknowledged.`,
    );
}

/** The database's own time, in milliseconds since 1970. */
export async function databaseTime(db: Database): Promise<number> {
  const result: unknown = await db.execute(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const { rows } = result as { rows: { ms: number }[] };
  return Number(rows[0]?.ms);
}
