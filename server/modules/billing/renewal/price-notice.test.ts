import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TransactionPage } from '#contract/generated/schemas.ts';
import { DAY_MS } from '#core/time.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { planOf } from '../plans/plans.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
const TEAM = { planCode: 'team', interval: 'month', seats: 5 } as const;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
/** The price list is one for all files of this process. */
const PRICES = { pro: planOf('pro').price, team: planOf('team').price };
afterAll(async () => {
  editPrice(PRICES.pro);
  editPrice(PRICES.team, 'team');
  await app.close();
});

/** The price list as its file says after an edit, in cents a month. */
function editPrice(price: number, planCode: 'pro' | 'team' = 'pro'): void {
  (planOf(planCode) as { price: number }).price = price;
}

async function subscriber(plan: typeof PRO | typeof TEAM = PRO) {
  const person = await app.signUp();
  const api = checkout(app, person.token);
  await api.buy(plan);
  const path = '/api/users/payments/transactions?sort=createdAt';
  const paid = async () => {
    const { body } = await app.request<TransactionPage>('GET', path, { token: person.token });
    return body.items.map(({ total }) => total);
  };
  const notices = () =>
    app.mailer.sent.filter(
      ({ to, subject }) => to === person.email && subject.startsWith('The price of your Pro plan'),
    );
  const nextAmount = async () => (await api.current()).body.subscription.nextInvoice?.amount;
  return { ...person, ...api, paid, notices, nextAmount };
}

/** Time goes on, and what it asks for is done, the hourly look at the price list too. */
async function pass(days: number) {
  app.billingClock.advance(days * DAY_MS);
  await app.services.prices.announceAll();
  await app.services.renewals.runDue();
  await app.services.jobs.drain();
}

test('a higher price is told once, 30 days ahead, and the old one holds until then', async () => {
  const lin = await subscriber();
  await pass(5);
  expect(lin.notices()).toHaveLength(0);
  editPrice(1500);
  await pass(0.1);
  await pass(0.1);
  expect(lin.notices()).toHaveLength(1);
  expect(lin.notices()[0]?.text).toMatch(/costs \$15\.00 instead of \$12\.00/);
  // The renewal within the 30 days is at the old price, the later ones at the new.
  expect(await lin.nextAmount()).toBe(1200);
  await pass(27);
  expect(await lin.paid()).toEqual([1200, 1200]);
  expect(await lin.nextAmount()).toBe(1500);
  await pass(31);
  expect(await lin.paid()).toEqual([1200, 1200, 1500]);
  await pass(31);
  expect(await lin.paid()).toEqual([1200, 1200, 1500, 1500]);
  expect(lin.notices()).toHaveLength(1);
});

test('a lower price is charged at the next renewal, without a notice', async () => {
  editPrice(1500);
  const lin = await subscriber();
  await pass(1);
  editPrice(900);
  await pass(1);
  expect(await lin.nextAmount()).toBe(900);
  await pass(30);
  expect(await lin.paid()).toEqual([1500, 900]);
  expect(lin.notices()).toHaveLength(0);
});

test('a price that is edited again before it holds is told again, 30 days ahead', async () => {
  editPrice(1200);
  const lin = await subscriber();
  editPrice(1500);
  await pass(1);
  editPrice(1800);
  await pass(15);
  expect(lin.notices()).toHaveLength(2);
  // Day 31: within 30 days of the second notice, and the first price holds no longer.
  await pass(16);
  expect(await lin.paid()).toEqual([1200, 1200]);
  await pass(31);
  expect(await lin.paid()).toEqual([1200, 1200, 1800]);
});

test('a scheduled plan costs what it was scheduled at, until a higher price was told 30 days before', async () => {
  editPrice(1200);
  const lin = await subscriber(TEAM);
  const { body } = await lin.change(PRO);
  expect(body.pendingChange.nextInvoice.amount).toBe(1200);
  editPrice(1500);
  await pass(1);
  expect(lin.notices()).toHaveLength(1);
  expect(lin.notices()[0]?.text).toMatch(/costs \$15\.00 instead of \$12\.00/);
  expect(await lin.nextAmount()).toBe(1200);
  await pass(31);
  expect(await lin.paid()).toEqual([3900, 1200]);
  await pass(31);
  expect(await lin.paid()).toEqual([3900, 1200, 1500]);
  expect(lin.notices()).toHaveLength(1);
});

test('a scheduled change that is taken back leaves the present plan at its agreed price', async () => {
  editPrice(1200);
  const lin = await subscriber(TEAM);
  await lin.change(PRO);
  editPrice(4900, 'team');
  try {
    await pass(1);
    await lin.discard();
    expect(await lin.nextAmount()).toBe(3900);
    await pass(1);
    await pass(30);
    expect(await lin.paid()).toEqual([3900, 3900]);
    await pass(31);
    expect(await lin.paid()).toEqual([3900, 3900, 4900]);
  } finally {
    editPrice(3900, 'team');
  }
});

test('a renewal of a scheduled plan that fails is tried again at the price it was scheduled at', async () => {
  editPrice(1200);
  const lin = await subscriber(TEAM);
  await lin.addCard('fails_at_renewal', true);
  await lin.change(PRO);
  editPrice(1500);
  await pass(32);
  const { body } = await lin.current();
  expect(body.subscription).toMatchObject({ status: 'pastDue', planCode: 'pro' });
  expect(body.subscription.nextInvoice?.amount).toBe(1200);
});
