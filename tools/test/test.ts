import { rmSync } from 'node:fs';
import './plain-output.ts';
import { buildApp } from '../build/build.ts';
import { runChecks } from '../check/check.ts';
import { RECORDS, writeMatrix } from '../contract/answer-matrix.ts';
import { drift } from '../contract/check-drift.ts';
import { bringBrowser } from './browser.ts';
import { add, lastLine, none, type Counts } from './counts.ts';
import { run, runBundleTests, runPlaywright, runSocketTests, runUnitTests } from './run.ts';

/** `npm test`: everything, one part after another; a failed part does not hide the next. */
const failed: Counts = { ...none(), failed: 1 };
const one = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
});

async function part(name: string, work: () => Promise<Counts>): Promise<Counts> {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const counts = await work().catch((error: unknown) => {
    console.error(error);
    return failed;
  });
  console.log(
    `-- ${name}: ${lastLine(counts)} (${((performance.now() - started) / 1000).toFixed(0)} s)`,
  );
  return counts;
}

const parts: Array<[string, () => Promise<Counts>]> = [
  ['checks', async () => (await runChecks()).map(({ passed }) => one(passed)).reduce(add, none())],
  ['contract lint', async () => one((await run(['tools/contract/lint.ts'])) === 0)],
  [
    'generated code',
    async () => {
      const lines = await drift();
      for (const line of lines) console.error(line);
      return one(lines.length === 0);
    },
  ],
  ['unit and server tests', runUnitTests],
  ['tests over real sockets', runSocketTests],
  [
    'size of the built application',
    async () => {
      await buildApp();
      return runBundleTests();
    },
  ],
  ['browser tests', () => runPlaywright(bringBrowser())],
  [
    'answers and what shows them',
    async () => {
      const { gate } = await writeMatrix();
      for (const fault of gate.faults) console.error(fault);
      return one(gate.faults.length === 0);
    },
  ],
];

// What an earlier run brought about says nothing of this one.
rmSync(RECORDS, { recursive: true, force: true });
let total = none();
for (const [name, work] of parts) total = add(total, await part(name, work));
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
