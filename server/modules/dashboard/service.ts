import type { QueryOf } from '#server/contract.ts';
import type { Database } from '#server/db/client.ts';
import type { Counts } from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { BillingService } from '../billing/service.ts';
import type { QuotaService } from '../billing/quota/service.ts';
import type { PromptsService } from '../prompts/service.ts';
import type { TeamService } from '../team/service.ts';
import { lastDays, localDate, startOfDay } from './local-days.ts';
import { seesProduct } from './policy.ts';
import { presentSeries, presentTotals } from './presenters.ts';
import { dashboardRepository } from './repository.ts';

export type DashboardDeps = {
  db: Database;
  clock: Clock;
  prompts: Pick<PromptsService, 'library' | 'categories' | 'figures'>;
  quota: Pick<QuotaService, 'read'>;
  billing: Pick<BillingService, 'trialDaysLeft'>;
  team: Pick<TeamService, 'seatCount'>;
};

type Range = Counts['range'];
const DAYS: Record<Range, number> = { '7d': 7, '30d': 30, '90d': 90 };
/** Categories and recent prompts on the home screen. */
const SHOWN = 5;

/** The figures of the home screen: the person's own, and for an admin the product's. */
export function createDashboardService(deps: DashboardDeps) {
  const { clock, prompts, quota, billing, team } = deps;
  const repository = dashboardRepository(deps.db);

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
        prompts.figures.countPrompts(id),
        prompts.figures.countFavourites(id),
        prompts.figures.activity(id, since),
        team.seatCount(caller),
        quota.read(id),
        billing.trialDaysLeft(id),
        prompts.categories.ownMostUsed(SHOWN, ctx),
        prompts.library.list(newest, ctx),
        seesProduct(caller)
          ? repository.product(startOfDay(days[count] ?? '', timezone), now)
          : undefined,
      ]);
    const all = presentSeries(days, activity, timezone);
    const series = all.slice(count);
    return {
      range,
      prompts: kept,
      favourites,
      ...presentTotals(series),
      previous: presentTotals(all.slice(0, count)),
      subUsers,
      quota: limits,
      trialDaysLeft: trial,
      series,
      topCategories,
      recentPrompts: recent.items,
      admin,
    };
  }

  return { getUserCounts };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
