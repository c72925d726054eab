import { describe, expect, it } from 'vitest';
import type { Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { cardExpiry } from './card-expiry.ts';
import { subscriptionAction } from './subscription-action.ts';

const subscription = (part: Partial<Subscription>): Subscription => ({
  status: 'active',
  planCode: 'pro',
  seats: 0,
  trialHasCard: false,
  autopay: true,
  ...part,
});

describe('the step about renewal', () => {
  it.each([
    ['a running plan', {}, 'cancel'],
    ['a renewal that failed', { status: 'pastDue' }, 'cancel'],
    ['a plan that ends', { status: 'canceling', autopay: false }, 'resume'],
    ['a trial without a card', { status: 'trialing', autopay: false }, 'addCard'],
    ['a trial with a card', { status: 'trialing', trialHasCard: true }, 'cancel'],
    [
      'a trial with a card that was cancelled',
      { status: 'trialing', trialHasCard: true, autopay: false },
      'resume',
    ],
    ['no plan', { status: 'none', autopay: false }, undefined],
    ['a plan that has ended', { status: 'canceled', autopay: false }, undefined],
  ] as const)('of %s', (_name, part, action) =>
    expect(subscriptionAction(subscription(part))).toBe(action),
  );
});

describe('the expiry of a card', () => {
  const card = { expMonth: 12, expYear: 2026 };
  it.each([
    ['2026-10-31T23:59:59Z', 'good'],
    ['2026-11-01T00:00:00Z', 'soon'],
    ['2026-12-31T23:59:59Z', 'soon'],
    ['2027-01-01T00:00:00Z', 'expired'],
  ] as const)('seen at %s is %s', (now, expiry) =>
    expect(cardExpiry(card, new Date(now))).toBe(expiry),
  );
});
