/** @module-tag long */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContract } from '#contract/check/check-contract.ts';
import { loadWorkflows, type Workflows } from '#contract/check/workflows/load-workflows.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { CONTRACT_TARGETS, type ContractTarget } from '../testing/contract-target.ts';

const OPENAPI = join(import.meta.dirname, '../../openapi');
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const SEEDS = EXHAUSTIVE ? Array.from({ length: 20 }, (_item, index) => index + 1) : [7];
/** Without the long form one operation and one workflow: `contract-coverage.test.ts` checks everything once. */
const PART = ['updateProfile', 'team'];

let bundle: Bundle;
let workflows: Workflows;
beforeAll(async () => {
  bundle = bundleOf(await loadContract(join(OPENAPI, 'dist/openapi.yaml')));
  const files = globSync(join(OPENAPI, 'workflows/*.arazzo.yaml')).toSorted();
  workflows = await loadWorkflows(files, bundle.document);
});

describe.each(CONTRACT_TARGETS)('contract:check of our server on %s', (_name, start) => {
  let target: ContractTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target?.stop());

  it.each(SEEDS)('raises no alarm (seed %i)', { timeout: 900_000 }, async (seed) => {
    const { url, adapter } = target;
    const only = EXHAUSTIVE ? [] : PART;
    const result = await checkContract({ url, bundle, adapter, workflows, seed, only, all: true });
    const told = result.findings.map(({ check, operation, text }) => [check, operation, text]);
    expect(told).toEqual([]);
    // All roles signed in, and every workflow ran to its end.
    expect(result.notes.filter((note) => /^No actor|left out/.test(note))).toEqual([]);
    expect(result.workflows.filter(({ isKept }) => !isKept)).toEqual([]);
    expect(result.workflows.length).toBe(EXHAUSTIVE ? workflows.chosen.length - 1 : 1);
  });
});
