import { describe, expect, it } from 'vitest';
import type { Plan, Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { planDoor } from './plan-door.ts';

/** Dollars a month for the plan, the seats that it includes and has room for, dollars for a further one. */
const SOLD = {
  free: [0, 0, 0, 0],
  pro: [12, 0, 0, 0],
  team: [39, 5, 25, 7],
  business: [99, 20, 200, 5],
} as const;
const prices = (dollars: number) => [
  { interval: 'month', currency: 'USD', amount: dollars * 100 },
  { interval: 'year', currency: 'USD', amount: dollars * 960 },
];
const plan = (code: Plan['code']) => {
  const [price, seatsIncluded, seatsMax, seatPrice] = SOLD[code];
  return {
    code,
    trialDays: code === 'free' ? 0 : 30,
    prices: prices(price),
    seatsIncluded,
    seatsMax,
    seatPrice: seatsMax > 0 ? prices(seatPrice) : [],
  } as unknown as Plan;
};
const PLANS = [plan('free'), plan('pro'), plan('team'), plan('business')];
const subscription = (part: Partial<Subscription>): Subscription => ({
  status: 'active',
  planCode: 'team',
  interval: 'month',
  seats: 8,
  trialHasCard: false,
  autopay: true,
  ...part,
});
const open = { eligible: true, days: 30 };
const used = { eligible: false, days: 30, reason: 'trial_already_used' as const };

const door = (
  code: Plan['code'],
  interval: 'month' | 'year',
  seats: number,
  part: Partial<Subscription> = {},
  trial: typeof open | typeof used = used,
) =>
  planDoor(
    plan(code),
    { interval, seats },
    {
      plans: PLANS,
      subscription: subscription(part),
      trial,
      currency: 'USD',
    },
  ).kind;

describe('the door on a plan’s card', () => {
  it('is the trial while it is open, then the choice', () => {
    const none = { status: 'none', planCode: 'free', seats: 0, autopay: false } as const;
    expect(door('pro', 'month', 0, none, open)).toBe('trial');
    expect(door('pro', 'month', 0, none)).toBe('choose');
    expect(door('free', 'month', 0, none)).toBe('none');
    expect(door('pro', 'month', 0, { ...none, status: 'trialing', planCode: 'pro' })).toBe(
      'choose',
    );
  });
  it('pays now for what is larger in every part', () => {
    expect(door('team', 'month', 8)).toBe('current');
    expect(door('team', 'month', 9)).toBe('upgrade');
    expect(door('team', 'year', 8)).toBe('upgrade');
    expect(door('business', 'year', 20)).toBe('upgrade');
  });
  it('waits for the period’s end when any part is smaller', () => {
    expect(door('team', 'month', 7)).toBe('later');
    expect(door('pro', 'year', 0)).toBe('later');
    expect(door('team', 'month', 8, { interval: 'year' })).toBe('later');
    expect(door('business', 'month', 20, { interval: 'year' })).toBe('later');
  });
  it('waits too for a larger plan that costs less for as many seats', () => {
    // 13 seats of Team are 95 dollars, 14 are 102, and 20 of Business 99.
    expect(door('business', 'month', 20, { seats: 13 })).toBe('upgrade');
    expect(door('business', 'month', 20, { seats: 14 })).toBe('later');
    expect(door('business', 'month', 25, { seats: 25 })).toBe('later');
    expect(door('business', 'year', 20, { seats: 20, interval: 'year' })).toBe('later');
    expect(door('business', 'year', 20, { seats: 20 })).toBe('upgrade');
    expect(door('business', 'month', 20, { seats: 20, status: 'canceling' })).toBe('resumeFirst');
  });
  it('asks first for what stands in the way', () => {
    expect(door('pro', 'month', 0, { status: 'canceling' })).toBe('resumeFirst');
    expect(door('team', 'month', 9, { status: 'canceling' })).toBe('upgrade');
    expect(door('business', 'month', 20, { status: 'pastDue' })).toBe('payFirst');
  });
});
