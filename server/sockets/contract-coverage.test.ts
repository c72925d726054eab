import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ours from '#contract/adapters/promptwell.ts';
import { checkContract, type CheckResult } from '#contract/check/check-contract.ts';
import { operations } from '#contract/generated/operations.ts';
import { answerRecorder } from '#contract/matrix/record-answers.ts';
import { gateOf } from '#contract/check/coverage/gate.ts';
import { holesOf, reachable } from '#contract/check/coverage/holes.ts';
import { readReasons } from '#contract/check/coverage/reasons.ts';
import { summariesOf, summariesText } from '#contract/check/coverage/summary.ts';
import { loadWorkflows } from '#contract/check/workflows/load-workflows.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN = join(ROOT, 'contract/docs/our-coverage.json');
const FILE = join(ROOT, 'contract/adapters/promptwell-holes.yaml');

describe('a whole contract:check of our server', () => {
  let server: ServerProcess;
  let result: CheckResult;
  beforeAll(async () => {
    server = await startServer({ env: { RATE_LIMIT_FACTOR: '100' } });
    const bundle = bundleOf(await loadContract(join(ROOT, 'openapi/dist/openapi.yaml')));
    const files = globSync(join(ROOT, 'openapi/workflows/*.arazzo.yaml')).toSorted();
    result = await checkContract({
      url: server.origin,
      bundle,
      adapter: ours,
      workflows: await loadWorkflows(files, bundle.document),
      seed: 1,
      all: true,
    });
    const record = answerRecorder('check', operations);
    for (const { operation, answers } of result.coverage) {
      const [method = '', path = ''] = operation.split(' ');
      for (const { status, seen } of answers) if (seen > 0) record(method, path, Number(status));
    }
  }, 600_000);
  afterAll(async () => {
    await server.stop();
  });

  const gate = () =>
    gateOf(holesOf(result.coverage), readReasons(readFileSync(FILE, 'utf8'), FILE));

  it('raises no alarm', () => {
    expect(result.findings).toEqual([]);
  });

  it('reaches every answer, place and keyword, or has a reason', () => {
    expect(gate().faults).toEqual([]);
    // A run that reaches little would need reasons by the hundred; so would a count that counts little.
    expect(reachable(result.coverage)).toBeGreaterThan(2_500);
  });

  it('reaches what /docs tells of each operation; with -u the file follows', async () => {
    const summaries = summariesOf(result.coverage, gate());
    await expect(summariesText(summaries)).toMatchFileSnapshot(SHOWN);
  });
});
