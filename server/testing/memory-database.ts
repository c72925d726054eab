import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openMemoryDatabase, type OpenDatabase } from '../db/client.ts';
import { migrate, MIGRATIONS } from '../db/migrate.ts';

const CACHE = join(import.meta.dirname, '../../.cache/test-database');

/** Two thirds of a fresh database are log segments and templates, which no test connects to. */
const SMALL_LOG = { initDbStartParams: ['--wal-segsize=1'] };
const DROP_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

let snapshot: Promise<Blob> | undefined;
let bundle: Promise<Blob> | undefined;

/** PGlite's own files, which it would read again for every database. */
const readBundle = async () =>
  new Blob([await readFile(new URL('pglite.data', import.meta.resolve('@electric-sql/pglite')))]);

/** Migrated once per schema and machine; every test loads the copy. */
async function makeSnapshot(): Promise<Blob> {
  const hashes = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  const made = [...hashes, ...SMALL_LOG.initDbStartParams, ...DROP_TEMPLATES].join();
  const key = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const file = join(CACHE, `${key}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const database = await openMemoryDatabase(SMALL_LOG);
  await migrate(database);
  for (const statement of DROP_TEMPLATES) await database.sql.exec(statement);
  const dump = await database.dump?.('none');
  await database.close();
  if (!dump) throw new Error('The memory database cannot be copied');
  mkdirSync(CACHE, { recursive: true });
  // Copies of older schemas are of no use any more.
  for (const name of readdirSync(CACHE))
    if (/^[0-9a-f]+\.tar$/.test(name)) rmSync(join(CACHE, name), { force: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()));
  renameSync(half, file);
  return dump;
}

/** A fresh database with the schema, in memory. */
export async function createMemoryDatabase(): Promise<OpenDatabase> {
  snapshot ??= makeSnapshot();
  bundle ??= readBundle();
  return openMemoryDatabase({ fsBundle: await bundle, loadDataDir: await snapshot });
}
