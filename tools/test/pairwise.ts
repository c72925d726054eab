export type Factors = Readonly<Record<string, readonly unknown[]>>;
export type Case<F extends Factors> = { [Name in keyof F]: F[Name][number] };

/** A prime, so that the search visits all beginnings. */
const STRIDE = 7919;

/** Every combination, the last factor changing fastest. */
export function allCases<F extends Factors>(factors: F): Case<F>[] {
  let cases: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(factors))
    cases = cases.flatMap((made) => values.map((value) => ({ ...made, [name]: value })));
  return cases as Case<F>[];
}

/**
 * Few cases in which every two values of different factors meet at least once. Greedy: the
 * combination that covers most pairs still open comes next. The search begins at another place each
 * time, or else the first values of all factors would keep each other's company; the same factors
 * always give the same cases.
 */
export function pairwise<F extends Factors>(factors: F): Case<F>[] {
  const candidates = allCases(factors).map((made) => ({ made, pairs: pairsOf(factors, made) }));
  const open = new Set(candidates.flatMap(({ pairs }) => pairs));
  const chosen: Case<F>[] = [];
  while (open.size > 0) {
    let best: (typeof candidates)[number] | undefined;
    let most = 0;
    const start = (chosen.length * STRIDE) % candidates.length;
    for (const candidate of [...candidates.slice(start), ...candidates.slice(0, start)]) {
      const covered = candidate.pairs.filter((pair) => open.has(pair)).length;
      if (covered > most) [best, most] = [candidate, covered];
    }
    if (!best) break;
    chosen.push(best.made);
    for (const pair of best.pairs) open.delete(pair);
  }
  return chosen;
}

/** The pairs of values in a case, each as a text of its factors' and values' positions. */
export function pairsOf<F extends Factors>(factors: F, made: Case<F>): string[] {
  const names = Object.keys(factors);
  const spots = names.map((name) => factors[name]?.indexOf(made[name]) ?? -1);
  return names.flatMap((_first, a) =>
    names.slice(a + 1).map((_second, step) => {
      const b = a + 1 + step;
      return `${a}.${spots[a]} ${b}.${spots[b]}`;
    }),
  );
}
