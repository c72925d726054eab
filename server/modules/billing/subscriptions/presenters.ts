import type {
  NextInvoice,
  Subscription,
  SubscriptionSummary,
} from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { CURRENCY } from '../plans/plans.ts';
import { renewalLines, sumOf, viewLine } from './invoice-lines.ts';
import type { Standing } from './entitlement.ts';

/** What is charged next; nothing when nothing will be. */
function nextInvoice(standing: Standing, locale: Language): NextInvoice | undefined {
  const { autopay, period, retryAt } = standing;
  if (!autopay || !period) return undefined;
  const lines = renewalLines(standing);
  return {
    amount: sumOf(lines),
    currency: CURRENCY,
    date: (retryAt ?? period.end).toISOString(),
    lines: lines.map((line) => viewLine(line, locale)),
  };
}

export function viewSubscription(standing: Standing, locale: Language): Subscription {
  const { status, plan, seats, interval, period, trialEnd, cancelAt } = standing;
  const invoice = nextInvoice(standing, locale);
  return {
    status,
    planCode: plan.code,
    ...(interval && { interval }),
    seats,
    ...(trialEnd && { trialEnd: trialEnd.toISOString() }),
    trialHasCard: standing.trialHasCard,
    ...(period && { currentPeriodEnd: period.end.toISOString() }),
    ...(cancelAt && { cancelAt: cancelAt.toISOString() }),
    autopay: standing.autopay,
    ...(invoice && { nextInvoice: invoice }),
  };
}

/** What the whole interface needs of a subscription. */
export function summarise(standing: Standing, trialUsed: boolean): SubscriptionSummary {
  const { status, plan, seats, interval, period, trialEnd, autopay } = standing;
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
