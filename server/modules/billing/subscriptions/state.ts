import type { ActiveCoupon } from '../engine/coupon.ts';
import { wakeAt } from '../engine/due.ts';
import type { AgreedPrice } from '../engine/price.ts';
import { NEW_SUBSCRIPTION, type Subscription } from '../engine/subscription.ts';
import { listPrice, type Terms } from '../engine/terms.ts';
import type { SubscriptionRow } from './entitlement.ts';

/** The columns that the engine's state is kept in; the members kept with fewer seats are a column of their own. */
export type StateColumns = Omit<
  SubscriptionRow,
  'id' | 'ownerId' | 'pendingKeep' | 'createdAt' | 'updatedAt'
>;

const optional = <K extends string, V>(key: K, value: V | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<K, V>>;

/** The engine's state of a stored subscription; a new one where there is none. */
export function stateOf(row: SubscriptionRow | undefined): Subscription {
  if (!row) return NEW_SUBSCRIPTION;
  const { status, balance, revision } = row;
  const base = {
    balance,
    revision,
    autopay: row.autopay,
    ...trialOf(row),
    ...optional('firstPaidAt', row.firstPaidAt),
    ...optional('withdrawnAt', row.withdrawnAt),
  };
  if (status === 'none') return { ...NEW_SUBSCRIPTION, ...base, status };
  if (status === 'incomplete') {
    const before = row.anchor || row.trialEnd ? 'canceled' : 'none';
    const incomplete = { since: row.incompleteSince ?? row.updatedAt, before } as const;
    return { ...NEW_SUBSCRIPTION, ...base, status, incomplete };
  }
  const terms: Terms = { planCode: row.planCode, interval: row.interval, seats: row.seats };
  const dunning =
    status === 'pastDue' && row.retryAt ? { dunning: dunningOf(row, row.retryAt) } : {};
  return {
    ...base,
    status,
    terms,
    period: { start: row.periodStart, end: row.periodEnd },
    ...(status !== 'trialing' && { anchor: row.anchor ?? row.periodStart }),
    periodNet: row.periodNet ?? listPrice(terms),
    ...optional('pending', pendingOf(row)),
    ...optional('agreed', revived<AgreedPrice>(row.agreedPrice)),
    ...optional('pendingAgreed', revived<AgreedPrice>(row.pendingAgreedPrice)),
    ...dunning,
    ...optional('coupon', revived<ActiveCoupon>(row.coupon)),
  };
}

function trialOf({ trialEnd, trialHasCard, trialSeats, seats }: SubscriptionRow) {
  if (!trialEnd) return {};
  return { trial: { end: trialEnd, hasCard: trialHasCard, wantedSeats: trialSeats ?? seats } };
}

function pendingOf(row: SubscriptionRow): Terms | undefined {
  const { pendingPlanCode: planCode, pendingInterval: interval, pendingSeats: seats } = row;
  return planCode && interval && seats !== null ? { planCode, interval, seats } : undefined;
}

function dunningOf(row: SubscriptionRow, nextTryAt: Date) {
  return {
    since: row.dunningSince ?? row.periodEnd,
    triesFailed: row.triesFailed ?? 0,
    nextTryAt,
    needsConfirmation: row.needsConfirmation ?? false,
  };
}

/** The columns of a state. What it has no terms for takes `wanted`: a first payment that is begun. */
export function columnsOf(state: Subscription, wanted: Terms, now: Date): StateColumns {
  const { planCode, interval, seats } = state.terms ?? wanted;
  const { trial, pending, dunning, incomplete } = state;
  const period = state.period ?? { start: now, end: new Date(now.getTime() + 1000) };
  return {
    status: state.status,
    planCode,
    interval,
    seats,
    periodStart: period.start,
    periodEnd: period.end,
    trialEnd: trial?.end ?? null,
    trialHasCard: trial?.hasCard ?? false,
    trialSeats: trial?.wantedSeats ?? null,
    autopay: state.autopay,
    cancelAt: state.status === 'canceling' ? period.end : null,
    retryAt: dunning?.nextTryAt ?? null,
    revision: state.revision,
    anchor: state.anchor ?? null,
    periodNet: state.periodNet,
    balance: state.balance,
    agreedPrice: state.agreed ?? null,
    pendingAgreedPrice: state.pendingAgreed ?? null,
    pendingPlanCode: pending?.planCode ?? null,
    pendingInterval: pending?.interval ?? null,
    pendingSeats: pending?.seats ?? null,
    dunningSince: dunning?.since ?? null,
    triesFailed: dunning?.triesFailed ?? null,
    needsConfirmation: dunning?.needsConfirmation ?? null,
    incompleteSince: incomplete?.since ?? null,
    coupon: state.coupon ?? null,
    firstPaidAt: state.firstPaidAt ?? null,
    withdrawnAt: state.withdrawnAt ?? null,
    // The next run looks at once, and knows the card that the moment rests on too.
    dueAt: wakeAt(state, now) ? now : null,
  };
}

const DATES = new Set(['start', 'end', 'anchor', 'until', 'from']);
const revived = <T>(value: unknown) => (value ? (reviveDates(value) as T) : undefined);

/** JSON of the engine's values with its dates again. */
export function reviveDates(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    DATES.has(key) && typeof inner === 'string' ? new Date(inner) : inner,
  );
}
