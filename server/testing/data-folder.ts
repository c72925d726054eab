import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { openFolderDatabase } from '../db/client.ts';
import { migrate, MIGRATIONS } from '../db/migrate.ts';

const CACHE = join(import.meta.dirname, '../../.cache/test-data-folder');

let template: Promise<string> | undefined;

/** A folder whose database has the schema and no rows; made once per schema and machine. */
async function makeTemplate(): Promise<string> {
  const hashes = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);
  const key = createHash('sha256').update(hashes.join()).digest('hex').slice(0, 16);
  const folder = join(CACHE, key);
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const older = (await readdir(CACHE)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  await Promise.all(older.map((name) => rm(join(CACHE, name), { recursive: true, force: true })));
  const half = await mkdtemp(join(CACHE, 'half-'));
  const database = await openFolderDatabase(half);
  await migrate(database);
  await database.close();
  // Of two processes that made one at the same time, the first has put it in place.
  await rename(half, folder).catch(async (error: unknown) => {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/**
 * Fills an empty data folder with a migrated database, as the first start of a server leaves it: a start on it takes a
 * third of the time. `crashes.test.ts` starts on a folder that is empty indeed.
 */
export async function fillDataFolder(folder: string): Promise<void> {
  template ??= makeTemplate();
  await cp(join(await template, 'pg'), join(folder, 'pg'), { recursive: true });
}
