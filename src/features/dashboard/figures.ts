import { CountsRange, type CountsPoint } from '#src/generated/api/endpoints.schemas.ts';
import { choice, listState } from '#src/lib/list-state.ts';

/** The dashboard's range in the address. */
export const rangeState = listState<{ range: CountsRange }>({ range: choice(CountsRange, '30d') });

export type Change =
  | { kind: 'up' | 'down'; ratio: number }
  | { kind: 'same' }
  /** There was nothing before, so that no share can be told. */
  | { kind: 'new' };

/** Change of a figure against the range before. `ratio` is never negative: 0.25 is a quarter. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'new' };
  return { kind: now > before ? 'up' : 'down', ratio: Math.abs(now - before) / before };
}

export const METRICS = ['generations', 'runs', 'downloads', 'prompts'] as const;
export type Metric = (typeof METRICS)[number];

/** One bar of the chart: the days `from` to `to`, both included. */
export type Span = { from: string; to: string; value: number };

const MAX_BARS = 31;
const WEEK = 7;

/** Up to a month a bar is a day, beyond that a week; weeks are counted back from today. */
export function spansOf(series: readonly CountsPoint[], metric: Metric): Span[] {
  const size = series.length > MAX_BARS ? WEEK : 1;
  const spans: Span[] = [];
  for (let end = series.length; end > 0; end -= size) {
    const days = series.slice(Math.max(0, end - size), end);
    const [first] = days;
    const last = days.at(-1);
    if (!first || !last) break;
    const value = days.reduce((sum, day) => sum + day[metric], 0);
    spans.unshift({ from: first.date, to: last.date, value });
  }
  return spans;
}
