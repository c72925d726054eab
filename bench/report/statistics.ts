/** The middle value, or the mean of the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? Number.NaN;
  const high = sorted[Math.ceil(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The smallest value that `share` of them do not exceed; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The median of each figure over its samples. */
export function medians<F extends string>(
  samples: readonly Readonly<Record<F, number>>[],
): Record<F, number> {
  const figures = Object.keys(samples[0] ?? {}) as F[];
  const entries = figures.map((figure) => [figure, median(samples.map((one) => one[figure]))]);
  return Object.fromEntries(entries) as Record<F, number>;
}

/**
 * Measures every case once a round, every other round in reverse, so that a slow moment of the machine
 * meets all of them alike. Samples by the case's name.
 */
export async function interleaved<C extends { name: string }, S>(
  cases: readonly C[],
  rounds: number,
  measure: (one: C) => Promise<S>,
): Promise<Map<string, S[]>> {
  const samples = new Map<string, S[]>(cases.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const one of round % 2 === 0 ? cases : cases.toReversed())
      samples.get(one.name)?.push(await measure(one));
  return samples;
}
