import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RECORDS } from '../contract/answer-matrix.ts';
import { add, fromPlaywright, fromVitest, none, type Counts } from './counts.ts';
import { isTerminal } from './plain-output.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.cache/test');
/** Where tests note the answers that they brought about (`tools/contract/answer-matrix.ts`). */
const RECORDED = { ANSWER_RECORDS: RECORDS };

/** Runs one of the project's own programs with its output shown, and gives its exit code. */
export function run(args: string[], environment: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('close', (code) => done(code ?? 1));
    child.on('error', () => done(1));
  });
}

function report(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that left no report is a failure, whatever its exit code says. */
function counted<T>(file: string, code: number, count: (report: T) => Counts): Counts {
  const read = report(file) as T | undefined;
  const counts = read === undefined ? { ...none(), failed: 1 } : count(read);
  return code !== 0 && counts.failed === 0 ? add(counts, { ...none(), failed: 1 }) : counts;
}

async function runVitest(args: string[] = []): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, 'vitest.json');
  rmSync(file, { force: true });
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    // A dot for each test is for a terminal as well.
    `--reporter=${isTerminal ? 'dot' : 'default'}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ];
  const code = await run(words, RECORDED);
  return counted(file, code, fromVitest);
}

/** Unit, server and tool tests. */
export const runUnitTests = (): Promise<Counts> =>
  runVitest(['--project', 'web', '--project', 'server', '--project', 'tools']);

/** What the built application weighs. */
export const runBundleTests = (): Promise<Counts> => runVitest(['--project', 'bundle']);

/** Servers in their own processes have deadlines: nothing else runs meanwhile. */
export const runSocketTests = (): Promise<Counts> => runVitest(['--project', 'sockets']);

/** What Playwright's processes are told of the machine. */
export const browserEnvironment = (browser: string) => ({
  CHROMIUM: browser,
  // Where the system names no character set, Chromium names a file of Arabic letters `download`.
  LANG: process.env['LANG'] ?? 'C.UTF-8',
});

export async function runPlaywright(browser: string, args: string[] = []): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, 'playwright.json');
  rmSync(file, { force: true });
  const code = await run(['node_modules/@playwright/test/cli.js', 'test', ...args], {
    ...RECORDED,
    ANSWER_SOURCE: 'screen',
    ...browserEnvironment(browser),
    PLAYWRIGHT_JSON: file,
  });
  return counted(file, code, fromPlaywright);
}
