import { expect, test } from 'vitest';
import { dunningEnd } from './dunning.ts';
import { invoiceNumber, seriesOf } from './invoice-numbers.ts';
import { mailCalendar, mailsBetween } from './mail-calendar.ts';
import { quoteFor, renewalQuote } from './quote.ts';
import { DAY_MS } from '#core/time.ts';
import { entitlementAt, NEW_SUBSCRIPTION, type Subscription } from './subscription.ts';
import type { Terms } from './terms.ts';
import {
  applyPaid,
  beginPayment,
  cancelAutopay,
  expireIncomplete,
  keepCard,
  renewalFailed,
  resumeAutopay,
  scheduleChange,
  startTrial,
  type Step,
} from './transitions.ts';

const NOW = new Date('2026-11-01T08:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS);
const PRO: Terms = { planCode: 'pro', interval: 'month', seats: 0 };
const TEAM: Terms = { planCode: 'team', interval: 'month', seats: 8 };
const after = (step: Step): Subscription => {
  if (!step.ok) throw new Error(step.refusal);
  return step.next;
};
const buy = (terms: Terms, from = NEW_SUBSCRIPTION) => {
  const decision = quoteFor(from, terms, NOW, { taxRate: 0 });
  if (!decision.ok) throw new Error(decision.refusal);
  return applyPaid(from, decision.quote, NOW);
};
const active = buy(TEAM);
const renewsAt = new Date('2026-12-01T08:00:00Z');
const trial = after(startTrial(NEW_SUBSCRIPTION, TEAM, { now: NOW, trialUsed: false }));

test('a trial without a card has the included seats for 30 times 24 hours, and ends by itself', () => {
  expect(entitlementAt(trial, days(29.999))).toMatchObject({ planCode: 'team', seats: 5 });
  expect(entitlementAt(trial, days(30))).toBeUndefined();
});

test('a card makes the trial go on, with the seats that were asked for', () => {
  const kept = keepCard(trial, days(3));
  expect(entitlementAt(kept, days(30))?.seats).toBe(8);
  const converted = renewalQuote(kept, { taxRate: 0 });
  expect(converted).toMatchObject({ type: 'subscription', dueToday: 6000 });
  expect(converted.period.start).toEqual(days(30));
});

test('a trial is refused twice, and to whoever pays', () => {
  const again = { now: days(40), trialUsed: false };
  expect(startTrial(trial, PRO, again)).toEqual({ ok: false, refusal: 'trial_already_used' });
  expect(startTrial(active, PRO, again)).toEqual({ ok: false, refusal: 'already_subscribed' });
  expect(startTrial(NEW_SUBSCRIPTION, PRO, { ...again, trialUsed: true })).toEqual({
    ok: false,
    refusal: 'trial_already_used',
  });
});

test('a renewal that fails is tried again on days 1, 3, 5 and 7, then the plan is over', () => {
  let subscription = renewalFailed(active, renewsAt, false);
  const tries: number[] = [];
  while (subscription.dunning) {
    expect(entitlementAt(subscription, subscription.dunning.nextTryAt)).toEqual(TEAM);
    expect(dunningEnd(subscription.dunning).getTime() - renewsAt.getTime()).toBe(7 * DAY_MS);
    tries.push((subscription.dunning.nextTryAt.getTime() - renewsAt.getTime()) / DAY_MS);
    subscription = renewalFailed(subscription, subscription.dunning.nextTryAt, false);
  }
  expect(tries).toEqual([1, 3, 5, 7]);
  expect(subscription.status).toBe('canceled');
  expect(entitlementAt(subscription, days(40))).toBeUndefined();
});

test('a try out of turn that fails leaves the calendar as it is', () => {
  const pastDue = renewalFailed(active, renewsAt, false);
  expect(renewalFailed(pastDue, new Date(renewsAt.getTime() + 1000), true)).toBe(pastDue);
});

test('cancelling keeps what is paid, can be undone until then, and twice is once', () => {
  const canceling = after(cancelAutopay(active));
  expect(canceling).toMatchObject({ status: 'canceling', autopay: false });
  expect(entitlementAt(canceling, days(29.9))).toEqual(TEAM);
  expect(entitlementAt(canceling, renewsAt)).toBeUndefined();
  expect(after(cancelAutopay(canceling))).toBe(canceling);
  const about = { now: days(10), hasCard: true };
  expect(after(resumeAutopay(canceling, about))).toMatchObject({ status: 'active', autopay: true });
  expect(resumeAutopay(canceling, { ...about, hasCard: false })).toMatchObject({
    refusal: 'card_required',
  });
  expect(resumeAutopay(canceling, { ...about, now: renewsAt })).toMatchObject({
    refusal: 'not_subscribed',
  });
});

test('whoever pays nothing by itself has nothing to cancel; past due it ends at once', () => {
  expect(cancelAutopay(NEW_SUBSCRIPTION)).toMatchObject({ refusal: 'nothing_to_cancel' });
  expect(cancelAutopay(trial)).toMatchObject({ refusal: 'nothing_to_cancel' });
  expect(after(cancelAutopay(renewalFailed(active, renewsAt, false))).status).toBe('canceled');
});

test('a smaller plan waits for the period’s end and begins with it, paid or not', () => {
  const wanted: Terms = { ...TEAM, seats: 5 };
  const scheduled = after(scheduleChange(active, wanted));
  expect(entitlementAt(scheduled, days(20))).toEqual(TEAM);
  expect(renewalQuote(scheduled, { taxRate: 0 })).toMatchObject({ terms: wanted, dueToday: 3900 });
  expect(renewalFailed(scheduled, renewsAt, false).terms).toEqual(wanted);
  expect(scheduleChange(active, { ...TEAM, seats: 9 })).toMatchObject({
    refusal: 'payment_needed',
  });
  expect(scheduleChange(active, TEAM)).toMatchObject({ refusal: 'already_on_plan' });
  expect(scheduleChange(trial, PRO)).toMatchObject({ refusal: 'not_subscribed' });
});

test('a first payment that is not finished is forgotten after 24 hours', () => {
  const begun = beginPayment(NEW_SUBSCRIPTION, NOW);
  expect(entitlementAt(begun, NOW)).toBeUndefined();
  expect(expireIncomplete(begun, days(0.999))).toBe(begun);
  expect(expireIncomplete(begun, days(1)).status).toBe('none');
});

test.each([
  ['a trial without a card', trial, ['trialEnds 23', 'trialEnds 29', 'trialEnded 30']],
  ['a trial with a card', keepCard(trial, NOW), ['trialEnds 21']],
  ['a plan by the month', active, []],
  ['a plan by the year', buy({ ...PRO, interval: 'year' }), ['yearlyRenewal 335']],
] as const)('mails of %s', (_name, subscription, expected) => {
  const calendar = mailCalendar(subscription);
  const told = calendar.map(
    ({ topic, at }) => `${topic} ${(at.getTime() - NOW.getTime()) / DAY_MS}`,
  );
  expect(told).toEqual(expected);
  expect(new Set(calendar.map(({ key }) => key)).size).toBe(calendar.length);
  expect(mailsBetween(calendar, NOW, days(400))).toEqual(calendar);
});

test('a card that expires is told of 30 days before its month is over', () => {
  const [mail] = mailCalendar(active, { id: 'c1', expMonth: 12, expYear: 2026 });
  expect(mail).toEqual({
    topic: 'cardExpires',
    at: new Date('2026-12-02T00:00:00Z'),
    key: 'cardExpires:c1:2026-12',
  });
});

test.each([
  [{ type: 'renewal', failed: false }, 47, 'PW-2026-00047'],
  [{ type: 'refund', failed: false }, 31, 'PWC-2026-00031'],
  [{ type: 'change', failed: true }, 1, 'PWF-2026-00001'],
  [{ type: 'subscription', failed: false }, 123_456, 'PW-2026-123456'],
] as const)('the number of %j', (about, count, expected) =>
  expect(invoiceNumber(seriesOf(about), 2026, count)).toBe(expected),
);
