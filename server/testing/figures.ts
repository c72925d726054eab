/** One line of JSON with what a check measured: what, how often, from which seed, what was wrong. */
export function report(figures: {
  check: string;
  n: number;
  bad: number;
  seed?: number;
  [name: string]: unknown;
}): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

/** The smallest value that `share` of them do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
