import type { Interval } from '../plans/plans.ts';
import { addMonths, type Period } from './months.ts';

const STEP: Record<Interval, number> = { month: 1, year: 12 };

/**
 * The period that begins at a boundary. Boundaries are counted from the anchor and not from the last one, so
 * that a plan begun on the 31st is due on the 28th of February and on the 31st of March.
 */
export function periodFrom(anchor: Date, interval: Interval, start: Date): Period {
  const step = STEP[interval];
  const months =
    (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    start.getUTCMonth() -
    anchor.getUTCMonth();
  let index = Math.max(1, Math.floor(months / step));
  while (addMonths(anchor, index * step) <= start) index += 1;
  return { start, end: addMonths(anchor, index * step) };
}

/** Whole seconds of a span; what is left of a second counts. */
export function secondsOf({ start, end }: Period): number {
  return Math.max(0, Math.ceil((end.getTime() - start.getTime()) / 1000));
}
