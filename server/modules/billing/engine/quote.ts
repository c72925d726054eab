import { extraSeats, planOf } from '../plans/plans.ts';
import type { Period } from './months.ts';
import { afterPeriod, coversPlan, discountOf, redeemed } from './coupon.ts';
import type { ActiveCoupon, Coupon } from './coupon.ts';
import { settle, taxOn, type Settlement } from './money.ts';
import { periodFrom } from './periods.ts';
import { nextAgreed, priceAt, priceOnList, type UnitPrice } from './price.ts';
import {
  discountLine,
  remainder,
  seatLines,
  sumOf,
  taxLine,
  termLines,
  unusedLine,
  type QuoteLine,
} from './quote-lines.ts';
import { entitlementAt, type Subscription } from './subscription.ts';
import { compareTerms, type Terms } from './terms.ts';

/** What something costs to the cent, and what the subscription becomes once it is paid. */
export type Quote = Settlement & {
  type: 'subscription' | 'renewal' | 'change';
  terms: Terms;
  /** What is billed: a whole period, or the rest of one. */
  period: Period;
  /** The subscription's period once it is paid. */
  holds: Period;
  anchor: Date;
  lines: QuoteLine[];
  subtotal: number;
  discount: number;
  tax: number;
  total: number;
  endsTrial: boolean;
  /** Whether a period begins with it; else it adds to the one that runs. */
  beginsPeriod: boolean;
  /** What further periods cost by agreement once this is paid. */
  price: UnitPrice;
  /** The value of one whole period of the terms, net of its discount. */
  periodNet: number;
  /** State of the coupon once this is paid. */
  couponAfter: ActiveCoupon | undefined;
  /** The subscription's revision that it was made for. */
  revision: number;
};

/** `taxRate` in hundredths of a percent; `taxName` as invoices call it. */
export type Pricing = { taxRate: number; taxName?: string };

export type QuoteRefusal = 'already_on_plan' | 'downgrade_at_period_end' | 'coupon_invalid';
export type QuoteDecision = { ok: true; quote: Quote } | { ok: false; refusal: QuoteRefusal };

/**
 * The quote for terms that begin now: a first plan, a plan instead of a trial, a larger plan or more seats.
 * A larger plan of the same interval keeps period and anchor and costs what is left of the period; another interval
 * begins a new one.
 */
export function quoteFor(
  subscription: Subscription,
  terms: Terms,
  now: Date,
  { coupon, ...pricing }: Pricing & { coupon?: Coupon },
): QuoteDecision {
  const present = paidTerms(subscription, now);
  if (!present) return firstPeriod(subscription, terms, now, pricing, coupon);
  const { period, anchor } = subscription;
  if (!period || !anchor) throw new Error('A paid plan has a period and an anchor');
  const order = compareTerms(present, terms);
  if (order === 'smaller') return refuse('downgrade_at_period_end');
  // The period is over and not renewed: the next one is charged, for these terms.
  if (now >= period.end)
    return coupon
      ? refuse('coupon_invalid')
      : { ok: true, quote: nextFor(subscription, terms, pricing) };
  if (order === 'same') return refuse('already_on_plan');
  if (present.interval !== terms.interval)
    return newInterval(subscription, { present, terms, period, now, pricing, coupon });
  // Proration lines take no coupon, and nothing else is on this quote.
  if (coupon) return refuse('coupon_invalid');
  const { period: rest, part } = remainder(period, now);
  const isSamePlan = present.planCode === terms.planCode;
  const lines = isSamePlan
    ? seatLines(terms, extra(terms) - extra(present), rest, part)
    : [
        ...termLines(terms, rest, part),
        unusedLine(present.planCode, subscription.periodNet, period, now),
      ];
  const whole = termLines(terms, period);
  const added = sumOf(seatLines(terms, extra(terms) - extra(present), period));
  const periodNet = isSamePlan ? subscription.periodNet + added : sumOf(whole);
  // A seat more is bought at the list's price; the agreement about later periods holds on.
  const price = (isSamePlan && subscription.agreed?.price) || priceOnList(terms);
  const target = { terms, period: rest, holds: period, anchor, periodNet, price };
  const couponAfter = subscription.coupon;
  return accept(subscription, 'change', lines, 0, { ...target, couponAfter, pricing });
}

/** The next period with terms of today's choice; what was scheduled gives way to them. */
function nextFor(subscription: Subscription, terms: Terms, pricing: Pricing): Quote {
  const { pendingAgreed: _, ...rest } = subscription;
  return renewalQuote({ ...rest, pending: terms }, pricing);
}

const extra = ({ planCode, seats }: Terms) => extraSeats(planOf(planCode), seats);
const refuse = (refusal: QuoteRefusal): QuoteDecision => ({ ok: false, refusal });

/** The terms that are paid for; nothing on Free, in a trial and before the first payment. */
function paidTerms(subscription: Subscription, now: Date): Terms | undefined {
  return subscription.status === 'trialing' ? undefined : entitlementAt(subscription, now);
}

function firstPeriod(
  subscription: Subscription,
  terms: Terms,
  now: Date,
  pricing: Pricing,
  coupon: Coupon | undefined,
): QuoteDecision {
  if (coupon && !coversPlan(coupon, terms.planCode)) return refuse('coupon_invalid');
  const period = periodFrom(now, terms.interval, now);
  const lines = termLines(terms, period);
  const active = coupon && redeemed(coupon);
  const discount = coupon ? discountOf(coupon, sumOf(lines)) : 0;
  return accept(subscription, 'subscription', lines, discount, {
    terms,
    period,
    anchor: now,
    price: priceOnList(terms),
    periodNet: sumOf(lines) - discount,
    couponAfter: afterPeriod(active, terms.interval),
    reference: coupon?.code,
    pricing,
  });
}

function newInterval(
  subscription: Subscription,
  about: {
    present: Terms;
    terms: Terms;
    period: Period;
    now: Date;
    pricing: Pricing;
    coupon: Coupon | undefined;
  },
): QuoteDecision {
  const { present, terms, now, pricing, coupon } = about;
  if (coupon && !coversPlan(coupon, terms.planCode)) return refuse('coupon_invalid');
  const period = periodFrom(now, terms.interval, now);
  const whole = termLines(terms, period);
  const discount = coupon ? discountOf(coupon, sumOf(whole)) : 0;
  const unused = unusedLine(present.planCode, subscription.periodNet, about.period, now);
  // A coupon takes off what is bought, never more than remains to be paid.
  const taken = Math.min(discount, Math.max(0, sumOf(whole) + unused.amount));
  return accept(subscription, 'change', [...whole, unused], taken, {
    terms,
    period,
    anchor: now,
    price: priceOnList(terms),
    periodNet: sumOf(whole) - taken,
    couponAfter: coupon ? afterPeriod(redeemed(coupon), terms.interval) : subscription.coupon,
    reference: coupon?.code,
    pricing,
  });
}

/** The quote of the period after this one, or of the first one after a trial. */
export function renewalQuote(subscription: Subscription, pricing: Pricing): Quote {
  const { period, trial } = subscription;
  const terms = subscription.pending ?? subscription.terms;
  if (!terms || !period) throw new Error('What renews has terms and a period');
  const isConversion = subscription.status === 'trialing';
  const start = isConversion && trial ? trial.end : period.end;
  const keepsAnchor = !isConversion && terms.interval === subscription.terms?.interval;
  const anchor = (keepsAnchor ? subscription.anchor : undefined) ?? start;
  const next = periodFrom(anchor, terms.interval, start);
  const price = priceAt(nextAgreed(subscription), terms, start);
  const lines = termLines(terms, next, undefined, price);
  const active = subscription.coupon;
  const applies = active && coversPlan(active.coupon, terms.planCode);
  const discount = applies ? discountOf(active.coupon, sumOf(lines)) : 0;
  const decision = accept(
    subscription,
    isConversion ? 'subscription' : 'renewal',
    lines,
    discount,
    {
      terms,
      period: next,
      anchor,
      price,
      periodNet: sumOf(lines) - discount,
      couponAfter: applies ? afterPeriod(active, terms.interval) : active,
      reference: applies ? active.coupon.code : undefined,
      pricing,
    },
  );
  return decision.quote;
}

function accept(
  subscription: Subscription,
  type: Quote['type'],
  lines: readonly QuoteLine[],
  discount: number,
  target: Pick<Quote, 'terms' | 'period' | 'anchor' | 'price' | 'periodNet' | 'couponAfter'> & {
    pricing: Pricing;
    holds?: Period;
    reference?: string | undefined;
  },
): { ok: true; quote: Quote } {
  const { pricing, reference, holds = target.period, ...rest } = target;
  const subtotal = sumOf(lines);
  const tax = taxOn(subtotal - discount, pricing.taxRate);
  const total = subtotal - discount + tax;
  const quote: Quote = {
    ...rest,
    holds,
    ...settle(total, subscription.balance),
    type,
    lines: [
      ...lines,
      ...(discount > 0 ? [discountLine(reference ?? '', discount)] : []),
      ...(tax > 0 ? [taxLine(tax, pricing.taxName)] : []),
    ],
    subtotal,
    discount,
    tax,
    total,
    endsTrial: subscription.status === 'trialing',
    beginsPeriod: holds === target.period,
    revision: subscription.revision,
  };
  return { ok: true, quote };
}
