import { implement } from '#server/contract.ts';
import type { DashboardService } from './service.ts';

export function dashboardRoutes({ dashboard }: { dashboard: DashboardService }) {
  return implement('dashboard', {
    async getUserCounts({ query, ctx }) {
      return { status: 200, body: await dashboard.getUserCounts(query, ctx) };
    },
  });
}
