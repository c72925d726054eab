import { DAY_MS } from '#core/time.ts';
import type { subscriptions } from '#server/db/schema/billing.ts';
import { planOf, type Interval, type Plan } from '../plans/plans.ts';
import { monthWithin, utcMonth, type Period } from '../engine/months.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
type Status = 'none' | SubscriptionRow['status'];

/** Rights of an account at one moment. `plan` is the one whose limits hold. */
export type Entitlement = {
  status: Status;
  plan: Plan;
  seats: number;
  interval?: Interval;
  /** Absent on Free. */
  period?: Period;
  trialEnd?: Date;
  trialHasCard: boolean;
  autopay: boolean;
  cancelAt?: Date;
  retryAt?: Date;
};

const FREE = { plan: planOf('free'), seats: 0, trialHasCard: false, autopay: false } as const;

/**
 * Reads a stored subscription at a moment. An unpaid trial and a cancelled plan are over
 * from their last second on, whether or not a job has noticed.
 */
export function entitlementOf(row: SubscriptionRow | undefined, now: Date): Entitlement {
  if (!row || row.status === 'none') return { status: 'none', ...FREE };
  const trialEnd = row.trialEnd ? { trialEnd: row.trialEnd } : {};
  if (row.status === 'incomplete') return { status: 'incomplete', ...FREE, ...trialEnd };
  if (row.status === 'canceled' || isOver(row, now))
    return { status: 'canceled', ...FREE, ...trialEnd };
  return {
    status: row.status,
    plan: planOf(row.planCode),
    seats: row.seats,
    interval: row.interval,
    period: { start: row.periodStart, end: row.periodEnd },
    ...trialEnd,
    trialHasCard: row.trialHasCard,
    autopay: row.autopay,
    ...(row.status === 'canceling' && row.cancelAt && { cancelAt: row.cancelAt }),
    ...(row.status === 'pastDue' && row.retryAt && { retryAt: row.retryAt }),
  };
}

function isOver(row: SubscriptionRow, now: Date): boolean {
  if (row.status === 'trialing') return !row.autopay && now >= row.periodEnd;
  return row.status === 'canceling' && now >= (row.cancelAt ?? row.periodEnd);
}

/** The month that limits are counted in: within the subscription's period, on Free the calendar's. */
export function meteredMonth(entitlement: Entitlement, now: Date): Period {
  const { period } = entitlement;
  if (!period) return utcMonth(now);
  if (now >= period.end) return monthWithin(period.end, now);
  // A month's period and a trial are one span; a year's is cut into months.
  if (entitlement.status === 'trialing' || entitlement.interval === 'month') return period;
  const month = monthWithin(period.start, now);
  return month.end > period.end ? { start: month.start, end: period.end } : month;
}

/** Begun days (of 24 hours) that are left of a running trial; nothing when none runs. */
export function trialDaysLeft(entitlement: Entitlement, now: Date): number | undefined {
  if (entitlement.status !== 'trialing' || !entitlement.trialEnd) return undefined;
  return Math.max(0, Math.ceil((entitlement.trialEnd.getTime() - now.getTime()) / DAY_MS));
}
