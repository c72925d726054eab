import { describe, expect, test } from 'vitest';
import { addMonths, monthWithin } from '../engine/months.ts';
import { meteredMonth, entitlementOf, trialDaysLeft, type SubscriptionRow } from './entitlement.ts';
import { trialAddressHash, trialEligibility } from './trials.ts';

const at = (text: string) => new Date(text);
const NOW = at('2026-11-20T09:30:00Z');

function row(values: Partial<SubscriptionRow> = {}): SubscriptionRow {
  return {
    id: '01930c1e-5a00-7000-8000-000000000d01',
    ownerId: '01930c1e-5a00-7000-8000-000000000001',
    status: 'active',
    planCode: 'team',
    interval: 'month',
    seats: 8,
    periodStart: at('2026-11-01T08:00:00Z'),
    periodEnd: at('2026-12-01T08:00:00Z'),
    trialEnd: null,
    trialHasCard: false,
    autopay: true,
    cancelAt: null,
    retryAt: null,
    revision: 0,
    anchor: null,
    periodNet: null,
    balance: 0,
    agreedPrice: null,
    pendingAgreedPrice: null,
    trialSeats: null,
    pendingPlanCode: null,
    pendingInterval: null,
    pendingSeats: null,
    dunningSince: null,
    triesFailed: null,
    needsConfirmation: null,
    incompleteSince: null,
    pendingKeep: null,
    coupon: null,
    firstPaidAt: null,
    withdrawnAt: null,
    dueAt: null,
    createdAt: at('2026-05-01T08:00:00Z'),
    updatedAt: at('2026-11-01T08:00:00Z'),
    ...values,
  };
}

const TRIAL = row({
  status: 'trialing',
  planCode: 'pro',
  seats: 0,
  periodStart: at('2026-11-08T10:00:00Z'),
  periodEnd: at('2026-12-08T10:00:00Z'),
  trialEnd: at('2026-12-08T10:00:00Z'),
  autopay: false,
});

describe('months', () => {
  test.each([
    ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00.000Z'],
    ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00.000Z'],
    ['2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59.000Z'],
    ['2026-03-31T00:00:00Z', -1, '2026-02-28T00:00:00.000Z'],
    ['2024-02-29T00:00:00Z', 12, '2025-02-28T00:00:00.000Z'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(at(from), months).toISOString()).toBe(to);
  });

  test('months of one anchor follow each other without gap or overlap', () => {
    const anchor = at('2026-01-31T08:00:00Z');
    for (let day = 0; day < 800; day += 1) {
      const now = new Date(anchor.getTime() + day * 86_400_000 + 3_600_000);
      const month = monthWithin(anchor, now);
      expect(month.start <= now && now < month.end).toBe(true);
      expect(monthWithin(anchor, month.end).start).toEqual(month.end);
    }
  });
});

describe('what holds', () => {
  test('without a subscription: Free, counted by the calendar month in UTC', () => {
    const entitlement = entitlementOf(undefined, NOW);
    expect(entitlement).toMatchObject({ status: 'none', seats: 0, autopay: false });
    expect(entitlement.plan.code).toBe('free');
    expect(meteredMonth(entitlement, NOW)).toEqual({
      start: at('2026-11-01T00:00:00Z'),
      end: at('2026-12-01T00:00:00Z'),
    });
  });

  test('a trial without a card ends on Free in its last second, and nobody has to notice', () => {
    const before = entitlementOf(TRIAL, at('2026-12-08T09:59:59.999Z'));
    const after = entitlementOf(TRIAL, at('2026-12-08T10:00:00Z'));
    expect([before.status, before.plan.code]).toEqual(['trialing', 'pro']);
    expect([after.status, after.plan.code, after.period]).toEqual(['canceled', 'free', undefined]);
    expect(after.trialEnd).toEqual(TRIAL.trialEnd);
  });

  test('a trial with a card goes on past its end until the charge is settled', () => {
    const withCard = { ...TRIAL, autopay: true, trialHasCard: true };
    const now = at('2026-12-08T10:00:05Z');
    const entitlement = entitlementOf(withCard, now);
    expect(entitlement.plan.code).toBe('pro');
    expect(meteredMonth(entitlement, now).start).toEqual(TRIAL.periodEnd);
  });

  test('a cancelled plan holds up to the end, a failed first payment gives nothing', () => {
    const end = at('2026-12-01T08:00:00Z');
    const cancelled = row({ status: 'canceling', autopay: false, cancelAt: end });
    expect(entitlementOf(cancelled, NOW).plan.code).toBe('team');
    expect(entitlementOf(cancelled, end)).toMatchObject({ status: 'canceled', seats: 0 });
    const incomplete = entitlementOf(row({ status: 'incomplete' }), NOW);
    expect(incomplete).toMatchObject({ status: 'incomplete', seats: 0, autopay: false });
    expect(incomplete.plan.code).toBe('free');
  });

  test('a plan past due still holds, and its next month is counted from the period’s end', () => {
    const late = row({ status: 'pastDue', periodEnd: at('2026-11-17T08:00:00Z') });
    const entitlement = entitlementOf(late, NOW);
    expect(entitlement.plan.code).toBe('team');
    expect(meteredMonth(entitlement, NOW)).toEqual({
      start: at('2026-11-17T08:00:00Z'),
      end: at('2026-12-17T08:00:00Z'),
    });
  });

  test('a year is counted month by month', () => {
    const yearly = row({
      interval: 'year',
      periodStart: at('2026-08-31T08:00:00Z'),
      periodEnd: at('2027-08-31T08:00:00Z'),
    });
    expect(meteredMonth(entitlementOf(yearly, NOW), NOW)).toEqual({
      start: at('2026-10-31T08:00:00Z'),
      end: at('2026-11-30T08:00:00Z'),
    });
  });
});

test.each([
  ['2026-11-08T10:00:00Z', 30],
  ['2026-11-20T09:30:00Z', 19],
  ['2026-12-07T10:00:00Z', 1],
  ['2026-12-08T09:59:59Z', 1],
  ['2026-12-08T10:00:00Z', undefined],
])('at %s a trial up to 8 December has %s begun days left', (now, days) => {
  expect(trialDaysLeft(entitlementOf(TRIAL, at(now)), at(now))).toBe(days);
});

describe('the trial is open', () => {
  const facts = { trialUsed: false, emailVerified: true };
  test('to whoever never paid and never tried', () => {
    expect(trialEligibility(entitlementOf(undefined, NOW), facts)).toEqual({
      eligible: true,
      days: 30,
    });
  });

  test('not to others, and the first reason that holds is said', () => {
    const none = { trialUsed: true, emailVerified: false };
    const reason = (subscription: SubscriptionRow | undefined, given = none) =>
      trialEligibility(entitlementOf(subscription, NOW), given).reason;
    expect(reason(row())).toBe('already_subscribed');
    expect(reason(row({ status: 'pastDue' }))).toBe('already_subscribed');
    expect(reason(TRIAL, facts)).toBe('trial_already_used');
    expect(reason(undefined)).toBe('trial_already_used');
    expect(reason(undefined, { trialUsed: false, emailVerified: false })).toBe(
      'email_not_verified',
    );
  });

  test('once for all spellings of an address', () => {
    const known = trialAddressHash('lin.chen@example.com');
    for (const same of [
      ' Lin.Chen@Example.com',
      'linchen+again@example.com',
      'l.i.n.chen@EXAMPLE.com',
    ])
      expect(trialAddressHash(same)).toBe(known);
    expect(trialAddressHash('lin.chen@example.org')).not.toBe(known);
    expect(trialAddressHash('lina.chen@example.com')).not.toBe(known);
  });
});
