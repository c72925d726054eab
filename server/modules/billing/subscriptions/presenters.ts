import type { Subscription, SubscriptionSummary } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import type { Pricing } from '../engine/quote.ts';
import { entitlementOf, type Entitlement, type SubscriptionRow } from './entitlement.ts';
import { nextInvoiceOf } from './next-invoice.ts';
import { stateOf } from './state.ts';

/** A subscription at a moment, with the invoice that follows. */
export function presentSubscription(
  row: SubscriptionRow | undefined,
  about: { now: Date; pricing: Pricing; locale: Language },
): Subscription {
  const entitlement = entitlementOf(row, about.now);
  const { status, plan, seats, interval, period, trialEnd, cancelAt, autopay } = entitlement;
  const invoice = nextInvoiceOf(stateOf(row), about);
  return {
    status,
    planCode: plan.code,
    ...(interval && { interval }),
    seats,
    ...(trialEnd && { trialEnd: trialEnd.toISOString() }),
    trialHasCard: entitlement.trialHasCard,
    ...(period && { currentPeriodEnd: period.end.toISOString() }),
    ...(cancelAt && { cancelAt: cancelAt.toISOString() }),
    autopay,
    ...(autopay && invoice && { nextInvoice: invoice }),
  };
}

/** What the whole interface needs of a subscription. */
export function presentSubscriptionSummary(
  entitlement: Entitlement,
  { trialUsed, now }: { trialUsed: boolean; now: Date },
): SubscriptionSummary {
  const { status, plan, seats, interval, period, trialEnd, autopay } = entitlement;
  return {
    status,
    planCode: plan.code,
    ...(interval && { interval }),
    seats,
    autopay,
    trialUsed: trialUsed || trialEnd !== undefined,
    // The days that are left count from billing's time, which may not be the browser's.
    ...(status === 'trialing' &&
      trialEnd && { trialEnd: trialEnd.toISOString(), now: now.toISOString() }),
    ...(period && { currentPeriodEnd: period.end.toISOString() }),
  };
}
