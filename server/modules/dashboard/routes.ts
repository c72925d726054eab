import { implement } from '#server/contract.ts';
import type { DashboardService } from './service.ts';

export function dashboardRoutes({ dashboard }: { dashboard: DashboardService }) {
  return implement('dashboard', {
    async getUserCounts({ query, ctx }) {
      const counts = await dashboard.getUserCounts(ctx.user, query.range, ctx.locale);
      return { status: 200, body: counts };
    },
  });
}
