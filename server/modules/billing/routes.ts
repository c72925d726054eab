import { implement } from '#server/contract.ts';
import type { BillingService } from './service.ts';

export function billingRoutes({ billing }: { billing: BillingService }) {
  return implement('billing', {
    async listSubscriptionPlans({ ctx }) {
      return { status: 200, body: await billing.listSubscriptionPlans(ctx.caller, ctx.locale) };
    },

    async listTransactions({ query, ctx }) {
      return { status: 200, body: await billing.listTransactions(ctx.caller, query, ctx.locale) };
    },
  });
}
