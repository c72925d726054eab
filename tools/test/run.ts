import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { RECORDS } from '../contract/answer-matrix.ts';
import {
  add,
  fromPlaywright,
  fromPlaywrightList,
  fromVitest,
  none,
  type Counts,
} from './counts.ts';
import { isTerminal } from './plain-output.ts';
import { playwrightFilter, vitestFilter, type Selection } from './selection.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.cache/test');
/** Where tests note the answers that they brought about (`tools/contract/answer-matrix.ts`). */
const RECORDED = { ANSWER_RECORDS: RECORDS };

/** Takes what a program says, instead of the terminal. */
type Hear = (text: string) => void;

/** Runs one of the project's own programs with its output shown, or heard, and gives its exit code. */
export function run(
  args: string[],
  environment: Record<string, string> = {},
  hear?: Hear,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => hear?.(text));
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

async function runVitest(projects: string[], selection: Selection, hear?: Hear): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `vitest-${projects.join('-')}.json`);
  rmSync(file, { force: true });
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    // A dot for each test is for a terminal as well.
    `--reporter=${isTerminal && !hear ? 'dot' : 'default'}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...projects.flatMap((project) => ['--project', project]),
    ...vitestFilter(selection),
  ];
  const code = await run(words, RECORDED, hear);
  return counted(file, code, (read: Parameters<typeof fromVitest>[0]) =>
    fromVitest(read, selection),
  );
}

/** Unit, server and tool tests. */
export const runUnitTests = (selection: Selection): Promise<Counts> =>
  runVitest(['web', 'web-alone', 'server', 'tools'], selection);

/** What the built application weighs. */
export const runBundleTests = (): Promise<Counts> => runVitest(['bundle'], 'quick');

/** Tests of servers in processes of their own, which mostly wait: for clocks, restarts and ends of time. */
export const runSocketTests = (selection: Selection, hear?: Hear): Promise<Counts> =>
  runVitest(['sockets'], selection, hear);

/** What Playwright's processes are told of the machine. */
export const browserEnvironment = (browser: string) => ({
  CHROMIUM: browser,
  // Where the system names no character set, Chromium names a file of Arabic letters `download`.
  LANG: process.env['LANG'] ?? 'C.UTF-8',
});

export async function runPlaywright(browser: string, selection: Selection): Promise<Counts> {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, 'playwright.json');
  rmSync(file, { force: true });
  const words = ['node_modules/@playwright/test/cli.js', 'test'];
  const code = await run([...words, ...playwrightFilter(selection)], {
    ...RECORDED,
    ANSWER_SOURCE: 'screen',
    ...browserEnvironment(browser),
    PLAYWRIGHT_JSON: file,
  });
  const counts = counted(file, code, fromPlaywright);
  if (selection === 'all') return counts;
  let list = '';
  const others = playwrightFilter(selection === 'quick' ? 'long' : 'quick');
  await run([...words, '--list', ...others], browserEnvironment(browser), (text) => (list += text));
  return { ...counts, left: fromPlaywrightList(list) };
}
