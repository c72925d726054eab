import type { Interval, Plan, Price } from '#src/generated/api/endpoints.schemas.ts';

/** Amounts in minor units, for one interval. */
export type PlanPrice = {
  currency: string;
  /** The plan with its seats. */
  amount: number;
  /** The plan without further seats. */
  base: number;
  /** Seats in all, within what the plan has room for. */
  seats: number;
  furtherSeats: number;
  /** One further seat. */
  perSeat: number;
  /** The amount as so much a month: a yearly one over twelve, rounded to the minor unit. */
  perMonth: number;
};

const find = (prices: readonly Price[], interval: Interval, currency: string) =>
  prices.find((price) => price.interval === interval && price.currency === currency)?.amount;

/** The number of seats nearest to what is wanted that the plan can have; 0 without seats. */
export function clampSeats(plan: Pick<Plan, 'seatsIncluded' | 'seatsMax'>, wanted: number): number {
  return Math.min(plan.seatsMax, Math.max(plan.seatsIncluded, Math.round(wanted)));
}

/** What a plan costs with so many seats; undefined where it is not sold so. */
export function priceOf(
  plan: Plan,
  choice: { interval: Interval; currency: string; seats: number },
): PlanPrice | undefined {
  const { interval, currency } = choice;
  const base = find(plan.prices, interval, currency);
  if (base === undefined) return undefined;
  const perSeat = find(plan.seatPrice, interval, currency);
  // Without a price for further seats the plan is sold with the included ones only.
  const seats = perSeat === undefined ? plan.seatsIncluded : clampSeats(plan, choice.seats);
  const furtherSeats = seats - plan.seatsIncluded;
  const amount = base + furtherSeats * (perSeat ?? 0);
  return {
    currency,
    amount,
    base,
    seats,
    furtherSeats,
    perSeat: perSeat ?? 0,
    perMonth: interval === 'year' ? Math.round(amount / 12) : amount,
  };
}

/** The share that paying by the year saves on every paid plan at least, in whole percent (0.2); 0 for none. */
export function yearlySaving(plans: readonly Plan[], currency: string): number {
  const savings = plans.flatMap(({ prices }) => {
    const month = find(prices, 'month', currency);
    const year = find(prices, 'year', currency);
    return month && year !== undefined ? [1 - year / (12 * month)] : [];
  });
  if (savings.length === 0) return 0;
  return Math.max(0, Math.floor(Math.min(...savings) * 100) / 100);
}
