import { DAY_MS } from '#core/time.ts';
import { extraSeats, planOf, planPrice, seatPrice, type Interval } from '../plans/plans.ts';
import type { PaidPlanCode, Terms } from './terms.ts';

/** Cents for one interval of a plan and of each further seat. */
export type UnitPrice = { planCode: PaidPlanCode; interval: Interval; plan: number; seat: number };

/** What further periods cost by agreement; `notice` is a higher price that was mailed, for periods from then on. */
export type AgreedPrice = { price: UnitPrice; notice?: { price: UnitPrice; from: Date } };

/** A higher price begins no sooner after its notice. */
const NOTICE_MS = 30 * DAY_MS;

export function priceOnList({
  planCode,
  interval,
}: Pick<Terms, 'planCode' | 'interval'>): UnitPrice {
  const plan = planOf(planCode);
  const [base, seat] = [planPrice(plan, interval), seatPrice(plan, interval)];
  return { planCode, interval, plan: base, seat };
}

export const isSamePrice = (one: UnitPrice | undefined, other: UnitPrice | undefined): boolean =>
  isForTerms(one, other) && one?.plan === other?.plan && one?.seat === other?.seat;

type Sold = Pick<Terms, 'planCode' | 'interval'>;

/** Whether both are of one plan and interval: an agreement about another one says nothing. */
export const isForTerms = (one: Sold | undefined, other: Sold | undefined): boolean =>
  one?.planCode === other?.planCode && one?.interval === other?.interval;

const amountOf = ({ planCode, plan, seat }: UnitPrice, seats: number) =>
  plan + extraSeats(planOf(planCode), seats) * seat;

/** The agreed price of terms where it is lower than the list's; other terms are sold at the list's. */
function lowerPrice(agreed: AgreedPrice | undefined, terms: Terms): UnitPrice | undefined {
  const price = agreed?.price;
  return price &&
    isForTerms(price, terms) &&
    amountOf(price, terms.seats) < amountOf(priceOnList(terms), terms.seats)
    ? price
    : undefined;
}

/** The price of a period that begins by itself: the agreed one until a higher one was told 30 days before. */
export function priceAt(agreed: AgreedPrice | undefined, terms: Terms, start: Date): UnitPrice {
  const list = priceOnList(terms);
  const notice = agreed?.notice;
  const isTold = notice && isSamePrice(notice.price, list) && start >= notice.from;
  return isTold ? list : (lowerPrice(agreed, terms) ?? list);
}

/** The agreement after a look at the price list: a lower price is taken over, a higher one noted once. */
export function agreeOnPrice(
  agreed: AgreedPrice | undefined,
  terms: Terms,
  now: Date,
): AgreedPrice {
  const list = priceOnList(terms);
  const price = lowerPrice(agreed, terms);
  if (!price) return { price: list };
  return agreed?.notice && isSamePrice(agreed.notice.price, list)
    ? agreed
    : { price, notice: { price: list, from: new Date(now.getTime() + NOTICE_MS) } };
}

/** The agreements of a subscription: about what it has, and about a scheduled plan or interval. */
type Agreements = { agreed?: AgreedPrice; pendingAgreed?: AgreedPrice };

/** What the next period rests on. */
export const nextAgreed = ({ agreed, pendingAgreed }: Agreements): AgreedPrice | undefined =>
  pendingAgreed ?? agreed;

/** The subscription with another agreement about its next period. */
export const withNextAgreed = <S extends Agreements>(subscription: S, agreed: AgreedPrice): S => ({
  ...subscription,
  [subscription.pendingAgreed ? 'pendingAgreed' : 'agreed']: agreed,
});

/** The agreement once a price was paid: a notice about later periods holds on while the price is the same. */
export function agreedOncePaid(
  { agreed, pendingAgreed }: Agreements,
  paid: UnitPrice,
): AgreedPrice {
  return [agreed, pendingAgreed].find((one) => isSamePrice(one?.price, paid)) ?? { price: paid };
}
