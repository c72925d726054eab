import { describe, expect, it } from 'vitest';
import type { Plan } from '#src/generated/api/endpoints.schemas.ts';
import { clampSeats, priceOf, yearlySaving } from './price.ts';

const team: Plan = {
  code: 'team',
  name: 'Team',
  tagline: '',
  audience: '',
  prices: [
    { interval: 'month', currency: 'USD', amount: 3900 },
    { interval: 'year', currency: 'USD', amount: 37_400 },
  ],
  trialDays: 30,
  seatsIncluded: 5,
  seatsMax: 25,
  seatPrice: [
    { interval: 'month', currency: 'USD', amount: 700 },
    { interval: 'year', currency: 'USD', amount: 6700 },
  ],
  limits: { generations: 2500, runs: 2500, downloads: null, savedPrompts: null, pooled: true },
  features: [],
  isRecommended: false,
  isCurrent: false,
};
const pro: Plan = {
  ...team,
  code: 'pro',
  prices: [
    { interval: 'month', currency: 'USD', amount: 1200 },
    { interval: 'year', currency: 'USD', amount: 11_500 },
  ],
  seatsIncluded: 0,
  seatsMax: 0,
  seatPrice: [],
};
const free: Plan = {
  ...pro,
  code: 'free',
  prices: [
    { interval: 'month', currency: 'USD', amount: 0 },
    { interval: 'year', currency: 'USD', amount: 0 },
  ],
};

describe('the price of a plan', () => {
  it('is the plan alone with the included seats', () => {
    expect(priceOf(team, { interval: 'month', currency: 'USD', seats: 5 })).toMatchObject({
      amount: 3900,
      furtherSeats: 0,
      perMonth: 3900,
    });
  });
  it('adds each further seat, by the month and by the year', () => {
    expect(priceOf(team, { interval: 'month', currency: 'USD', seats: 8 })?.amount).toBe(6000);
    expect(priceOf(team, { interval: 'year', currency: 'USD', seats: 8 })).toMatchObject({
      amount: 57_500,
      furtherSeats: 3,
      perSeat: 6700,
      perMonth: 4792,
    });
  });
  it('keeps to the seats that the plan has room for', () => {
    expect(priceOf(team, { interval: 'month', currency: 'USD', seats: 90 })?.seats).toBe(25);
    expect(priceOf(team, { interval: 'month', currency: 'USD', seats: 0 })?.seats).toBe(5);
    expect(priceOf(pro, { interval: 'month', currency: 'USD', seats: 12 })?.amount).toBe(1200);
    expect(clampSeats(team, 7.6)).toBe(8);
  });
  it('is unknown where the plan is not sold so', () => {
    expect(priceOf(team, { interval: 'month', currency: 'EUR', seats: 5 })).toBeUndefined();
  });
});

describe('what the year saves', () => {
  it('is what every paid plan saves at least, in whole percent', () => {
    expect(yearlySaving([free, pro, team], 'USD')).toBe(0.2);
  });
  it('is nothing when no plan costs anything, or a year costs more', () => {
    expect(yearlySaving([free], 'USD')).toBe(0);
    const dear = { ...pro, prices: [pro.prices[0]!, { ...pro.prices[1]!, amount: 20_000 }] };
    expect(yearlySaving([dear], 'USD')).toBe(0);
  });
});
