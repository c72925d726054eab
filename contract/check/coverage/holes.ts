import type { OperationCoverage } from './coverage.ts';

/** What a run did not reach, each under the name that a file of reasons gives it. */
export function holesOf(coverage: readonly OperationCoverage[]): string[] {
  return coverage.flatMap(({ operation, answers, inputs }) => [
    ...answers.flatMap(({ status, seen, media = [] }) =>
      seen === 0
        ? [`${operation} ${status}`]
        : media.filter((one) => one.seen === 0).map(({ type }) => `${operation} ${status} ${type}`),
    ),
    ...new Set(
      inputs.filter(({ valid }) => valid === 0).map((one) => `${operation} ${one.input} met`),
    ),
    ...inputs
      .filter(({ invalid, isBreakable }) => invalid === 0 && isBreakable)
      .map(({ input, keyword }) => `${operation} ${input} ${keyword} broken`),
  ]);
}

/** How much a run could have reached: answers, places and keywords. */
export const reachable = (coverage: readonly OperationCoverage[]): number =>
  coverage.reduce(
    (sum, { answers, inputs }) =>
      sum +
      answers.reduce((all, { media = [] }) => all + Math.max(1, media.length), 0) +
      new Set(inputs.map(({ input }) => input)).size +
      inputs.filter(({ isBreakable }) => isBreakable).length,
    0,
  );
