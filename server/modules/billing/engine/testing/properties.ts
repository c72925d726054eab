import { listPrice, type Terms } from '../terms.ts';
import { extraSeats, planOf, planPrice, seatPrice } from '#server/modules/billing/plans/plans.ts';
import { addMonths } from '../months.ts';
import type { Account } from '../account.ts';
import { balanceOf, type Ledger } from '../ledger.ts';
import { MIN_CHARGE } from '../money.ts';
import type { Quote } from '../quote.ts';
import { entitlementAt, violations, type Subscription } from '../subscription.ts';

type Window = { from: Date; to: Date };

/** What is known of an account apart from the engine: what the bank did and what was given. */
export type Record = {
  bank: Map<string, { amount: number }>;
  /** Charged, and not entered yet. */
  inFlight: Map<string, Quote>;
  /** The period that each renewal was charged for, by its key. */
  renewed: Map<string, number>;
  refunds: { of: string; amount: number }[];
  trials: Window[];
  graces: Window[];
  withdrawn?: Date;
  /** Renewals that were tried although autopay was off. */
  afterCancel?: number;
};

/** A quote's own sums, and what it does to the balance. */
export function checkQuote(quote: Quote, subscription: Subscription, taxRate: number): string[] {
  const { lines, subtotal, discount, tax, total, credit, owed, carried, dueToday } = quote;
  const found: string[] = [];
  const hold = (condition: boolean, rule: string) => void (condition || found.push(rule));
  const sum = lines.reduce((all, { amount }) => all + amount, 0);
  hold(sum === total, `the lines add up to ${sum} and not ${total}`);
  hold(total === subtotal - discount + tax, 'total is subtotal less discount plus tax');
  hold(total >= 0 && discount >= 0 && tax >= 0, 'no negative total');
  hold(
    lines.every((line) => line.amount === line.quantity * line.unitAmount),
    'a line is a product',
  );
  hold(dueToday === total - credit + owed - carried, 'what is due follows from the total');
  hold(dueToday === 0 || dueToday >= MIN_CHARGE, `no card is charged ${dueToday} cents`);
  hold(credit <= Math.max(0, subscription.balance), 'no more credit than there is');
  hold(carried < MIN_CHARGE, 'only a small amount is carried');
  hold(quote.holds.end > quote.holds.start, 'a period');
  hold(tax === halfUp(subtotal - discount, taxRate, 10_000), 'the tax to the cent');
  hold(
    lines.every((line) => isListed(line, quote, subscription)),
    'the price of the list, by the second',
  );
  return found;
}

/** `amount × part ÷ whole` in whole cents, half a cent up: by quotient and remainder, apart from the engine. */
function halfUp(amount: number, part: number, whole: number): number {
  const product = BigInt(amount) * BigInt(part);
  const rest = product % BigInt(whole);
  return Number(product / BigInt(whole)) + (2n * rest >= BigInt(whole) ? 1 : 0);
}

/** Whether a line costs what the list, or the period that it gives back, says. */
function isListed(
  { kind, planCode, part, unitAmount }: Quote['lines'][number],
  { terms, revision }: Quote,
  { periodNet, revision: present }: Subscription,
): boolean {
  const { seconds, ofSeconds } = part ?? { seconds: 1, ofSeconds: 1 };
  if (kind === 'proration')
    return revision !== present || -unitAmount === halfUp(periodNet, seconds, ofSeconds);
  if (!planCode) return true;
  const price = kind === 'plan' ? planPrice : seatPrice;
  return unitAmount === halfUp(price(planOf(planCode), terms.interval), seconds, ofSeconds);
}

/** What must hold of an account after every step. */
export function checkState(account: Account, now: Date, record: Record): string[] {
  const { subscription, ledger } = account;
  return [
    ...violations(subscription),
    ...books(account, record),
    ...entitled(account, now, record),
    ...anchored(subscription),
    ...worth(account, now),
    ...(new Set(ledger.map(({ key }) => key)).size === ledger.length ? [] : ['a key twice']),
    ...(record.trials.length > 1 ? ['a second trial'] : []),
    ...(record.afterCancel ? ['a renewal after cancelling'] : []),
  ];
}

/** The ledger against the bank, to the cent. */
function books({ subscription, ledger }: Account, record: Record): string[] {
  const { bank, inFlight, refunds } = record;
  const found: string[] = [];
  const balance = balanceOf(ledger);
  if (balance !== subscription.balance)
    found.push(`the balance is ${subscription.balance}, the books say ${balance}`);
  let taken = 0;
  for (const [key, { amount }] of bank) {
    if (inFlight.has(key)) continue;
    taken += amount;
    const invoice = ledger.find((entry) => entry.key === key);
    if (invoice?.kind !== 'invoice') found.push(`charged without an invoice: ${key}`);
    else if (invoice.charged !== amount)
      found.push(`charged ${amount}, entered ${invoice.charged}`);
    const back = refunds.reduce((sum, one) => (one.of === key ? sum + one.amount : sum), 0);
    if (back > amount) found.push(`paid back ${back} of ${amount}`);
  }
  const charged = ledger.reduce(
    (sum, one) => (one.kind === 'invoice' ? sum + one.charged : sum),
    0,
  );
  if (charged !== taken) found.push(`the bank took ${taken}, the books say ${charged}`);
  return found;
}

const within = ({ from, to }: Window, now: Date) => from <= now && now <= to;

/** No account has more than was paid or granted, and what was paid for is there. */
function entitled({ subscription, ledger }: Account, now: Date, record: Record): string[] {
  const has = entitlementAt(subscription, now);
  const { period, trial, status } = subscription;
  const bought = ledger.filter(
    (entry) => entry.kind === 'invoice' && entry.period.start <= now && now <= entry.period.end,
  );
  if (!has) {
    const isLost = status === 'active' && bought.length > 0;
    return isLost ? ['a paid plan does not hold'] : [];
  }
  if (status === 'trialing') {
    const isGranted = record.trials.some((window) => within(window, now));
    const seats = trial?.hasCard ? trial.wantedSeats : planOf(has.planCode).seats.included;
    return isGranted && has.seats <= seats ? [] : ['a trial that was not granted'];
  }
  const isPaid = bought.some((entry) => entry.kind === 'invoice' && covers(entry.terms, has));
  const isGrace = status === 'pastDue' && record.graces.some((window) => within(window, now));
  const isDue = period !== undefined && now >= period.end && status === 'active';
  return isPaid || isGrace || isDue ? [] : [`${status} without having paid for ${has.planCode}`];
}

const covers = (paid: Terms, has: Terms) =>
  paid.planCode === has.planCode && paid.seats >= has.seats && paid.interval === has.interval;

/** A period ends on the anchor's day, or on the month's last where it has no such day. */
function anchored({ status, anchor, period, terms }: Subscription): string[] {
  if (!anchor || !period || !terms || !['active', 'canceling'].includes(status)) return [];
  const lastDay = new Date(
    Date.UTC(period.end.getUTCFullYear(), period.end.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const isAnchored = period.end.getUTCDate() === Math.min(anchor.getUTCDate(), lastDay);
  const length = terms.interval === 'year' ? 12 : 1;
  const isWhole =
    period.end <= addMonths(new Date(period.start.getTime() + 3 * 86_400_000), length);
  return isAnchored && isWhole ? [] : [`a period that ends on ${period.end.toISOString()}`];
}

/**
 * What was invoiced for the present period and is not used yet is worth what is left of it at the list's
 * price: no time is paid twice, and none is given away. Only where no coupon has taken anything off.
 */
function worth({ subscription, ledger }: Account, now: Date): string[] {
  const { status, period, terms } = subscription;
  if (status !== 'active' || !period || !terms || now >= period.end) return [];
  const invoices = ledger.filter((entry) => entry.kind === 'invoice');
  const paid = valueLeft(invoices, now);
  if (!paid) return [];
  const list = listPrice(terms) * secondsLeft(period.start, period.end, now);
  const isWorth = Math.abs(paid.value - list) <= paid.tolerance;
  return isWorth ? [] : [`${paid.value} was paid for what is worth ${list}`];
}

type Invoice = Extract<Ledger[number], { kind: 'invoice' }>;

const secondsLeft = (start: Date, end: Date, now: Date) =>
  (end.getTime() - now.getTime()) / (end.getTime() - start.getTime());

/** What is left at a moment of the period that the last invoices paid for, in cents; nothing to say of coupons. */
function valueLeft(
  invoices: readonly Invoice[],
  now: Date,
): { value: number; tolerance: number } | undefined {
  const begun = invoices.findLastIndex(({ beginsPeriod }) => beginsPeriod);
  if (invoices.slice(begun).some(({ discount }) => discount > 0)) return undefined;
  let value = 0;
  let tolerance = 3;
  for (const [index, { net, type, period, terms, at }] of invoices.slice(begun).entries()) {
    // A change to another interval takes over what was left of the period before.
    const before =
      index === 0 && type === 'change' ? valueLeft(invoices.slice(0, begun), at) : null;
    if (before === undefined) return undefined;
    const bought = net + (before?.value ?? 0);
    value += bought * secondsLeft(period.start, period.end, now);
    tolerance += 2 + extraSeats(planOf(terms.planCode), terms.seats) + (before?.tolerance ?? 0);
  }
  return { value, tolerance };
}
