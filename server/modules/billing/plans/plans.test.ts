import { expect, test } from 'vitest';
import { findText } from '#server/platform/text/texts.ts';
import {
  extraSeats,
  nextPlanWithMore,
  type LimitKey,
  planOf,
  planPrice,
  PLANS,
  seatPrice,
  smallestPlanWithSeats,
} from './plans.ts';

test('prices are those of the price list, a year being twelve months less 20 % in whole dollars', () => {
  const list = PLANS.map((plan) => [
    plan.code,
    planPrice(plan, 'month') / 100,
    planPrice(plan, 'year') / 100,
    seatPrice(plan, 'month') / 100,
    seatPrice(plan, 'year') / 100,
  ]);
  expect(list).toEqual([
    ['free', 0, 0, 0, 0],
    ['pro', 12, 115, 0, 0],
    ['team', 39, 374, 7, 67],
    ['business', 99, 950, 5, 48],
  ]);
});

test('the included seats are not paid for again', () => {
  expect(extraSeats(planOf('team'), 5)).toBe(0);
  expect(extraSeats(planOf('team'), 8)).toBe(3);
  expect(extraSeats(planOf('business'), 0)).toBe(0);
});

test.each([
  ['generations', 'free', 'pro'],
  ['generations', 'pro', 'team'],
  ['runs', 'team', 'business'],
  ['runs', 'business', undefined],
  ['downloads', 'free', 'pro'],
  ['downloads', 'pro', undefined],
  ['savedPrompts', 'free', 'pro'],
] as const)('when %s of %s are used up, %s lifts the limit', (limit, present, lifting) => {
  expect(nextPlanWithMore(limit, present)?.code).toBe(lifting);
});

test('each limit of each plan has its sentence for when it is used up', () => {
  for (const { code, limits } of PLANS)
    for (const limit of (Object.keys(limits) as LimitKey[]).filter((key) => limits[key] !== null)) {
      const lifting = nextPlanWithMore(limit, code)?.code ?? 'none';
      expect(findText('en', `billing:quotaExceeded.${limit}.${lifting}`), code).toBeDefined();
    }
});

test('somebody without seats is offered the smallest plan that has some', () => {
  expect(smallestPlanWithSeats().code).toBe('team');
});

test('a trial is offered wherever something is paid, and one plan is recommended', () => {
  for (const plan of PLANS) expect(plan.trialDays > 0).toBe(plan.price > 0);
  expect(PLANS.filter((plan) => plan.isRecommended)).toHaveLength(1);
});
