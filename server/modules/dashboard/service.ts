import type { QueryOf } from '#server/contract.ts';
import type { Database } from '#server/db/client.ts';
import type { AdminCounts, Counts, CountsPoint } from '#contract/generated/schemas.ts';
import type { Caller, CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { BillingService } from '../billing/service.ts';
import type { QuotaService } from '../billing/quota/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { TeamService } from '../team/service.ts';
import { lastDays, localDate, startOfDay } from './local-days.ts';
import { createDashboardRepository, type ActivityCount } from './repository.ts';

export type DashboardDeps = {
  db: Database;
  clock: Clock;
  prompts: Pick<PromptsService, 'library' | 'categories'>;
  quota: Pick<QuotaService, 'read'>;
  billing: Pick<BillingService, 'trialDaysLeft'>;
  team: Pick<TeamService, 'seatCount'>;
};

type Range = Counts['range'];
const DAYS: Record<Range, number> = { '7d': 7, '30d': 30, '90d': 90 };
const FIELDS = {
  save: 'prompts',
  generation: 'generations',
  run: 'runs',
  download: 'downloads',
} as const;
const SHOWN = 5;

/** A point for each day, in the days' order, whatever happened on it. */
function seriesOf(days: readonly string[], activity: readonly ActivityCount[], timezone: string) {
  const points = new Map<string, CountsPoint>(
    days.map((date) => [date, { date, prompts: 0, generations: 0, runs: 0, downloads: 0 }]),
  );
  for (const { at, kind, count } of activity) {
    const point = points.get(localDate(at, timezone));
    if (point) point[FIELDS[kind]] += count;
  }
  return [...points.values()];
}

function totals(series: readonly CountsPoint[]) {
  const sum = (field: 'generations' | 'runs' | 'downloads') =>
    series.reduce((all, point) => all + point[field], 0);
  return { generations: sum('generations'), runs: sum('runs'), downloads: sum('downloads') };
}

/** The figures of the home screen: the person's own, and for an admin the product's. */
export function createDashboardService(deps: DashboardDeps) {
  const { clock, prompts, quota, billing, team } = deps;
  const repository = createDashboardRepository(deps.db);

  async function getUserCounts(
    { range }: QueryOf<'getUserCounts'>,
    ctx: CallerContext,
  ): Promise<Counts> {
    const { caller } = ctx;
    const { id, timezone } = caller;
    const now = clock.now();
    const count = DAYS[range];
    const days = lastDays(now, timezone, count * 2);
    const since = startOfDay(days[0] ?? localDate(now, timezone), timezone);
    const newest = {
      page: 1,
      pageSize: SHOWN,
      scope: ['mine'],
      sort: '-updatedAt',
    } as const;
    const [kept, favourites, activity, subUsers, limits, trial, topCategories, recent, admin] =
      await Promise.all([
        repository.countPrompts(id),
        repository.countFavourites(id),
        repository.activity(id, since),
        team.seatCount(caller),
        quota.read(id),
        billing.trialDaysLeft(id),
        prompts.categories.ownMostUsed(SHOWN, ctx),
        prompts.library.list(newest, ctx),
        adminCounts(caller, startOfDay(days[count] ?? '', timezone), now),
      ]);
    const all = seriesOf(days, activity, timezone);
    const series = all.slice(count);
    return {
      range,
      prompts: kept,
      favourites,
      ...totals(series),
      previous: totals(all.slice(0, count)),
      subUsers,
      quota: limits,
      trialDaysLeft: trial,
      series,
      topCategories,
      recentPrompts: recent.items,
      admin,
    };
  }

  async function adminCounts(
    { role }: Caller,
    since: Date,
    now: Date,
  ): Promise<AdminCounts | undefined> {
    return role === 'admin' ? repository.product(since, now) : undefined;
  }

  return { getUserCounts };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
