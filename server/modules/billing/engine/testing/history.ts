import { random } from '#server/testing/ledger.ts';
import { planOf } from '#server/modules/billing/plans/plans.ts';
import type { Account } from '../account.ts';
import type { Coupon } from '../coupon.ts';
import { balanceOf } from '../ledger.ts';
import type { Quote } from '../quote.ts';
import { DAY_MS } from '#core/time.ts';
import { NEW_SUBSCRIPTION } from '../subscription.ts';
import type { PaidPlanCode, Terms } from '../terms.ts';
import { RULES, type Rules } from './rules.ts';
import { checkQuote, checkState, type Record } from './properties.ts';

const COUPONS: Coupon[] = [
  { code: 'LAUNCH25', percentOff: 25, duration: 'once' },
  { code: 'WELCOME5', amountOff: 500, duration: 'months', months: 3 },
  { code: 'HALF', percentOff: 50, duration: 'forever', plans: ['pro', 'team'] },
  { code: 'FREE', percentOff: 100, duration: 'once' },
];
/** Month ends, a leap day and the nights in which clocks change. */
const STARTS = ['2026-01-31', '2027-11-30', '2028-02-29', '2026-03-29', '2026-10-25', '2026-12-31'];
/** How far one step moves time, in days; fractions are seconds before and after a boundary. */
const WAITS = [0, 0.0001, 0.04, 1, 3, 7, 13.99, 14, 15, 29, 29.9999, 30, 31, 92, 366];

export type Outcome = { seed: number; steps: string[]; faults: string[]; charges: number };

/**
 * One random life of an account: trials, plans, seats, coupons, cards that fail, changes, cancelling, refunds,
 * withdrawal, in two tabs. Money goes through a bank that knows only what it was asked to charge.
 */
export function runHistory(seed: number, length: number, rules: Rules = RULES): Outcome {
  const next = random(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const chance = (probability: number) => next() < probability;
  const taxRate = pick([0, 0, 825, 1900, 2000]);
  const record: Record = {
    bank: new Map(),
    inFlight: new Map(),
    renewed: new Map(),
    refunds: [],
    trials: [],
    graces: [],
  };
  const steps: string[] = [];
  const faults: string[] = [];
  let now = new Date(`${pick(STARTS)}T${pick(['00:00:00', '09:30:07', '23:59:59'])}Z`);
  let account: Account = { subscription: NEW_SUBSCRIPTION, ledger: [] };
  let trialUsed = false;
  let cardWorks = true;
  let events: { key: string; quote: Quote; at: Date }[] = [];
  let open: { id: string; quote: Quote; at: Date }[] = [];
  let count = 0;

  const put = (subscription: Account['subscription']) =>
    void (account = { ...account, subscription });
  const grant = (days: number) =>
    record.graces.push({ from: now, to: new Date(now.getTime() + days * DAY_MS) });
  const terms = (): Terms => {
    const planCode = pick<PaidPlanCode>(['pro', 'team', 'team', 'business']);
    const { included, max } = planOf(planCode).seats;
    const seats =
      included + (chance(0.6) ? Math.floor(next() * Math.min(8, max - included + 1)) : 0);
    return { planCode, interval: pick(['month', 'month', 'year'] as const), seats };
  };
  /** The bank charges a key once; a key that it knows is answered, not charged again. */
  const charge = (key: string, quote: Quote): boolean => {
    if (record.bank.has(key)) return true;
    if (quote.dueToday > 0 && !cardWorks) return false;
    record.bank.set(key, { amount: quote.dueToday });
    return true;
  };
  const paid = (key: string, quote: Quote) => {
    faults.push(...checkQuote(quote, account.subscription, taxRate));
    record.inFlight.delete(key);
    account = rules.enterPaid(account, key, quote, now);
    events = [...events.slice(-5), { key, quote, at: now }];
  };

  /** Renews, converts or tries again, as the jobs do. */
  function renew(): void {
    const quote = rules.renewalQuote(account.subscription, { taxRate });
    const key = rules.renewalKey(quote);
    if (!account.subscription.autopay) record.afterCancel = (record.afterCancel ?? 0) + 1;
    const { pending, terms: present } = account.subscription;
    if (charge(key, quote)) {
      if (!record.renewed.has(key) && [...record.renewed.values()].includes(+quote.period.start))
        faults.push('charged twice for one period');
      record.renewed.set(key, +quote.period.start);
      // The server dies between the bank and the database; the job comes again.
      if (chance(0.1)) return void record.inFlight.set(key, quote);
      paid(key, quote);
      if (JSON.stringify(account.subscription.terms) !== JSON.stringify(pending ?? present))
        faults.push('a scheduled change was forgotten');
      return;
    }
    const before = account.subscription.status;
    put(rules.renewalFailed(account.subscription, now, chance(0.3)));
    if (before !== 'pastDue' && account.subscription.status === 'pastDue') grant(7.0001);
  }

  /** Lets time pass; what is due on the way happens at its moment. */
  function wait(days: number): void {
    const until = new Date(now.getTime() + days * DAY_MS);
    for (let turns = 0; turns < 60; turns += 1) {
      const due = rules.nextDue(account.subscription);
      if (!due || due.at > until) break;
      if (due.at > now) now = due.at;
      if (chance(0.15)) cardWorks = !cardWorks;
      if (['convert', 'renew', 'retry'].includes(due.action)) renew();
      else if (due.action === 'expireIncomplete')
        put(rules.expireIncomplete(account.subscription, now));
      else put(rules.endOnFree(account.subscription));
      check(`due ${due.action}`);
    }
    now = until;
  }

  const moves: { [name: string]: () => void } = {
    trial() {
      const step = rules.startTrial(account.subscription, terms(), { now, trialUsed });
      if (!step.ok) return;
      trialUsed = true;
      put(step.next);
      record.trials.push({ from: now, to: new Date(now.getTime() + 30 * DAY_MS) });
    },
    keepCard() {
      cardWorks = chance(0.8);
      put(rules.keepCard(account.subscription, now));
      if (account.subscription.status === 'pastDue') renew();
    },
    quote() {
      const coupon = chance(0.3) ? pick(COUPONS) : undefined;
      const decision = rules.quoteFor(account.subscription, terms(), now, {
        taxRate,
        ...(coupon && { coupon }),
      });
      if (!decision.ok) return;
      open = [...open.slice(-2), { id: `q${(count += 1)}`, quote: decision.quote, at: now }];
    },
    quoteMore() {
      const { terms: present } = account.subscription;
      if (!present) return;
      const wanted = { ...present, seats: present.seats + 1 + Math.floor(next() * 3) };
      if (wanted.seats > planOf(wanted.planCode).seats.max) return;
      const decision = rules.quoteFor(account.subscription, wanted, now, { taxRate });
      if (decision.ok)
        open = [...open.slice(-2), { id: `q${(count += 1)}`, quote: decision.quote, at: now }];
    },
    /** Any open quote, as two tabs do; one that no longer holds is not charged. */
    pay() {
      const chosen = open.length > 0 ? pick(open) : undefined;
      if (!chosen || now.getTime() - chosen.at.getTime() > 600_000) return;
      const key = rules.paymentKey(chosen.quote, chosen.id);
      if (record.bank.has(key) || !rules.isCurrent(account.subscription, chosen.quote)) return;
      const quotedFor = account.subscription.revision;
      put(rules.beginPayment(account.subscription, now));
      if (!charge(key, chosen.quote)) return;
      if (chosen.quote.revision !== quotedFor)
        faults.push('charged by a quote that no longer holds');
      if (chance(0.1)) record.inFlight.set(key, chosen.quote);
      else paid(key, chosen.quote);
    },
    /** A message that comes again, late. */
    replay() {
      const event = events.length > 0 ? pick(events) : undefined;
      if (!event) return;
      const before = JSON.stringify(account);
      account = rules.enterPaid(account, event.key, event.quote, event.at);
      if (JSON.stringify(account) !== before)
        faults.push(`replaying ${event.key} changed something`);
    },
    cancel() {
      const step = rules.cancelAutopay(account.subscription);
      if (!step.ok) return;
      put(step.next);
      if (step.next.autopay) faults.push('autopay goes on after cancelling');
    },
    resume() {
      const step = rules.resumeAutopay(account.subscription, { now, hasCard: chance(0.9) });
      if (step.ok) put(step.next);
    },
    change() {
      const step = rules.scheduleChange(account.subscription, terms());
      if (!step.ok) return;
      const before = JSON.stringify(account.subscription.terms);
      put(step.next);
      if (JSON.stringify(step.next.terms) !== before)
        faults.push('a scheduled change began at once');
    },
    discard: () => put(rules.discardChange(account.subscription)),
    credit() {
      const amount = pick([20, 35, 500, 2_500, 20_000]);
      account = rules.enterCredit(account, { key: `credit${(count += 1)}`, amount, at: now });
    },
    refund() {
      const invoice = account.ledger.findLast((entry) => entry.kind === 'invoice');
      if (!invoice) return;
      const refund = {
        key: `refund${(count += 1)}`,
        of: invoice.key,
        amount: pick([100, 1_200, 5_000]),
      };
      const done = rules.enterRefund(account, { ...refund, at: now, endPlan: chance(0.2) });
      if ('refusal' in done) return;
      account = done;
      record.refunds.push({ of: invoice.key, amount: refund.amount });
    },
    withdraw() {
      const { subscription, ledger } = account;
      const decision = rules.withdraw(subscription, ledger, now);
      if (!decision.ok) return;
      if (record.withdrawn) faults.push('withdrew twice');
      record.withdrawn = now;
      account = { subscription: decision.next, ledger: [...ledger, ...decision.entries] };
      for (const entry of decision.entries)
        if (entry.kind === 'refund') record.refunds.push({ of: entry.of, amount: entry.amount });
      if (decision.next.status !== 'canceled') faults.push('a plan goes on after the withdrawal');
    },
    wait: () => wait(pick(WAITS)),
  };
  // What moves an account on comes oftener than what is seldom.
  const names = [
    ...Object.keys(moves),
    ...Array<string>(4).fill('quote'),
    'quoteMore',
    'wait',
    'wait',
  ];

  function check(step: string): void {
    steps.push(`${now.toISOString()} ${step} ${account.subscription.status}`);
    faults.push(...checkState(account, now, record));
  }

  for (let turn = 0; turn < length && faults.length === 0; turn += 1) {
    // A charge that was never entered is found by asking the bank.
    for (const [key, quote] of record.inFlight) paid(key, quote);
    const name = open.length > 0 && chance(0.4) ? 'pay' : pick(names);
    moves[name]?.();
    check(name);
  }
  for (const [key, quote] of record.inFlight) paid(key, quote);
  // Whatever happened, a cancellation ends on Free, and nothing more is charged.
  moves['cancel']?.();
  const charges = record.bank.size;
  wait(400);
  check('the end');
  if (record.inFlight.size > 0) faults.push('charged and never entered');
  if (account.subscription.autopay) faults.push('autopay in the end');
  if (rules.nextDue(account.subscription)) faults.push('something is due for ever');
  if (record.bank.size !== charges) faults.push('charged after cancelling');
  if (balanceOf(account.ledger) !== account.subscription.balance) faults.push('the books differ');
  return { seed, steps, faults, charges };
}
