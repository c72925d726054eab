import { execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 120_000;
const BETWEEN_TRIES_MS = 5;
const MB = 1024;

export type RunningProgram = {
  /** From its start to its first good answer. */
  startMs: number;
  /** Resident memory of the process in MB. */
  memory: () => number;
  stop: () => Promise<void>;
};

/** A program of the project in a process of its own, once `url` has answered with success. */
export async function startProgram(
  words: readonly string[],
  url: string,
  {
    env = {},
    headers = {},
  }: { env?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<RunningProgram> {
  const started = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', ...env },
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (!(await answers(url, headers))) {
    const isOver = performance.now() - started > START_LIMIT_MS;
    if (child.exitCode === null && !isOver) {
      await sleep(BETWEEN_TRIES_MS);
      continue;
    }
    await stop();
    throw new Error(`${words.join(' ')} did not answer at ${url}`);
  }
  const startMs = performance.now() - started;
  const ps = ['-o', 'rss=', '-p', String(child.pid)];
  return {
    startMs,
    memory: () => Number(execFileSync('ps', ps, { encoding: 'utf8' })) / MB,
    stop,
  };
}

async function answers(url: string, headers: Record<string, string>): Promise<boolean> {
  const answer = await fetch(url, { headers }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}
