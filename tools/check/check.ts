import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Every check runs, also after one has failed, so that one run reports everything. */
export const CHECKS: ReadonlyArray<{ name: string; command: string; arguments: string[] }> = [
  { name: 'formatting', command: 'oxfmt', arguments: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', arguments: ['--quiet'] },
  { name: 'types of the core', command: 'tsc', arguments: ['-p', 'tsconfig.core.json'] },
  { name: 'types of the interface', command: 'tsc', arguments: ['-p', 'tsconfig.app.json'] },
  {
    name: 'types of the contract, the server and the mock',
    command: 'tsc',
    arguments: ['-p', 'tsconfig.server.json'],
  },
  { name: 'types of the tools', command: 'tsc', arguments: ['-p', 'tsconfig.tools.json'] },
  { name: 'import rules', command: 'node', arguments: ['tools/check/imports.ts'] },
  { name: 'page idiom', command: 'node', arguments: ['tools/check/queries.ts'] },
  { name: 'dead code', command: 'knip', arguments: ['--no-progress'] },
  { name: 'texts', command: 'node', arguments: ['tools/check/texts.ts'] },
  { name: 'languages', command: 'node', arguments: ['tools/check/languages.ts'] },
  { name: 'released contract', command: 'node', arguments: ['tools/contract/check-release.ts'] },
  { name: 'task cards', command: 'node', arguments: ['tools/check/cards.ts'] },
];

export type CheckResult = { name: string; passed: boolean; output: string; seconds: number };

/** Runs one check and gives what it printed. */
export function runCheck({
  name,
  command,
  arguments: args,
}: (typeof CHECKS)[number]): Promise<CheckResult> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, shell: process.platform === 'win32' });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const finish = (passed: boolean) =>
      done({ name, passed, output: output.trim(), seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Runs every check, two at a time, and prints them in order. */
export async function runChecks(): Promise<CheckResult[]> {
  const waiting = [...CHECKS.entries()];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await runCheck(next[1]);
  };
  await Promise.all([worker(), worker()]);
  for (const { name, passed, output, seconds } of results) {
    console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
    if (!passed) console.log(output.replaceAll(/^/gm, '    '));
  }
  return results;
}

if (import.meta.main) {
  const results = await runChecks();
  if (results.some((result) => !result.passed)) process.exitCode = 1;
}
