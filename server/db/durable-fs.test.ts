import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterEach, expect, test } from 'vitest';
import { DURABLE_START, DurableNodeFS } from './durable-fs.ts';

const COMMITS = 100;
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'promptwell-fsync-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** How many syncs `COMMITS` acknowledged commits made. */
async function syncsOf(fs: DurableNodeFS, client: PGlite): Promise<number> {
  await client.exec('create table t (id int primary key)');
  const before = fs.counter.count;
  for (let id = 0; id < COMMITS; id += 1) await client.query('insert into t values ($1)', [id]);
  await client.close();
  return fs.counter.count - before;
}

test('every acknowledged commit was synced to the disk', async () => {
  const fs = new DurableNodeFS(folder());
  const client = await PGlite.create({ fs, startParams: DURABLE_START });
  expect(fs.counter.hooked).toBe(true);
  expect(await syncsOf(fs, client)).toBeGreaterThanOrEqual(COMMITS);
});

test(
  'planted fault: with PGlite’s own start arguments nothing is synced, and the count shows it',
  { tags: ['long'] },
  async () => {
    const fs = new DurableNodeFS(folder());
    const client = await PGlite.create({ fs });
    expect(await syncsOf(fs, client)).toBeLessThan(COMMITS);
  },
);

test('planted fault: when the hook is not taken, the server is told', () => {
  expect(new DurableNodeFS(folder()).counter.hooked).toBe(false);
  expect(new DurableNodeFS(folder())).toBeInstanceOf(NodeFS);
});
