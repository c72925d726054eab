/** @module-tag long */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationSpec } from '#contract/operations/operation.ts';
import type { Case, GoodRequest } from '#contract/cases/cases.ts';
import { createContractWalk, operationTable, type ContractWalk } from './contract-good.ts';
import { mutations, type Caller } from '#contract/cases/mutations.ts';
import { mutated } from '#contract/cases/mutate.ts';
import { percentile, report } from './figures.ts';

const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const RUNS = Number(process.env['RUNS'] ?? (EXHAUSTIVE ? 10_000 : 600));
const SEED = Number(process.env['SEED'] ?? 20_261_121);

let walk: ContractWalk;
let foreign: string;
beforeAll(async () => {
  walk = await createContractWalk();
  foreign = (await walk.app.signUp()).token;
}, 120_000);
afterAll(() => walk.app.close());

/** The statuses that each operation has answered. */
const seen = new Map(operationTable.map(({ operationId }) => [operationId, new Set<number>()]));
const took: number[] = [];

/** Sends one request and tells what is wrong with its answer. */
async function wrongs(
  operation: OperationSpec,
  request: GoodRequest,
  change: Partial<Case> = {},
): Promise<string[]> {
  const from = performance.now();
  const { response, faults } = await walk.send(operation, request, change);
  await response.body?.cancel();
  took.push(performance.now() - from);
  const { status } = response;
  seen.get(operation.operationId)?.add(status);
  return status >= 500 ? [...faults, `answers ${status}`] : faults;
}

const tokenOf = (token: string | undefined): Record<Caller, string | undefined> => ({
  own: token,
  none: undefined,
  foreign,
  broken: `pws_${'a'.repeat(43)}`,
});

test(
  'mutated requests are answered as documented, and never with an error of the server',
  async () => {
    for (const operation of operationTable) {
      const good = await walk.good(operation);
      expect(await wrongs(operation, good), operation.operationId).toEqual([]);
      const bare = {
        path: good.path.replace(/[^/]+$/, (last) => (operation.path.endsWith('}') ? 'x' : last)),
      };
      expect(await wrongs(operation, bare), operation.operationId).toEqual([]);
    }
    await fc.assert(
      fc.asyncProperty(mutations, async (mutation) => {
        const operation = operationTable[mutation.operation % operationTable.length];
        if (!operation) throw new Error('The contract has no operations');
        const good = await walk.good(operation);
        const { request, change } = mutated(
          operation,
          good,
          mutation,
          (caller) => tokenOf(good.token)[caller],
        );
        const wrong = await wrongs(operation, request, change);
        if (wrong.length > 0)
          throw new Error(`${operation.operationId} ${request.path}: ${wrong.join('; ')}`);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    const answered = (operation: OperationSpec, from: number) =>
      [...(seen.get(operation.operationId) ?? [])].some(
        (status) => status >= from && status < from + 100,
      );
    // Where nothing is read from the request, the limit alone is refused.
    const refusing = operationTable.filter(({ responses }) =>
      Object.keys(responses).some((status) => status.startsWith('4') && status !== '429'),
    );
    const names = (found: OperationSpec[]) => found.map(({ operationId }) => operationId);
    expect(names(operationTable.filter((operation) => !answered(operation, 200)))).toEqual([]);
    expect(names(refusing.filter((operation) => !answered(operation, 400)))).toEqual([]);
    report({
      check: 'mutated requests',
      n: took.length,
      seed: SEED,
      bad: 0,
      operations: operationTable.length,
      with4xx: refusing.length,
      p50: percentile(took, 0.5),
      p99: percentile(took, 0.99),
      max: percentile(took, 1),
    });
  },
  EXHAUSTIVE ? 1_800_000 : 180_000,
);
