import type { Interval } from '../plans/plans.ts';
import type { PaidPlanCode } from './terms.ts';

/** A coupon as it is offered. Exactly one of `percentOff` (1–100) and `amountOff` (cents a period) is set. */
export type Coupon = {
  code: string;
  percentOff?: number;
  amountOff?: number;
  duration: 'once' | 'months' | 'forever';
  /** Only with the duration `months`. */
  months?: number;
  /** All when absent. */
  plans?: readonly PaidPlanCode[];
  /** The last moment to redeem it. */
  until?: Date;
  maxRedemptions?: number;
};

/** A coupon that was redeemed; `monthsLeft` counts the months that it still takes something off. */
export type ActiveCoupon = { coupon: Coupon; monthsLeft: number | 'forever' };

/** What it takes off a net amount, in cents; never more than the amount. */
export function discountOf({ percentOff, amountOff }: Coupon, net: number): number {
  if (percentOff !== undefined) return Math.floor((net * percentOff + 50) / 100);
  return Math.min(amountOff ?? 0, net);
}

export function coversPlan({ plans }: Coupon, planCode: PaidPlanCode): boolean {
  return plans === undefined || plans.includes(planCode);
}

const MONTHS: Record<Interval, number> = { month: 1, year: 12 };

/** The coupon after it was used for one period; nothing once it is used up. */
export function afterPeriod(
  active: ActiveCoupon | undefined,
  interval: Interval,
): ActiveCoupon | undefined {
  if (!active || active.monthsLeft === 'forever') return active;
  const monthsLeft = active.monthsLeft - MONTHS[interval];
  return monthsLeft > 0 ? { ...active, monthsLeft } : undefined;
}

/** A coupon at its redemption, before the first period is paid. */
export function redeemed(coupon: Coupon): ActiveCoupon {
  if (coupon.duration === 'forever') return { coupon, monthsLeft: 'forever' };
  return { coupon, monthsLeft: coupon.duration === 'months' ? (coupon.months ?? 1) : 1 };
}
