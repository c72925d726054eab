import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderDatabase, type OpenDatabase } from '../db/client.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TIMEOUT = 120_000;

/** A data folder with accounts, as the first version left it. */
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'promptwell-admin-'));
  const fixture = await readFile(join(ROOT, 'server/db/fixtures/0000_initial.sql'), 'utf8');
  await inStore(({ sql }) => sql.exec(fixture));
}, TIMEOUT);
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function inStore<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openFolderDatabase(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const command = (...addresses: string[]) =>
  new Promise<{ code: number; said: string; failed: string }>((done) => {
    const child = execFile(
      process.execPath,
      ['server/commands/admin.ts', ...addresses],
      { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir } },
      (_, said, failed) => done({ code: child.exitCode ?? -1, said, failed }),
    );
  });
const ADMINS = `select email_key as email,
    (select count(*)::int from sessions where user_id = users.id) as sessions
  from users where role = 'admin' order by email_key`;

test(
  'makes an account the operator, after a backup, or says in one line what is wrong',
  { timeout: TIMEOUT },
  async () => {
    expect(await command()).toMatchObject({ code: 2, said: '' });
    expect(await command('nobody@example.com')).toEqual({
      code: 1,
      said: '',
      failed: 'No account has the address nobody@example.com.\n',
    });
    expect(await readdir(join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^before-migration-.*\.tar\.gz$/),
    ]);
    expect(await command('ADA@example.com')).toEqual({
      code: 0,
      said: 'ADA@example.com is an admin now, and signs in with a code by mail.\n',
      failed: '',
    });

    await inStore(async ({ sql }) => {
      const { rows } = await sql.query(ADMINS);
      expect(rows).toEqual([
        { email: 'ada@example.com', sessions: 0 },
        { email: 'root@example.com', sessions: 1 },
      ]);
      await sql.exec(
        "insert into schema_migrations values ('of a version to come', 9999999999999)",
      );
    });
    const newer = await command('layla@example.com');
    expect(newer).toMatchObject({ code: 1, said: '' });
    expect(newer.failed).toMatch(/^The database was made by a newer version of Promptwell\..*\n$/);
  },
);
