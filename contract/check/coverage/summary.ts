import { isWhole, type OperationCoverage } from './coverage.ts';
import type { Gate } from './gate.ts';
import { holesOf } from './holes.ts';

/** What a run reached of one operation, in numbers, and what it did not. */
export type CoverageSummary = {
  answers: { seen: number; of: number };
  /** Keywords at the places of the input. */
  rules: { tried: number; of: number };
  /** Names of what was not reached, by the reason: `500`, `?limit maximum broken`. */
  unreached: Record<string, string[]>;
};

/** By operation, as in `POST /books`; what was not asked for is left out. */
export type CoverageSummaries = Record<string, CoverageSummary>;

export function summariesOf(
  coverage: readonly OperationCoverage[],
  gate?: Gate,
): CoverageSummaries {
  const asked = coverage.filter(({ requests }) => requests > 0);
  return Object.fromEntries(asked.map((row) => [row.operation, summaryOf(row, gate)]));
}

function summaryOf(row: OperationCoverage, gate: Gate | undefined): CoverageSummary {
  const { operation, answers, inputs } = row;
  const unreached: CoverageSummary['unreached'] = {};
  for (const hole of holesOf([row]))
    (unreached[reasonFor(hole, row, gate)] ??= []).push(hole.slice(operation.length + 1));
  return {
    answers: { seen: answers.filter(({ seen }) => seen > 0).length, of: answers.length },
    rules: { tried: inputs.filter(isWhole).length, of: inputs.length },
    unreached,
  };
}

/** The reason that the file gives, or else the likely one. */
export function reasonFor(
  hole: string,
  { operation, answers }: Pick<OperationCoverage, 'operation' | 'answers'>,
  gate?: Gate,
): string {
  if (gate) return gate.holes.find((one) => one.hole === hole)?.reason ?? 'no reason is given';
  const answer = answers.find(({ status }) => hole === `${operation} ${status}`);
  return answer?.reason ?? 'no request led there';
}

/** The summaries of a report that `contract:check --json` wrote; undefined for any other JSON. */
export function summariesIn(report: unknown): CoverageSummaries | undefined {
  const { coverage, gate } = (report ?? {}) as { coverage?: unknown; gate?: Gate };
  return Array.isArray(coverage) && coverage.every(isCoverage)
    ? summariesOf(coverage, gate)
    : undefined;
}

function isCoverage(row: unknown): row is OperationCoverage {
  const { operation, answers, inputs } = (row ?? {}) as Partial<OperationCoverage>;
  return typeof operation === 'string' && Array.isArray(answers) && Array.isArray(inputs);
}

/** One operation a line, so that a change is read at a glance. */
export const summariesText = (summaries: CoverageSummaries): string =>
  `{\n${Object.entries(summaries)
    .map(([operation, summary]) => `${JSON.stringify(operation)}: ${JSON.stringify(summary)}`)
    .join(',\n')}\n}\n`;
