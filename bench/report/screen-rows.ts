import type { Visit } from '../browser/visit.ts';
import type { Cell, Row } from './table.ts';

export type ScreenGoals = {
  /** Floor that the screen is compared with. */
  floor: 'c' | 'd';
  /** Most of the floor's time for both paints, or for the largest alone. */
  paint?: number;
  largestPaint?: number;
  /** Most of floor d's first paint, where the rest is held against c. */
  firstPaintOfD?: number;
  interactive?: number;
  scriptKb?: number;
  requests?: number;
};

type Visits = ReadonlyMap<string, Visit>;

const atMost = (limit: number | undefined, of: 'value' | 'ratio'): Pick<Cell, 'goal'> =>
  limit === undefined ? {} : { goal: { limit, of } };

/** A screen's first visit beside its floor; a floor's own without one. */
export function coldRow(name: string, visits: Visits, goals?: ScreenGoals): Row {
  const visit = visits.get(name);
  if (!visit) return { name, cells: [] };
  const floor = goals && visits.get(`floor ${goals.floor}`);
  const first = goals?.firstPaintOfD === undefined ? floor : visits.get('floor d');
  return {
    name,
    cells: [
      {
        value: visit.fcp,
        reference: first?.fcp,
        ...atMost(goals?.firstPaintOfD ?? goals?.paint, 'ratio'),
      },
      {
        value: visit.lcp,
        reference: floor?.lcp,
        ...atMost(goals?.largestPaint ?? goals?.paint, 'ratio'),
      },
      {
        value: visit.interactive,
        reference: floor?.interactive,
        ...atMost(goals?.interactive, 'ratio'),
      },
      { value: visit.scriptKb, digits: 1, ...atMost(goals?.scriptKb, 'value') },
      { value: visit.requests, ...atMost(goals?.requests, 'value') },
      { value: visit.cls, digits: 3, ...atMost(goals && 0.0005, 'value') },
    ],
  };
}

/** Most of the first visit's time that a second one may take. */
const WARM = 0.35;

/** A second visit with the browser's cache, beside the same screen's first. */
export function warmRow(
  name: string,
  { cold, warm }: { cold: Visits; warm: Visits },
  isOurs: boolean,
): Row {
  const [before, visit] = [cold.get(name), warm.get(name)];
  if (!before || !visit) return { name, cells: [] };
  const time = (figure: 'fcp' | 'lcp' | 'interactive'): Cell => ({
    value: visit[figure],
    reference: before[figure],
  });
  return {
    name,
    cells: [
      time('fcp'),
      time('lcp'),
      { ...time('interactive'), ...atMost(isOurs ? WARM : undefined, 'ratio') },
      { value: visit.fetched },
    ],
  };
}
