import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: folder, encoding: 'utf8' });

export type Ran = { code: number | null; printed: string };

/** A clone of the repository with what is not committed yet, whose commands are run as a reader types them. */
export async function cloneRepository(environment: Record<string, string>) {
  const above = await mkdtemp(join(tmpdir(), 'promptwell-clone-'));
  const folder = join(above, 'promptwell');
  mkdirSync(folder);
  git(folder, 'clone', '--quiet', ROOT, '.');
  // Guides compare with a main branch, which a checkout of a build server may not have.
  git(folder, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
  const changed = [
    git(ROOT, 'diff', '--name-only', 'HEAD'),
    git(ROOT, 'ls-files', '--others', '--exclude-standard'),
  ];
  for (const file of changed.join('').split('\n'))
    if (file !== '' && existsSync(join(ROOT, file))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(ROOT, file), join(folder, file));
    }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const running: ChildProcess[] = [];

  /** A shell in the clone, with a group of its own so that all it starts can be ended. */
  function shell(command: string, more: Record<string, string> = {}) {
    const { EXHAUSTIVE: _, NODE_ENV: __, VITEST: ___, ...inherited } = process.env;
    const child = spawn('bash', ['-c', command], {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...inherited, ...environment, ...more },
    });
    const output = { printed: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output.printed += chunk.toString()));
    return { child, output };
  }

  return {
    folder,
    async run(command: string, more?: Record<string, string>): Promise<Ran> {
      const { child, output } = shell(command, more);
      const [code] = (await once(child, 'close')) as [number | null];
      return { code, printed: output.printed };
    },
    /** Starts what goes on, and waits until its address answers. */
    async start(command: string, address: string, more?: Record<string, string>): Promise<Ran> {
      const { child, output } = shell(command, more);
      running.push(child);
      const until = performance.now() + 300_000;
      while (child.exitCode === null && performance.now() < until) {
        if (await fetch(address).catch(() => undefined))
          return { code: 0, printed: output.printed };
        await new Promise((wait) => setTimeout(wait, 50));
      }
      return { code: child.exitCode ?? 1, printed: output.printed };
    },
    /** Ends what goes on. */
    async stop(): Promise<void> {
      for (const child of running.splice(0)) {
        if (child.exitCode !== null || child.pid === undefined) continue;
        process.kill(-child.pid, 'SIGTERM');
        await once(child, 'close');
      }
    },
    remove: () => rm(above, { recursive: true, force: true, maxRetries: 5 }),
  };
}
