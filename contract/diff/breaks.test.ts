import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contractOfValue,
  loadContract,
  type ContractFiles,
} from '#contract/sources/contract-files.ts';
import { diffContracts } from './diff.ts';
import { OPERATORS, seeded, type Contract } from './testing/breaking-operators.ts';

const BUNDLE = resolve(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const isExhaustive = Boolean(process.env['EXHAUSTIVE']);
const SEEDS = isExhaustive ? 20 : 1;
/** Breaks are planted in every sixth path, or in all of them. */
const STRIDE = isExhaustive ? 1 : 6;
const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The same contract with its keys the other way round and other texts. */
function reworded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reworded);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, inner]) => [
        key,
        key === 'description' && typeof inner === 'string' ? `${inner} Reworded.` : reworded(inner),
      ]),
  );
}

/** The same contract with each schema as the one part of an `allOf`. */
function wrapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wrapped);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'schema' ? { allOf: [wrapped(inner)] } : wrapped(inner),
    ]),
  );
}

describe('our own contract', () => {
  let files: ContractFiles;
  let part: ContractFiles;
  beforeAll(async () => {
    files = await loadContract(BUNDLE);
    const { paths } = files.root.value as Contract;
    const some = Object.entries(paths).filter((_path, index) => index % STRIDE === 0);
    part = contractOfValue({ ...files.root.value, paths: Object.fromEntries(some) }, BUNDLE);
  });
  const changed = (change: (document: Contract) => void) => {
    const document = structuredClone(part.root.value) as Contract;
    change(document);
    return contractOfValue(document, BUNDLE);
  };

  it.each([
    ['itself', (value: unknown) => value],
    ['other texts and another order of keys', reworded],
    ['its schemas wrapped in allOf', wrapped],
  ])('has no change from %s', (_name, change) => {
    const same = contractOfValue(change(structuredClone(files.root.value)), BUNDLE);
    expect(diffContracts(files, same)).toEqual([]);
  });

  it.each(Object.entries(OPERATORS))('shows the break: %s', (name, operator) => {
    let broken = 0;
    // A seed may lead to a place where there is nothing of the kind; the next one is tried.
    for (let seed = 1; seed < 400 && broken < SEEDS; seed += 1) {
      let done: string | undefined;
      const now = changed((document) => {
        done = operator(document, seeded(seed));
      });
      if (done === undefined) continue;
      broken += 1;
      const found = diffContracts(part, now).filter(({ severity }) => severity === 'breaking');
      expect(found, `${name}, seed ${seed}: ${done}`).not.toEqual([]);
    }
    expect(broken).toBe(SEEDS);
  });
});
