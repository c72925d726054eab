import { describe, expect, it } from 'vitest';
import type { SubscriptionSummary } from '#src/generated/api/endpoints.schemas.ts';
import { planDate } from './plan-facts.ts';

const at = '2026-12-01T08:00:00Z';
const active: SubscriptionSummary = {
  status: 'active',
  planCode: 'team',
  interval: 'month',
  seats: 8,
  autopay: true,
  trialUsed: true,
  currentPeriodEnd: at,
};

describe('the day that matters next', () => {
  it('is the next payment of a plan that goes on', () => {
    expect(planDate(active)).toEqual({ kind: 'renews', at });
    expect(planDate({ ...active, status: 'pastDue' })?.kind).toBe('renews');
  });
  it('is the end of one that does not', () => {
    expect(planDate({ ...active, autopay: false })?.kind).toBe('ends');
    expect(planDate({ ...active, status: 'canceling' })?.kind).toBe('ends');
  });
  it('is the end of the trial while it runs', () => {
    expect(planDate({ ...active, status: 'trialing', trialEnd: at })).toEqual({
      kind: 'trial',
      at,
    });
  });
  it('is none on Free', () => {
    expect(
      planDate({ status: 'none', planCode: 'free', seats: 0, autopay: false, trialUsed: false }),
    ).toBe(undefined);
    expect(planDate({ ...active, status: 'canceled' })).toBeUndefined();
  });
});
