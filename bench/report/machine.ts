import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const GB = 1024 ** 3;

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The commit that is measured; what is measured may hold more than it. */
function commit(): string {
  const changed = git('status', '--porcelain', '--', '.', ':!bench/results.md') !== '';
  return git('rev-parse', '--short=10', 'HEAD') + (changed ? ' with changes' : '');
}

/** What the figures depend on: machine, programs, commit, and how busy the machine was before. */
export function circumstances(rounds: number): string {
  const [load = 0] = loadavg();
  return [
    new Date().toISOString().slice(0, 10),
    `commit ${commit()}`,
    `${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    `${availableParallelism()} cores`,
    `${Math.round(totalmem() / GB)} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    `load before ${load.toFixed(1)}`,
  ].join(' · ');
}
