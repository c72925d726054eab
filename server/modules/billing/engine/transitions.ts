import { planOf } from '../plans/plans.ts';
import { afterFailedTry, dunningFrom } from './dunning.ts';
import type { Quote } from './quote.ts';
import { agreedOncePaid, isForTerms, nextAgreed, priceOnList } from './price.ts';
import { INCOMPLETE_MS, TRIAL_MS, type Subscription } from './subscription.ts';
import { compareTerms, type Terms } from './terms.ts';

export type Refusal =
  | 'already_on_plan'
  | 'already_subscribed'
  | 'card_required'
  | 'not_subscribed'
  | 'nothing_to_cancel'
  | 'payment_needed'
  | 'trial_already_used'
  | 'withdrawal_over';

/** The subscription after a step, or why the step is refused. A step that changes nothing gives the same value. */
export type Step = { ok: true; next: Subscription } | { ok: false; refusal: Refusal };

const refuse = (refusal: Refusal): Step => ({ ok: false, refusal });
const accept = (next: Subscription): Step => ({ ok: true, next });

/** A changed subscription; fields that are `undefined` are taken out. */
export function changed(
  subscription: Subscription,
  change: { [K in keyof Subscription]?: Subscription[K] | undefined },
): Subscription {
  const merged = { ...subscription, ...change, revision: subscription.revision + 1 };
  const kept = Object.entries(merged).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as Subscription;
}

/** No change is scheduled. */
const NO_CHANGE = { pending: undefined, pendingAgreed: undefined };

/** Begins the one trial. Without a card its seats are the included ones; further ones come with the card. */
export function startTrial(
  subscription: Subscription,
  terms: Terms,
  about: { now: Date; trialUsed: boolean },
): Step {
  const { status, trial } = subscription;
  if (['active', 'pastDue', 'canceling'].includes(status)) return refuse('already_subscribed');
  if (trial || about.trialUsed) return refuse('trial_already_used');
  const end = new Date(about.now.getTime() + TRIAL_MS);
  return accept(
    changed(subscription, {
      status: 'trialing',
      terms: { ...terms, seats: planOf(terms.planCode).seats.included },
      period: { start: about.now, end },
      trial: { end, hasCard: false, wantedSeats: terms.seats },
      autopay: false,
      incomplete: undefined,
    }),
  );
}

/** A card was saved: a trial goes on by itself, with the seats that were asked for. */
export function keepCard(subscription: Subscription, now: Date): Subscription {
  const { status, trial, terms } = subscription;
  if (status !== 'trialing' || !trial || !terms || trial.hasCard || now >= trial.end)
    return subscription;
  return changed(subscription, {
    trial: { ...trial, hasCard: true },
    terms: { ...terms, seats: trial.wantedSeats },
    agreed: { price: priceOnList(terms) },
    autopay: true,
  });
}

/** A first payment was begun. */
export function beginPayment(subscription: Subscription, now: Date): Subscription {
  const { status } = subscription;
  if (status !== 'none' && status !== 'canceled') return subscription;
  // No price rests on it, so quotes hold on.
  return { ...subscription, status: 'incomplete', incomplete: { since: now, before: status } };
}

/** A first payment that was never finished is forgotten after a day. */
export function expireIncomplete(subscription: Subscription, now: Date): Subscription {
  const { incomplete } = subscription;
  if (!incomplete || now.getTime() < incomplete.since.getTime() + INCOMPLETE_MS)
    return subscription;
  const { incomplete: _, ...rest } = subscription;
  return { ...rest, status: incomplete.before };
}

/** A quote was paid: its terms hold for its period. The caller has entered it in the ledger, once. */
export function applyPaid(subscription: Subscription, quote: Quote, paidAt: Date): Subscription {
  const isFirst = subscription.firstPaidAt === undefined && quote.dueToday > 0;
  return changed(subscription, {
    status: 'active',
    terms: quote.terms,
    period: quote.holds,
    anchor: quote.anchor,
    periodNet: quote.periodNet,
    autopay: true,
    balance: quote.balance,
    agreed: agreedOncePaid(subscription, quote.price),
    coupon: quote.couponAfter,
    ...NO_CHANGE,
    dunning: undefined,
    incomplete: undefined,
    ...(isFirst && { firstPaidAt: paidAt }),
  });
}

/** A renewal or the conversion of a trial failed: the plan holds while the card is tried again. */
export function renewalFailed(
  subscription: Subscription,
  now: Date,
  needsConfirmation: boolean,
): Subscription {
  const { status, dunning, period, trial, anchor } = subscription;
  if (status === 'pastDue' && dunning) {
    // A try out of turn (a new card) that fails leaves the calendar as it is.
    if (now < dunning.nextTryAt) return subscription;
    const next = afterFailedTry(dunning, needsConfirmation);
    return next ? changed(subscription, { dunning: next }) : endOnFree(subscription);
  }
  if (!period || now < period.end || !subscription.autopay) return subscription;
  return changed(subscription, {
    status: 'pastDue',
    // What was scheduled for this day has begun, paid or not.
    terms: subscription.pending ?? subscription.terms,
    anchor:
      status === 'trialing' ? trial?.end : changesInterval(subscription) ? period.end : anchor,
    agreed: nextAgreed(subscription),
    ...NO_CHANGE,
    dunning: dunningFrom(now, needsConfirmation),
  });
}

const changesInterval = ({ pending, terms }: Subscription) =>
  pending !== undefined && pending.interval !== terms?.interval;

/** Ends on Free; credit, the trial that was used and the first payment are remembered. */
export function endOnFree(subscription: Subscription): Subscription {
  if (subscription.status === 'canceled' || subscription.status === 'none') return subscription;
  return changed(subscription, {
    status: 'canceled',
    autopay: false,
    periodNet: 0,
    ...NO_CHANGE,
    dunning: undefined,
    incomplete: undefined,
    coupon: undefined,
    agreed: undefined,
  });
}

export function cancelAutopay(subscription: Subscription): Step {
  const { status, autopay, trial } = subscription;
  if (status === 'canceling') return accept(subscription);
  if (status === 'pastDue') return accept(endOnFree(subscription));
  if (status === 'active')
    return accept(changed(subscription, { status: 'canceling', autopay: false, ...NO_CHANGE }));
  if (status === 'trialing' && trial?.hasCard)
    return accept(autopay ? changed(subscription, { autopay: false }) : subscription);
  return refuse('nothing_to_cancel');
}

export function resumeAutopay(
  subscription: Subscription,
  about: { now: Date; hasCard: boolean },
): Step {
  const { status, autopay, period, trial } = subscription;
  const holds = period !== undefined && about.now < period.end;
  if (autopay) return accept(subscription);
  if (status === 'canceling' && holds)
    return about.hasCard
      ? accept(changed(subscription, { status: 'active', autopay: true }))
      : refuse('card_required');
  if (status === 'trialing' && trial && holds)
    return trial.hasCard && about.hasCard
      ? accept(changed(subscription, { autopay: true }))
      : refuse('card_required');
  return refuse('not_subscribed');
}

/** Schedules smaller terms for the period's end. */
export function scheduleChange(subscription: Subscription, wanted: Terms): Step {
  const { status, terms } = subscription;
  if (status !== 'active' || !terms) return refuse('not_subscribed');
  const order = compareTerms(terms, wanted);
  if (order === 'same') return refuse('already_on_plan');
  if (order === 'larger') return refuse('payment_needed');
  const pendingAgreed = isForTerms(terms, wanted) ? undefined : { price: priceOnList(wanted) };
  return accept(changed(subscription, { pending: wanted, pendingAgreed }));
}

export function discardChange(subscription: Subscription): Subscription {
  return subscription.pending ? changed(subscription, NO_CHANGE) : subscription;
}
