import type { Counts, CountsPoint } from '#contract/generated/schemas.ts';
import type { PromptsService } from '../prompts/service.ts';
import { localDate } from './local-days.ts';

type Activity = Awaited<ReturnType<PromptsService['figures']['read']>>['activity'];

const FIELDS = {
  save: 'prompts',
  generation: 'generations',
  run: 'runs',
  download: 'downloads',
} as const;

/** A point for each day, in the days' order, on days without activity too. */
export function presentSeries(
  days: readonly string[],
  activity: Activity,
  timezone: string,
): CountsPoint[] {
  const points = new Map<string, CountsPoint>(
    days.map((date) => [date, { date, prompts: 0, generations: 0, runs: 0, downloads: 0 }]),
  );
  for (const { at, kind, count } of activity) {
    const point = points.get(localDate(at, timezone));
    if (point) point[FIELDS[kind]] += count;
  }
  return [...points.values()];
}

/** The sums of a series, as a range and the range before are compared. */
export function presentTotals(series: readonly CountsPoint[]): Counts['previous'] {
  const sum = (field: keyof Counts['previous']) =>
    series.reduce((all, point) => all + point[field], 0);
  return { generations: sum('generations'), runs: sum('runs'), downloads: sum('downloads') };
}
