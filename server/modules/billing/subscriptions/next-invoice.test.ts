import { expect, test } from 'vitest';
import { NEW_SUBSCRIPTION, type Subscription } from '../engine/subscription.ts';
import { nextInvoiceOf } from './next-invoice.ts';

const at = (text: string) => new Date(text);
const TEAM: Subscription = {
  ...NEW_SUBSCRIPTION,
  status: 'active',
  terms: { planCode: 'team', interval: 'month', seats: 8 },
  anchor: at('2026-11-01T08:00:00Z'),
  period: { start: at('2026-11-01T08:00:00Z'), end: at('2026-12-01T08:00:00Z') },
  periodNet: 6000,
  autopay: true,
  revision: 3,
};
const invoice = (subscription: Partial<Subscription> = {}, taxRate = 0) =>
  nextInvoiceOf({ ...TEAM, ...subscription }, { pricing: { taxRate }, locale: 'en' });

test('a renewal costs the plan and the seats beyond the included ones, for the period after this', () => {
  const found = invoice();
  expect(found).toMatchObject({ amount: 6000, date: '2026-12-01T08:00:00.000Z' });
  expect(found?.lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
    ['plan', 1, 3900],
    ['seats', 3, 2100],
  ]);
  expect(found?.lines[0]).toMatchObject({
    periodStart: '2026-12-01T08:00:00.000Z',
    periodEnd: '2027-01-01T08:00:00.000Z',
  });
});

test('tax, coupon, credit and a scheduled change are in it', () => {
  const coupon = { coupon: { code: 'LAUNCH25', percentOff: 25, duration: 'forever' } } as const;
  const pending = { planCode: 'pro', interval: 'month', seats: 0 } as const;
  const found = invoice(
    { pending, coupon: { ...coupon, monthsLeft: 'forever' }, balance: 100 },
    825,
  );
  // 12.00 less 25 % is 9.00, plus 8.25 % is 9.74, less 1.00 of credit.
  expect(found).toMatchObject({ amount: 874, credit: 100 });
  expect(found?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', 1200],
    ['discount', -300],
    ['tax', 74],
  ]);
});

test('what is overdue is charged at the next try; what was cancelled is charged no more', () => {
  const since = at('2026-12-01T08:00:00Z');
  const nextTryAt = at('2026-12-02T08:00:00Z');
  const dunning = { since, triesFailed: 0, nextTryAt, needsConfirmation: false };
  expect(invoice({ status: 'pastDue', dunning })?.date).toBe(nextTryAt.toISOString());
  expect(invoice({ status: 'canceling', autopay: false })).toBeUndefined();
});
