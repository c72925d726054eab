import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server works in the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(folder: string, pid: number | undefined) {
    const who = pid ? `process ${pid}` : 'another process';
    super(
      `The data folder ${folder} is in use by ${who}. Stop that server first, or choose another folder with DATA_DIR.`,
    );
  }
}

/** Other people of the machine may read the folder, and this process may not change that. */
export class FolderNotPrivate extends Error {
  override readonly name = 'FolderNotPrivate';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is open to other users of this machine and belongs to another one. Give it to the user who runs the server, or choose another folder with DATA_DIR.`,
    );
  }
}

/**
 * Restricts the folder to its owner, since PGlite's files in it are readable by all users.
 * @throws FolderNotPrivate
 */
export function makePrivate(folder: string): void {
  if (process.platform === 'win32') return;
  try {
    chmodSync(folder, 0o700);
  } catch {
    if ((statSync(folder).mode & 0o077) !== 0) throw new FolderNotPrivate(folder);
  }
}

const SQLITE_BUSY = 5;

export type FolderLock = { release(): void };

/** Strong references: a garbage-collected lock would be released silently. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data folder for this process alone. PGlite takes no lock of its own, and two writers lose
 * rows silently. The lock is the operating system's own, held through a SQLite file in
 * the folder: it goes with the process however that dies, needs no guess about stale pids, and knows
 * the folder by whatever name it is reached. The file `server.pid` only serves the message.
 * @throws FolderInUse when another process, or another part of this one, holds it; FolderNotPrivate.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  const pidFile = join(folder, 'server.pid');
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw isBusy ? new FolderInUse(folder, readPid(pidFile)) : error;
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  held.add(lock);
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}
