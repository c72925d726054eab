import type {
  NextInvoice,
  Subscription,
  SubscriptionSummary,
} from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { CURRENCY } from '../plans/plans.ts';
import { renewalLines, sumOf, viewLine } from './invoice-lines.ts';
import type { Entitlement } from './entitlement.ts';

/** What is charged next; nothing when nothing will be. */
function nextInvoice(entitlement: Entitlement, locale: Language): NextInvoice | undefined {
  const { autopay, period, retryAt } = entitlement;
  if (!autopay || !period) return undefined;
  const lines = renewalLines(entitlement);
  return {
    amount: sumOf(lines),
    currency: CURRENCY,
    date: (retryAt ?? period.end).toISOString(),
    lines: lines.map((line) => viewLine(line, locale)),
  };
}

export function presentSubscription(entitlement: Entitlement, locale: Language): Subscription {
  const { status, plan, seats, interval, period, trialEnd, cancelAt } = entitlement;
  const invoice = nextInvoice(entitlement, locale);
  return {
    status,
    planCode: plan.code,
    ...(interval && { interval }),
    seats,
    ...(trialEnd && { trialEnd: trialEnd.toISOString() }),
    trialHasCard: entitlement.trialHasCard,
    ...(period && { currentPeriodEnd: period.end.toISOString() }),
    ...(cancelAt && { cancelAt: cancelAt.toISOString() }),
    autopay: entitlement.autopay,
    ...(invoice && { nextInvoice: invoice }),
  };
}

/** What the whole interface needs of a subscription. */
export function presentSubscriptionSummary(
  entitlement: Entitlement,
  trialUsed: boolean,
): SubscriptionSummary {
  const { status, plan, seats, interval, period, trialEnd, autopay } = entitlement;
  return {
    status,
    planCode: plan.code,
    ...(interval && { interval }),
    seats,
    autopay,
    trialUsed: trialUsed || trialEnd !== undefined,
    ...(status === 'trialing' && trialEnd && { trialEnd: trialEnd.toISOString() }),
    ...(period && { currentPeriodEnd: period.end.toISOString() }),
  };
}
