import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalog } from '#tools/db/catalog.ts';
import { fixtureFiles } from '#tools/db/fixture.ts';
import { lostRows, readAll, type Rows } from '#tools/db/lost-rows.ts';
import { openFolderDatabase, type OpenDatabase } from '../db/client.ts';
import { migrate, MIGRATIONS } from '../db/migrate.ts';
import { joinServer } from '../testing/api-person.ts';
import { report, saveOnce } from '../testing/ledger.ts';
import { createMemoryDatabase } from '../testing/memory-database.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import {
  postgresEnvironment,
  startServer,
  type ServerProcessOptions,
} from '../testing/server-process.ts';

/** The oldest version whose data may exist, and what has to be done to bring it up to date. */
const [OLDEST = ''] = fixtureFiles();
const STATEMENTS = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  .slice(1)
  .reduce((sum, { sql }) => sum + sql.length, 0);
/** Kills on their way there: one after every statement, or a few of them. */
const KILLS = process.env['EXHAUSTIVE'] ? Math.max(50, STATEMENTS) : 2;

/** `kill -9` right after so many statements of the migrations. */
const killedAfter = (statements: number): Replacement => ({
  file: 'db/migrate.ts',
  find: 'for (const statement of migration.sql) await sql.exec(statement);',
  replace: `for (const statement of migration.sql) {
    await sql.exec(statement);
    globalThis.migrated = (globalThis.migrated ?? 0) + 1;
    if (globalThis.migrated === ${statements}) process.kill(process.pid, 'SIGKILL');
  }`,
});

/** Statements after which each of the kills comes, spread over all of them. */
const places = Array.from({ length: KILLS }, (_, at) => 1 + Math.floor((at * STATEMENTS) / KILLS));

async function read(database: OpenDatabase): Promise<{ rows: Rows; catalog: string[] }> {
  return database.withMigrationLock(async (sql) => ({
    rows: await readAll(sql),
    catalog: await readCatalog(sql),
  }));
}

async function load(database: OpenDatabase): Promise<void> {
  await database.withMigrationLock(async (sql) => {
    await sql.exec('drop schema public cascade; create schema public');
    await sql.exec(readFileSync(OLDEST, 'utf8'));
  });
}

/** Starts a server that is killed on its way. */
const startKilled = (after: number, options: ServerProcessOptions) =>
  expect(startServer({ ...options, replacements: [killedAfter(after)] })).rejects.toThrow(
    'ended before it was ready',
  );

/** Read apart from what a running server works off: expired tokens, mails that are due. */
async function migrated(database: OpenDatabase): Promise<{ rows: Rows; catalog: string[] }> {
  await migrate(database);
  return read(database);
}

async function startsAndStops(options: ServerProcessOptions): Promise<void> {
  const server = await startServer(options);
  expect((await fetch(`${server.origin}/ready`)).status).toBe(200);
  await server.stop();
}

let newest: string[];
beforeAll(async () => {
  const database = await createMemoryDatabase();
  newest = (await read(database)).catalog;
  await database.close();
});

describe('a server that is killed while it migrates', () => {
  it(
    'leaves an embedded database that the next start brings up to date, whole',
    { timeout: KILLS * 120_000 },
    async () => {
      let bad = 0;
      for (const after of places) {
        const dataDir = await mkdtemp(join(tmpdir(), 'promptwell-migrations-'));
        const older = await openFolderDatabase(dataDir);
        await load(older);
        const before = await read(older);
        await older.close();
        await startKilled(after, { dataDir });
        const upgraded = await openFolderDatabase(dataDir);
        const now = await migrated(upgraded);
        await upgraded.close();
        await startsAndStops({ dataDir });
        await rm(dataDir, { recursive: true, force: true });
        expect(before.catalog).not.toEqual(newest);
        bad += lostRows(before.rows, now.rows).length;
        expect(now.catalog).toEqual(newest);
      }
      report('kill -9 among migrations, embedded', { n: places.length, bad });
      expect(bad).toBe(0);
    },
  );
});

describe('on PostgreSQL', { tags: ['long'] }, () => {
  let postgres: TestPostgres;
  let database: Awaited<ReturnType<TestPostgres['open']>>;
  let env: Record<string, string>;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.open();
    env = postgresEnvironment(database.url);
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });

  it(
    'a server that is killed while it migrates leaves what the next start brings up to date, whole',
    { timeout: KILLS * 120_000 },
    async () => {
      let bad = 0;
      for (const after of places) {
        await load(database);
        const before = await read(database);
        await startKilled(after, { env });
        const now = await migrated(database);
        await startsAndStops({ env });
        bad += lostRows(before.rows, now.rows).length;
        expect(now.catalog).toEqual(newest);
      }
      report('kill -9 among migrations, PostgreSQL', { n: places.length, bad });
      expect(bad).toBe(0);
    },
  );

  it('a server goes on working while a newer one adds to the schema, and an older one refuses to start', async () => {
    const server = await startServer({ env });
    const person = await joinServer(server.origin, async (email) => {
      await database.sql.query('update users set email_verified_at = now() where email = $1', [
        email,
      ]);
    });
    await database.sql.exec(`alter table prompts add column later text;
      create table later_things (id uuid primary key);
      insert into schema_migrations (hash, created_at) values ('of a later version', 9999999999999)`);
    expect(await saveOnce(person, 'after-the-newer-one')).toBe(true);
    await server.stop();

    const before = await read(database);
    await expect(startServer({ env })).rejects.toThrow(
      'The database was made by a newer version of Promptwell.',
    );
    expect(await read(database)).toEqual(before);
  });
});
