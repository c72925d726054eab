import { beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_PLANTS } from './testing/answer-plants.ts';
import { cleanContract } from './testing/clean-contract.ts';
import { GENERAL_PLANTS } from './testing/general-plants.ts';
import { OPERATION_PLANTS } from './testing/operation-plants.ts';
import { SCHEMA_PLANTS } from './testing/schema-plants.ts';
import { createLinter, type Linter } from './spectral.ts';

/** A planted fault for every rule that is switched on. */
const PLANTS = [...OPERATION_PLANTS, ...ANSWER_PLANTS, ...SCHEMA_PLANTS, ...GENERAL_PLANTS];

describe('the contract rules', () => {
  let lint: Linter['lint'];
  let rules: string[];
  beforeAll(async () => {
    ({ lint, rules } = await createLinter());
  });

  it('each have a planted fault, and none is switched on without one', () => {
    expect(rules.toSorted()).toEqual([...new Set(PLANTS.map(([rule]) => rule))].toSorted());
  });

  it('say nothing of a clean contract', async () => {
    expect(await lint(cleanContract())).toEqual([]);
  });

  it.each(PLANTS)('%s finds %s', async (rule, _fault, plant) => {
    const document = cleanContract();
    plant(document as never);
    const findings = await lint(document);
    expect(findings.map(({ code }) => code)).toContain(rule);
  });
});
