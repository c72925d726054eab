import { expect, test } from 'vitest';
import { report } from '#server/testing/figures.ts';
import { runHistory } from './testing/history.ts';
import { FAULTS } from './testing/faults.ts';
import { RULES } from './testing/rules.ts';

/**
 * Random histories of an account. The published figures:
 * `RUNS=100000 npx vitest run --project server server/modules/billing/engine/history.test.ts`, with `SEED` for others.
 */
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const RUNS = Number(process.env['RUNS'] ?? (EXHAUSTIVE ? 100_000 : 2_000));
const SEED = Number(process.env['SEED'] ?? 20_261_122);
const LENGTH = 25;

test(
  'whatever a person does, the books add up and nobody has more than was paid for',
  () => {
    let charges = 0;
    const kinds = new Set<string>();
    for (let index = 0; index < RUNS; index += 1) {
      const outcome = runHistory(SEED + index, LENGTH);
      charges += outcome.charges;
      for (const step of outcome.steps) kinds.add(step.split(' ').slice(1).join(' '));
      if (outcome.faults.length > 0)
        throw new Error(
          `seed ${outcome.seed}: ${outcome.faults.join('; ')}\n${outcome.steps.join('\n')}`,
        );
    }
    // Every state was reached, and every way out of it.
    for (const state of ['trialing', 'active', 'pastDue', 'canceling', 'canceled', 'incomplete'])
      expect(
        [...kinds].some((kind) => kind.endsWith(` ${state}`)),
        state,
      ).toBe(true);
    for (const due of ['endTrial', 'convert', 'renew', 'retry', 'end', 'expireIncomplete'])
      expect(
        [...kinds].some((kind) => kind.startsWith(`due ${due} `)),
        due,
      ).toBe(true);
    expect(charges).toBeGreaterThan(RUNS);
    report({ check: 'billing histories', n: RUNS, bad: 0, seed: SEED, length: LENGTH, charges });
  },
  60_000 + RUNS * 36,
);

test.each(Object.entries(FAULTS))(
  'a planted fault is found by its own check: %s',
  (_name, { found, rules }) => {
    let findings: string[] = [];
    for (let index = 0; index < 1_500 && findings.length === 0; index += 1)
      findings = runHistory(SEED + index, LENGTH, { ...RULES, ...rules }).faults;
    expect(findings.join('\n')).toContain(found);
  },
);
