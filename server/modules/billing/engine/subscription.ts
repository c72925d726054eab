import { DAY_MS } from '#core/time.ts';
import type { Period } from './months.ts';
import type { ActiveCoupon } from './coupon.ts';
import type { AgreedPrice } from './price.ts';
import type { Terms } from './terms.ts';

export const TRIAL_MS = 30 * DAY_MS;
export const WITHDRAWAL_MS = 14 * DAY_MS;
/** How long a payment may wait for the bank. */
export const INCOMPLETE_MS = 1 * DAY_MS;

/** A renewal that failed; days are counted from `since`, 24 hours each. */
export type DunningState = {
  since: Date;
  /** Scheduled tries that failed, the renewal itself not among them: 0 to 4. */
  triesFailed: number;
  nextTryAt: Date;
  needsConfirmation: boolean;
};

/**
 * A subscription as the engine knows it. `status` is what was last decided; what holds at a moment is
 * `entitlementAt`. Every change makes a new value with a higher `revision`.
 */
export type Subscription = {
  status: 'none' | 'trialing' | 'active' | 'pastDue' | 'canceling' | 'canceled' | 'incomplete';
  /** What holds, or held last. */
  terms?: Terms;
  /** Every period's end is so many months after it, so that the 31st comes back after February. */
  anchor?: Date;
  period?: Period;
  /** What one whole period of `terms` costs net of its discount, in cents: the value that is prorated. */
  periodNet: number;
  trial?: { end: Date; hasCard: boolean; wantedSeats: number };
  autopay: boolean;
  /** Smaller terms that begin with the next period. */
  pending?: Terms;
  /** What further periods cost by agreement; absent until it is first compared with the price list. */
  agreed?: AgreedPrice;
  /** The same for a pending plan or interval, as it was when it was scheduled. */
  pendingAgreed?: AgreedPrice;
  dunning?: DunningState;
  incomplete?: { since: Date; before: 'none' | 'canceled' };
  coupon?: ActiveCoupon;
  /** Cents: credit when positive, an open amount below the smallest charge when negative. */
  balance: number;
  firstPaidAt?: Date;
  withdrawnAt?: Date;
  revision: number;
};

export const NEW_SUBSCRIPTION: Subscription = {
  status: 'none',
  periodNet: 0,
  autopay: false,
  balance: 0,
  revision: 0,
};

/** The terms whose limits hold at a moment; nothing on Free. */
export function entitlementAt(subscription: Subscription, now: Date): Terms | undefined {
  const { status, terms, trial, period, autopay } = subscription;
  switch (status) {
    case 'active':
    case 'pastDue':
      return terms;
    case 'canceling':
      return period && now < period.end ? terms : undefined;
    case 'trialing':
      // With a card it holds until the conversion was tried, however late the job comes.
      return trial && (autopay || now < trial.end) ? terms : undefined;
    default:
      return undefined;
  }
}

/** What of a subscription is against the rules; empty for every state that the engine can reach. */
export function violations(subscription: Subscription): string[] {
  const { status, terms, period, anchor, trial, autopay, pending, dunning, balance } = subscription;
  const found: string[] = [];
  const hold = (condition: boolean, rule: string) => void (condition || found.push(rule));
  const runs = ['trialing', 'active', 'pastDue', 'canceling'].includes(status);
  hold(!runs || (terms !== undefined && period !== undefined), 'what runs has terms and a period');
  hold(!period || period.end > period.start, 'a period ends after it starts');
  hold((status === 'pastDue') === (dunning !== undefined), 'dunning and pastDue go together');
  hold(
    (status === 'incomplete') === (subscription.incomplete !== undefined),
    'incomplete is dated',
  );
  hold(status !== 'trialing' || trial !== undefined, 'a trial has its end');
  hold(
    status !== 'trialing' || !autopay || trial?.hasCard === true,
    'autopay in a trial has a card',
  );
  hold(status !== 'active' || autopay, 'an active plan renews');
  hold(!['canceling', 'canceled', 'none', 'incomplete'].includes(status) || !autopay, 'no autopay');
  hold(!pending || status === 'active', 'only an active plan has a change scheduled');
  hold(!subscription.pendingAgreed || pending !== undefined, 'a price ahead is of a change');
  hold(!['active', 'pastDue', 'canceling'].includes(status) || anchor !== undefined, 'an anchor');
  hold(Number.isSafeInteger(balance) && balance > -50, 'no more than a small amount is open');
  hold(
    Number.isSafeInteger(subscription.periodNet) && subscription.periodNet >= 0,
    'value is cents',
  );
  return found;
}
