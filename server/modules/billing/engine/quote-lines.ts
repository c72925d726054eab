import { extraSeats, planOf } from '../plans/plans.ts';
import type { Period } from './months.ts';
import { share } from './money.ts';
import { secondsOf } from './periods.ts';
import { priceOnList } from './price.ts';
import type { PaidPlanCode, Terms } from './terms.ts';

/** A line as facts; `amount` is `quantity × unitAmount` in cents, negative for `proration` and `discount`. */
export type QuoteLine = {
  kind: 'plan' | 'seats' | 'proration' | 'discount' | 'tax';
  planCode?: PaidPlanCode;
  /** The coupon of a discount, or the tax's name. */
  reference?: string;
  quantity: number;
  unitAmount: number;
  amount: number;
  period?: Period;
  /** Which part of a whole period is charged or credited, in seconds. */
  part?: { seconds: number; ofSeconds: number };
};

type Part = { seconds: number; ofSeconds: number };

const line = (facts: Omit<QuoteLine, 'amount' | 'part'>, part: Part | undefined): QuoteLine => ({
  ...facts,
  amount: facts.quantity * facts.unitAmount,
  ...(part && { part }),
});

const prorated = (amount: number, part: Part | undefined) =>
  part ? share(amount, part.seconds, part.ofSeconds) : amount;

/** What of a period is left at a moment. */
export function remainder(period: Period, now: Date): { period: Period; part: Part } {
  const rest = { start: now, end: period.end };
  const ofSeconds = secondsOf(period);
  return { period: rest, part: { seconds: Math.min(secondsOf(rest), ofSeconds), ofSeconds } };
}

/** Plan and further seats for a period, or for a part of one, at the list's price unless told. */
export function termLines(
  terms: Terms,
  period: Period,
  part?: Part,
  price = priceOnList(terms),
): QuoteLine[] {
  const { planCode, seats } = terms;
  const unit = prorated(price.plan, part);
  const plan = line({ kind: 'plan', planCode, quantity: 1, unitAmount: unit, period }, part);
  const quantity = extraSeats(planOf(planCode), seats);
  if (quantity === 0) return [plan];
  const seat = prorated(price.seat, part);
  return [plan, line({ kind: 'seats', planCode, quantity, unitAmount: seat, period }, part)];
}

/** So many further seats for a period, or for a part of one; none for none. */
export function seatLines(
  terms: Terms,
  quantity: number,
  period: Period,
  part?: Part,
): QuoteLine[] {
  if (quantity === 0) return [];
  const { planCode } = terms;
  const unitAmount = prorated(priceOnList(terms).seat, part);
  return [line({ kind: 'seats', planCode, quantity, unitAmount, period }, part)];
}

/** What was paid for the rest of a period and is not used; `net` is the value of the whole period in cents. */
export function unusedLine(
  planCode: PaidPlanCode,
  net: number,
  period: Period,
  now: Date,
): QuoteLine {
  const { period: rest, part } = remainder(period, now);
  const unitAmount = 0 - prorated(net, part);
  return line({ kind: 'proration', planCode, quantity: 1, unitAmount, period: rest }, part);
}

export function discountLine(reference: string, amount: number): QuoteLine {
  return line({ kind: 'discount', reference, quantity: 1, unitAmount: 0 - amount }, undefined);
}

export function taxLine(amount: number, name: string | undefined): QuoteLine {
  const reference = name === undefined ? {} : { reference: name };
  return line({ kind: 'tax', quantity: 1, unitAmount: amount, ...reference }, undefined);
}

export function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
