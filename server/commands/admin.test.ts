import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolderDatabase, type OpenDatabase } from '../db/client.ts';
import { startServer } from '../testing/server-process.ts';

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
const command = (addresses: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string; failed: string }>((done) => {
    const child = execFile(
      process.execPath,
      ['server/commands/admin.ts', ...addresses],
      { cwd: ROOT, env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env } },
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
    expect(await command([])).toMatchObject({ code: 2, said: '' });
    expect(await command(['nobody@example.com'])).toEqual({
      code: 1,
      said: '',
      failed: 'No account has the address nobody@example.com.\n',
    });
    expect(await readdir(join(dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^before-migration-.*\.tar\.gz$/),
    ]);
    expect(await command(['ADA@example.com'])).toEqual({
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
    const newer = await command(['layla@example.com']);
    expect(newer).toMatchObject({ code: 1, said: '' });
    expect(newer.failed).toMatch(/^The database was made by a newer version of Promptwell\..*\n$/);
  },
);

test(
  'asks the server that holds the folder, and no other one',
  { timeout: TIMEOUT, tags: ['long'] },
  async () => {
    const server = await startServer();
    try {
      const env = { DATA_DIR: server.dataDir, PORT: String(server.port) };
      await fetch(`${server.origin}/api/users/auth/register/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email: 'ben@example.com',
          firstName: 'Ben',
          lastName: 'Carter',
          password: 'a-walk-along-the-corniche',
          acceptTerms: true,
          language: 'en',
        }),
      });
      expect(await command(['ben@example.com'], env)).toMatchObject({ code: 0, failed: '' });
      expect(await command(['nobody@example.com'], env)).toEqual({
        code: 1,
        said: '',
        failed: 'No account has the address nobody@example.com.\n',
      });

      const ask = (body: unknown, headers: Record<string, string> = {}) =>
        fetch(`${server.origin}/dev/admin`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        }).then(({ status }) => status);
      const address = 'ben@example.com';
      expect(await ask({ address, dataDir })).toBe(409);
      expect(await ask({ address }, { 'content-type': 'text/plain' })).toBe(422);
      expect(await ask({ address }, { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
      const elsewhere = await command(['ben@example.com'], { ...env, PORT: '9' });
      expect(elsewhere).toMatchObject({ code: 1, said: '' });
      expect(elsewhere.failed).toMatch(/is in use by process \d+/);
    } finally {
      await server.stop();
    }
  },
);
