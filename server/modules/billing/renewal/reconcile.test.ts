import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { eq } from 'drizzle-orm';
import { payments, sandboxIntents } from '#server/db/schema/billing-payments.ts';
import { refunds } from '#server/db/schema/billing-refunds.ts';
import { jobs } from '#server/db/schema/platform.ts';
import { checkout, newCustomer } from '#server/testing/billing.ts';
import { paymentMoved } from '../events/events.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function begun() {
  const lin = await newCustomer(app);
  const { body: shown } = await lin.preview(PRO);
  const { body } = await lin.pay(shown.quote.id);
  const state = async () => {
    const [row] = await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId));
    return row?.status;
  };
  return { ...lin, ...body, state };
}

test('what was paid in a tab that closed is entered when the sandbox tells of it', async () => {
  const lin = await begun();
  await lin.confirm(lin.clientSecret, 'success');
  expect(await lin.state()).toBe('succeeded');
  expect((await lin.current()).body.subscription).toMatchObject({ status: 'active' });
});

test('a card that is refused leaves the payment open for another one', async () => {
  const lin = await begun();
  await lin.confirm(lin.clientSecret, 'declined');
  expect(await lin.state()).toBe('requiresAction');
  await lin.confirm(lin.clientSecret, 'success');
  expect(await lin.state()).toBe('succeeded');
});

test('what was paid without a word from the provider is entered within the hour', async () => {
  const lin = await begun();
  await app.app.request('/api/users/payments/sandbox/confirm', {
    method: 'POST',
    headers: { authorization: `Bearer ${lin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ clientSecret: lin.clientSecret, card: 'success' }),
  });
  await app.db.delete(jobs).where(eq(jobs.topic, paymentMoved.name));
  await app.services.reconciliation.reconcile();
  expect(await lin.state()).toBe('requiresAction');
  app.billingClock.advance(HOUR_MS);
  await app.services.reconciliation.reconcile();
  expect(await lin.state()).toBe('succeeded');
  expect((await lin.verify(lin.paymentId)).body.subscription.status).toBe('active');
});

test('what nobody finished is left to the person for a day, then given up with the provider', async () => {
  const lin = await begun();
  app.billingClock.advance(23 * HOUR_MS);
  await app.services.reconciliation.reconcile();
  expect(await lin.state()).toBe('requiresAction');
  app.billingClock.advance(2 * HOUR_MS);
  await app.services.reconciliation.reconcile();
  expect(await lin.state()).toBe('canceled');
  const intents = app.db.select().from(sandboxIntents);
  const [intent] = await intents.where(eq(sandboxIntents.ownerId, lin.userId));
  expect(intent?.status).toBe('canceled');
});

test('a refund that a crash cut off is seen through', async () => {
  const lin = await begun();
  await lin.confirm(lin.clientSecret, 'success');
  await lin.verify(lin.paymentId);
  await app.request('POST', '/api/users/subscriptions/withdraw', {
    token: lin.token,
    body: { confirm: true },
  });
  const own = eq(refunds.ownerId, lin.userId);
  // As the process left it that died behind the provider's answer.
  await app.db.update(refunds).set({ status: 'processing', providerId: null }).where(own);
  app.billingClock.advance(HOUR_MS);
  await app.services.reconciliation.reconcile();
  expect(await app.db.select().from(refunds).where(own)).toMatchObject([{ status: 'succeeded' }]);
  const rows = app.db.select().from(sandboxIntents);
  const given = (await rows.where(eq(sandboxIntents.ownerId, lin.userId))).filter(
    ({ kind }) => kind === 'refund',
  );
  expect(given).toHaveLength(1);
});

test('a word of the sandbox that comes too early, late, twice and in reverse changes nothing', async () => {
  const lin = await begun();
  await lin.confirm(lin.clientSecret, 'success');
  const desk = checkout(app, lin.token);
  const TEAM = { planCode: 'team', interval: 'month', seats: 8 };
  const { body: larger } = await desk.pay((await desk.preview(TEAM)).body.quote.id);
  const tell = async (...paymentIds: (string | undefined)[]) => {
    for (const paymentId of paymentIds)
      await app.services.jobs.add(paymentMoved, {
        ownerId: lin.userId,
        paymentId: paymentId ?? '',
      });
    await app.services.jobs.drain();
  };
  // Attempts of an unconfirmed payment, and of one that is entered.
  await tell(larger.paymentId, lin.paymentId, lin.paymentId);
  expect((await lin.current()).body.subscription).toMatchObject({ planCode: 'pro' });
  await lin.confirm(larger.clientSecret, 'success');
  await lin.cancel();
  const { body: before } = await lin.current();
  expect(before.subscription).toMatchObject({ status: 'canceling', planCode: 'team' });
  app.billingClock.advance(HOUR_MS);
  await tell(larger.paymentId, lin.paymentId, larger.paymentId);
  expect((await lin.current()).body.subscription).toEqual(before.subscription);
  const rows = await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId));
  expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
});
