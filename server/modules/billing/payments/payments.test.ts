import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions, transactions } from '#server/db/schema/billing.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import type { TransactionPage } from '#contract/generated/schemas.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
const TEAM8 = { planCode: 'team', interval: 'month', seats: 8 };
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
});
afterAll(() => app.close());

const transactionsOf = (ownerId: string) =>
  app.db.select().from(transactions).where(eq(transactions.ownerId, ownerId));
const statusOf = async (ownerId: string) => {
  const [row] = await app.db.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
  return row && [row.status, row.planCode, row.seats];
};

test('what was quoted is charged, line by line, and the plan holds once the bank said so', async () => {
  const lin = await newCustomer(app);
  const { body: shown } = await lin.preview(TEAM8);
  expect(shown).toMatchObject({
    preview: true,
    quote: { type: 'subscription', subtotal: 6000, total: 6000, dueToday: 6000, endsTrial: false },
  });
  expect(shown.quote.nextInvoice).toMatchObject({ amount: 6000, date: shown.quote.periodEnd });
  expect(await statusOf(lin.userId)).toBeUndefined();

  const { body: begun } = await lin.pay(shown.quote.id);
  expect(begun).toMatchObject({ preview: false, status: 'requiresAction', quote: shown.quote });
  expect(await statusOf(lin.userId)).toEqual(['incomplete', 'team', 8]);
  expect((await lin.verify(begun.paymentId)).body).toMatchObject({
    status: 'requiresAction',
    order: { planCode: 'team', interval: 'month', seats: 8 },
    subscription: { status: 'incomplete', planCode: 'free' },
  });

  const confirmed = await lin.confirm(begun.clientSecret, 'success');
  expect(confirmed.body).toEqual({ status: 'succeeded', paymentId: begun.paymentId });
  const { body: paid } = await lin.verify(begun.paymentId);
  expect(paid).toMatchObject({
    status: 'succeeded',
    subscription: { status: 'active', planCode: 'team', seats: 8, autopay: true },
    transaction: {
      type: 'subscription',
      status: 'succeeded',
      total: 6000,
      card: { last4: '4242' },
    },
  });
  expect(paid.transaction?.lines).toEqual(shown.quote.lines);
  expect(paid.transaction?.number).toMatch(/^PW-\d{4}-\d{5}$/);
});

test('asking a hundred times grants once and writes one transaction', async () => {
  const lin = await newCustomer(app);
  const { paymentId } = await lin.buy(PRO);
  const again = await Promise.all(Array.from({ length: 100 }, () => lin.verify(paymentId)));
  expect(new Set(again.map(({ body }) => body.transaction?.number)).size).toBe(1);
  expect(await transactionsOf(lin.userId)).toHaveLength(1);
});

test.each([
  ['declined', undefined, 'card_declined'],
  ['insufficient_funds', undefined, 'insufficient_funds'],
  ['authentication_refused', true, 'authentication_failed'],
  ['authentication_required', false, 'authentication_failed'],
] as const)(
  '%s (%s): nothing is charged, and the next try may succeed',
  async (card, answer, code) => {
    const lin = await newCustomer(app);
    const { body: shown } = await lin.preview(PRO);
    const { body: begun } = await lin.pay(shown.quote.id);
    const asked = await lin.confirm(begun.clientSecret, card);
    expect(asked.body.status).toBe(answer === undefined ? 'failed' : 'requiresAction');
    const refused = await lin.confirm(begun.clientSecret, card, answer);
    expect(refused.body).toMatchObject({ status: 'failed', failure: { code } });
    expect((await lin.verify(begun.paymentId)).body).toMatchObject({
      status: 'failed',
      failure: { code },
      order: { planCode: 'pro', interval: 'month', seats: 0 },
      transaction: { status: 'failed', number: expect.stringMatching(/^PWF-/) as string },
      subscription: { planCode: 'free' },
    });
    // The closed payment's secret pays nothing any more; the quote may be paid again.
    expect((await lin.confirm(begun.clientSecret, 'success')).status).toBe(409);
    const { body: second } = await lin.pay(shown.quote.id);
    await lin.confirm(second.clientSecret, 'success');
    expect((await lin.verify(second.paymentId)).body.status).toBe('succeeded');
  },
);

test('another card may be tried with the same secret before anybody asked', async () => {
  const lin = await newCustomer(app);
  const { body: begun } = await lin.pay((await lin.preview(PRO)).body.quote.id);
  await lin.confirm(begun.clientSecret, 'declined');
  expect((await lin.confirm(begun.clientSecret, 'authentication_required', true)).body.status).toBe(
    'succeeded',
  );
  expect((await lin.verify(begun.paymentId)).body.status).toBe('succeeded');
  expect((await lin.confirm(begun.clientSecret, 'success')).body.code).toBe('already_confirmed');
});

test('a quote expires after ten minutes, with a new one in the refusal, and nothing is charged', async () => {
  const lin = await newCustomer(app);
  const { body: shown } = await lin.preview(PRO);
  app.billingClock.advance(10 * MINUTE);
  const refused = await lin.pay(shown.quote.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'quote_expired']);
  const fresh = refused.body.quote;
  expect(fresh.id).not.toBe(shown.quote.id);
  expect(fresh.dueToday).toBe(1200);
  expect(await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId))).toEqual([]);
  expect((await lin.pay(fresh.id)).status).toBe(200);
});

test('an upgrade is prorated as of the quote, whatever the minute of paying', async () => {
  const lin = await newCustomer(app);
  await lin.buy(TEAM8);
  app.billingClock.advance(12 * 86_400_000);
  const { body: shown } = await lin.preview({ planCode: 'business', interval: 'month' });
  expect(shown.quote.lines.map(({ kind }) => kind)).toEqual(['plan', 'proration']);
  app.billingClock.advance(9 * MINUTE);
  const { body: begun } = await lin.pay(shown.quote.id);
  await lin.confirm(begun.clientSecret, 'success');
  const { body: paid } = await lin.verify(begun.paymentId);
  expect(paid.transaction?.total).toBe(shown.quote.dueToday);
  expect(paid.subscription).toMatchObject({
    planCode: 'business',
    seats: 20,
    currentPeriodEnd: shown.quote.periodEnd,
  });
});

test('two tabs: what was changed in one is not charged by the other', async () => {
  const lin = await newCustomer(app);
  await lin.buy(TEAM8);
  const { body: one } = await lin.preview({ ...TEAM8, seats: 9 });
  const { body: other } = await lin.preview({ ...TEAM8, seats: 12 });
  const { body: begun } = await lin.pay(one.quote.id);
  await lin.confirm(begun.clientSecret, 'success');
  // The first was paid and its page has not asked yet: beginning the other finds it out.
  const refused = await lin.pay(other.quote.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'quote_changed']);
  expect(refused.body.quote).toMatchObject({ seats: 12 });
  expect(refused.body.quote.dueToday).toBeLessThan(other.quote.dueToday);
  expect(await statusOf(lin.userId)).toEqual(['active', 'team', 9]);
  const charged = (await transactionsOf(lin.userId)).map(({ total }) => total);
  expect(charged).toEqual([6000, one.quote.dueToday]);
});

test('a payment that was begun and left is given up by the next one', async () => {
  const lin = await newCustomer(app);
  const { body: left } = await lin.pay((await lin.preview(PRO)).body.quote.id);
  const { body: begun } = await lin.pay((await lin.preview(TEAM8)).body.quote.id);
  expect((await lin.confirm(left.clientSecret, 'success')).status).toBe(409);
  await lin.confirm(begun.clientSecret, 'success');
  expect((await lin.verify(begun.paymentId)).body.status).toBe('succeeded');
  expect((await lin.verify(left.paymentId)).body.status).toBe('failed');
  expect(await transactionsOf(lin.userId)).toHaveLength(1);
});

test('a coupon takes off what the quote says, once a person, and comes back when nothing was paid', async () => {
  const lin = await newCustomer(app);
  const plan = { ...PRO, couponCode: 'launch25' };
  const { body: shown } = await lin.preview(plan);
  expect(shown.quote).toMatchObject({ discount: 300, dueToday: 900, couponCode: 'LAUNCH25' });
  expect(shown.quote.nextInvoice?.amount).toBe(1200);
  const { body: begun } = await lin.pay(shown.quote.id);
  await lin.confirm(begun.clientSecret, 'declined');
  const { order } = (await lin.verify(begun.paymentId)).body;
  expect(order).toEqual({ planCode: 'pro', interval: 'month', seats: 0, couponCode: 'LAUNCH25' });
  const { status, transaction } = await lin.buy(plan);
  expect([status, transaction?.total]).toEqual(['succeeded', 900]);
  for (const couponCode of ['LAUNCH25', 'EARLYBIRD', 'NOBODYS']) {
    const refused = await lin.preview({ planCode: 'team', interval: 'year', couponCode });
    expect(refused.body.errors, couponCode).toMatchObject([{ code: 'coupon_invalid' }]);
  }
});

test.each([
  [{ ...TEAM8, seats: 26 }, 422, 'validation_failed', 'business'],
  [{ ...TEAM8, seats: 4 }, 422, 'validation_failed', 'pro'],
  [{ ...PRO, seats: 1 }, 422, 'validation_failed', 'team'],
])('seats that a plan does not take are refused: %j', async (plan, status, code) => {
  const lin = await newCustomer(app);
  const refused = await lin.preview(plan);
  expect([refused.status, refused.body.code]).toEqual([status, code]);
  expect(refused.body.errors).toMatchObject([{ field: 'seats', code: 'seats_out_of_range' }]);
  expect(refused.body.errors?.[0]?.message).not.toContain('{{');
});

test('the same plan, and a smaller one, have no quote', async () => {
  const lin = await newCustomer(app);
  await lin.buy(TEAM8);
  expect((await lin.preview(TEAM8)).body.code).toBe('already_on_plan');
  expect((await lin.preview(PRO)).body.code).toBe('downgrade_at_period_end');
});

test('a plan from before the books knew its anchor is prorated by its period', async () => {
  const lin = await newCustomer(app);
  const now = app.billingClock.now().getTime();
  const periodStart = new Date(now - 15 * 86_400_000);
  const periodEnd = new Date(now + 15 * 86_400_000);
  await insertSubscription(app.db, lin.userId, { seats: 5, periodStart, periodEnd });
  const { body } = await lin.preview({ ...TEAM8, seats: 6 });
  expect(body.quote.lines).toMatchObject([{ kind: 'seats', quantity: 1, unitAmount: 350 }]);
});

test('the history shows what was paid and what failed', async () => {
  const lin = await newCustomer(app);
  await lin.buy(PRO, 'declined');
  await lin.buy(PRO);
  const { body } = await app.request<TransactionPage>('GET', '/api/users/payments/transactions', {
    token: lin.token,
  });
  expect(body.totals).toMatchObject({ paid: 1200, refunded: 0, net: 1200 });
  expect(body.items.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
});
