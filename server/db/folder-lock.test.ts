import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const LOCK = join(import.meta.dirname, 'folder-lock.ts');
/** Takes the lock, says so, and stays. The plant opens the folder without a lock, as PGlite does. */
const holder = (planted: boolean) =>
  planted
    ? `console.log('running'); setInterval(() => {}, 1000);`
    : `const { lockFolder } = await import(${JSON.stringify(LOCK)});
       try { lockFolder(process.argv[1]); console.log('running'); setInterval(() => {}, 1000); }
       catch (error) { console.log('refused ' + error.message); }`;

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promptwell-lock-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(path = folder, planted = false): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder(planted), path], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  return new Promise((resolve) =>
    child.stdout?.once('data', (chunk: Buffer) =>
      resolve({ child, said: chunk.toString().trim() }),
    ),
  );
}

const running = (started: { said: string }[]) =>
  started.filter(({ said }) => said === 'running').length;

test('of five servers that start at once on one folder, one runs', async () => {
  const started = await Promise.all(Array.from({ length: 5 }, () => start()));
  expect(running(started)).toBe(1);
});

test('planted fault: without the lock all five run, and the count shows it', async () => {
  const started = await Promise.all(Array.from({ length: 5 }, () => start(folder, true)));
  expect(running(started)).toBe(5);
});

test('the refusal names the process, and knows the folder by another name', async () => {
  const { child } = await start();
  const alias = `${folder}-alias`;
  symlinkSync(folder, alias);
  const { said } = await start(alias);
  rmSync(alias);
  expect(said).toContain(`in use by process ${child.pid}`);
});

test('a server that was killed leaves nothing behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { child, said } = await start();
    expect(said).toBe('running');
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
});

test('a pid file of a dead or a recycled process means nothing', () => {
  writeFileSync(join(folder, 'server.pid'), `${process.pid}\n`);
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  lock.release();
  lockFolder(folder).release();
});

test.skipIf(process.platform === 'win32')(
  'a folder that others could read is closed to them',
  () => {
    chmodSync(folder, 0o755);
    lockFolder(folder).release();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  },
);
