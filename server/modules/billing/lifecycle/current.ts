import type { CurrentSubscription, PendingChange } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import type { Database } from '#server/db/client.ts';
import { renewalKey } from '../engine/account.ts';
import { dunningEnd } from '../engine/dunning.ts';
import { renewalQuote, type Pricing } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { keepCard as keepTrial } from '../engine/transitions.ts';
import { withdrawalUntil } from '../engine/withdrawal.ts';
import { CURRENCY } from '../plans/plans.ts';
import type { SubscriptionRow } from '../subscriptions/entitlement.ts';
import { nextInvoiceOf, presentNextInvoice } from '../subscriptions/next-invoice.ts';
import { presentSubscription } from '../subscriptions/presenters.ts';
import { stateOf } from '../subscriptions/state.ts';
import { failureOf } from '../transactions/failure.ts';
import { lifecycleRepository } from './repository.ts';
import { whoGivesUpSeats } from './seat-fit.ts';

export type About = { ownerId: string; now: Date; pricing: Pricing; locale: Language };

/** The smaller plan that begins at the period's end, and who will have no place on it. */
export async function presentPendingChange(
  db: Database,
  state: Subscription,
  keep: readonly string[] | null | undefined,
  { ownerId, now, pricing, locale }: About,
): Promise<PendingChange | undefined> {
  const { pending, period } = state;
  if (!pending || !period) return undefined;
  const people = await lifecycleRepository(db).listMembers(ownerId, now);
  const leaving = whoGivesUpSeats(
    people.filter(({ holdsSeat }) => holdsSeat),
    pending.seats,
    keep,
  );
  return {
    ...pending,
    effectiveAt: period.end.toISOString(),
    nextInvoice: presentNextInvoice(renewalQuote(state, pricing), period.end, locale),
    suspends: leaving
      .filter(({ works }) => works)
      .map(({ id, name, email }) => ({ id, name, email })),
  };
}

async function presentWithdrawal(db: Database, state: Subscription, { ownerId, now }: About) {
  const until = withdrawalUntil(state);
  if (!until || !state.firstPaidAt || now >= until) return undefined;
  const amount = await lifecycleRepository(db).sumChargedSince(ownerId, state.firstPaidAt);
  return { until: until.toISOString(), amount };
}

async function presentDunning(db: Database, state: Subscription, about: About) {
  const { dunning } = state;
  if (!dunning) return undefined;
  const key = renewalKey(renewalQuote(state, about.pricing));
  const last = await lifecycleRepository(db).findLastTry(about.ownerId, key);
  const waits = last?.status === 'requiresAction';
  const code = waits || dunning.needsConfirmation ? 'authentication_required' : last?.failureCode;
  return {
    failedAt: dunning.since.toISOString(),
    attempts: dunning.triesFailed + 1,
    nextTryAt: dunning.nextTryAt.toISOString(),
    endsAt: dunningEnd(dunning).toISOString(),
    needsConfirmation: dunning.needsConfirmation,
    ...(waits && { paymentId: last.id }),
    failure: failureOf(code ?? 'processing_error', about.locale),
  };
}

/** The subscription with all that the plan page says of it. */
export async function presentCurrent(
  db: Database,
  row: SubscriptionRow | undefined,
  about: About,
): Promise<CurrentSubscription> {
  const state = stateOf(row);
  const pendingChange = await presentPendingChange(db, state, row?.pendingKeep, about);
  const withdrawal = await presentWithdrawal(db, state, about);
  const dunning = await presentDunning(db, state, about);
  const withCard = state.autopay ? state : keepTrial(state, about.now);
  const firstInvoice = withCard === state ? undefined : nextInvoiceOf(withCard, about);
  return {
    subscription: presentSubscription(row, about),
    now: about.now.toISOString(),
    currency: CURRENCY,
    credit: Math.max(0, state.balance),
    ...(state.balance < 0 && { owed: -state.balance }),
    ...(pendingChange && { pendingChange }),
    ...(withdrawal && { withdrawal }),
    ...(dunning && { dunning }),
    ...(firstInvoice && { firstInvoice }),
  };
}
