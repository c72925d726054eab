import { rmSync } from 'node:fs';
import './plain-output.ts';
import { buildApp } from '../build/build.ts';
import { runChecks } from '../check/check.ts';
import { RECORDS, writeMatrix } from '../contract/answer-matrix.ts';
import { drift } from '../contract/check-drift.ts';
import { bringBrowser } from './browser.ts';
import { add, none, type Counts } from './counts.ts';
import { conclude, part, partBeside } from './parts.ts';
import { run, runBundleTests, runPlaywright, runSocketTests, runUnitTests } from './run.ts';

/**
 * `npm test`: one part after another, all but the long proofs, which `npm run test:long` holds. A failed
 * part does not hide the next.
 */
const one = (passed: boolean): Counts => ({ ...none(), [passed ? 'passed' : 'failed']: 1 });

async function unitAndSockets(): Promise<Counts> {
  const sockets = partBeside('tests over real sockets, beside them', (hear) =>
    runSocketTests('quick', hear),
  );
  const unit = await part('unit and server tests', () => runUnitTests('quick'));
  return add(unit, await sockets());
}

const parts: Array<() => Promise<Counts>> = [
  () =>
    part('checks', async () =>
      (await runChecks()).map(({ passed }) => one(passed)).reduce(add, none()),
    ),
  () => part('contract lint', async () => one((await run(['tools/contract/lint.ts'])) === 0)),
  () =>
    part('generated code', async () => {
      const lines = await drift();
      for (const line of lines) console.error(line);
      return one(lines.length === 0);
    }),
  unitAndSockets,
  () =>
    part('size of the built application', async () => {
      await buildApp();
      return runBundleTests();
    }),
  () => part('browser tests', () => runPlaywright(bringBrowser(), 'quick')),
  () =>
    part('answers and what shows them', async () => {
      const { gate } = await writeMatrix();
      for (const fault of gate.faults) console.error(fault);
      return one(gate.faults.length === 0);
    }),
];

// What an earlier run brought about says nothing of this one.
rmSync(RECORDS, { recursive: true, force: true });
let total = none();
for (const runPart of parts) total = add(total, await runPart());
conclude(total, 'quick');
