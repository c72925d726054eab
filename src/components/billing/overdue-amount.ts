import type { Subscription } from '#src/generated/api/endpoints.schemas.ts';

/** What a renewal that failed still costs, in minor units; nothing while no payment is overdue. */
export function overdueAmountOf({ status, nextInvoice }: Subscription): number | undefined {
  return status === 'pastDue' ? nextInvoice?.amount : undefined;
}
