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
  quota: Pick<QuotaService, 'present'>;
  billing: Pick<BillingService, 'figuresOf' | 'standingOf'>;
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
    const account = async () => {
      const figures = await billing.figuresOf(id);
      const { entitlement, trialDaysLeft } = billing.standingOf(figures);
      const subUsers = await team.seatCount(caller, entitlement);
      return { quota: quota.present(figures), subUsers, trialDaysLeft };
    };
    const [own, limits, topCategories, recent, admin] = await Promise.all([
      prompts.figures.read(id, since),
      account(),
      prompts.categories.ownMostUsed(SHOWN, ctx),
      prompts.library.list(newest, ctx),
      seesProduct(caller)
        ? repository.product(startOfDay(days[count] ?? '', timezone), now)
        : undefined,
    ]);
    const { activity, ...stocks } = own;
    const all = presentSeries(days, activity, timezone);
    const series = all.slice(count);
    return {
      range,
      prompts: stocks.prompts,
      favourites: stocks.favourites,
      ...presentTotals(series),
      previous: presentTotals(all.slice(0, count)),
      subUsers: limits.subUsers,
      quota: limits.quota,
      trialDaysLeft: limits.trialDaysLeft,
      series,
      topCategories,
      recentPrompts: recent.items,
      admin,
    };
  }

  return { getUserCounts };
}

export type DashboardService = ReturnType<typeof createDashboardService>;
