import {
  extraSeats,
  planOf,
  planPrice,
  PLANS,
  seatPrice,
  type Interval,
  type PlanCode,
} from '../plans/plans.ts';

export type PaidPlanCode = Exclude<PlanCode, 'free'>;

/** What is sold: a plan, how often it is paid, and its sub-user seats, the included ones among them. */
export type Terms = { planCode: PaidPlanCode; interval: Interval; seats: number };

/** List price of one period in cents, before coupons and tax. */
export function listPrice({ planCode, interval, seats }: Terms): number {
  const plan = planOf(planCode);
  return planPrice(plan, interval) + extraSeats(plan, seats) * seatPrice(plan, interval);
}

/** Whether the plan takes this number of seats. */
export function seatsFit({ planCode, seats }: Pick<Terms, 'planCode' | 'seats'>): boolean {
  const { included, max } = planOf(planCode).seats;
  return Number.isInteger(seats) && seats >= included && seats <= max;
}

const rankOf = (code: PaidPlanCode) => PLANS.findIndex((plan) => plan.code === code);
const INTERVAL_RANK: Record<Interval, number> = { month: 0, year: 1 };

export type Comparison = 'same' | 'larger' | 'smaller';

/**
 * Orders terms by plan, seats and interval: `smaller` when any part is, so that it waits for the period's
 * end. A larger plan whose price for as many seats is lower counts as smaller too: prorating it would
 * owe the person money, and credit never arises from a change.
 */
export function compareTerms(present: Terms, wanted: Terms): Comparison {
  const steps = [
    rankOf(wanted.planCode) - rankOf(present.planCode),
    wanted.seats - present.seats,
    INTERVAL_RANK[wanted.interval] - INTERVAL_RANK[present.interval],
  ];
  if (steps.every((step) => step === 0)) return 'same';
  if (steps.some((step) => step < 0)) return 'smaller';
  const isCheaper = wanted.interval === present.interval && listPrice(wanted) < listPrice(present);
  return isCheaper ? 'smaller' : 'larger';
}
