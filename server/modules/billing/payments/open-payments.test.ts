import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { couponRedemptions, couponUses, payments } from '#server/db/schema/billing-payments.ts';
import { newId } from '#server/platform/database/ids.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createSandbox } from '../sandbox/service.ts';
import { createAcceptanceBook } from '#server/platform/terms-acceptance-store.ts';
import { createPaymentService } from './service.ts';
import { settlePayment } from './settle.ts';

const PRO = { planCode: 'pro', interval: 'month' };
const TEAM = { planCode: 'team', interval: 'month' };
const LAUNCH = { ...PRO, couponCode: 'LAUNCH25' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function customer() {
  const person = await newCustomer(app);
  const paymentsOf = () =>
    app.db.select().from(payments).where(eq(payments.ownerId, person.userId));
  return { ...person, paymentsOf };
}

/** Redemptions of a coupon, and how many it counts. */
async function redemptionsOf(code: string) {
  const rows = await app.db
    .select()
    .from(couponRedemptions)
    .where(eq(couponRedemptions.code, code));
  const [uses] = await app.db.select().from(couponUses).where(eq(couponUses.code, code));
  return { people: rows.map(({ ownerId }) => ownerId), used: uses?.used ?? 0 };
}

test('a coupon is not used up by a payment of one’s own that is still open', async () => {
  const lin = await customer();
  const { body: first } = await lin.preview(LAUNCH);
  const { body: begun } = await lin.pay(first.quote.id);
  await lin.confirm(begun.clientSecret, 'declined');
  // The page is loaded again, and a saved card is chosen instead.
  const { status, body: again } = await lin.preview(LAUNCH);
  expect([status, again.quote?.dueToday]).toEqual([200, first.quote.dueToday]);
  expect((await lin.checkCoupon('LAUNCH25', PRO)).status).toBe(200);
  const { body: card } = await lin.addCard();
  const { body: paid } = await lin.pay(again.quote.id, newId(), card.id);
  expect(paid.status).toBe('succeeded');
  expect((await lin.verify(begun.paymentId)).body.status).toBe('failed');
  expect(await redemptionsOf('LAUNCH25')).toEqual({ people: [lin.userId], used: 1 });
  expect((await lin.checkCoupon('LAUNCH25', PRO)).status).toBe(422);
  expect((await lin.preview({ ...TEAM, couponCode: 'LAUNCH25' })).status).toBe(422);
});

test('a coupon in two tabs takes something off in one of them', async () => {
  const lin = await customer();
  const shown = [await lin.preview(LAUNCH), await lin.preview(LAUNCH)];
  const begun = await Promise.all(shown.map(({ body }) => lin.pay(body.quote.id)));
  for (const { body } of begun) await lin.confirm(body.clientSecret, 'success');
  for (const { body } of begun) if (body.paymentId) await lin.verify(body.paymentId);
  const statuses = (await lin.paymentsOf()).map(({ status }) => status).toSorted();
  expect(statuses.filter((status) => status === 'succeeded')).toHaveLength(1);
  const { people, used } = await redemptionsOf('LAUNCH25');
  expect(people.filter((id) => id === lin.userId)).toHaveLength(1);
  expect(used).toBe(people.length);
});

test('what costs nothing today is decided at once: a crash leaves nothing half done', async () => {
  const lin = await customer();
  await lin.buy(PRO);
  const own = eq(subscriptions.ownerId, lin.userId);
  await app.db.update(subscriptions).set({ balance: 100_000 }).where(own);
  const { body: shown } = await lin.preview(TEAM);
  expect(shown.quote.dueToday).toBe(0);
  let transactions = 0;
  /** The database of a process that dies behind its first transaction. */
  const db = new Proxy(app.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name) as unknown;
      return (...given: Parameters<Database['transaction']>) =>
        (transactions += 1) > 1
          ? Promise.reject(new Error('the process died'))
          : target.transaction(...given);
    },
  });
  const service = createPaymentService({
    ...app.services,
    db,
    clock: app.billingClock,
    provider: createSandbox({ db, clock: app.billingClock, secretKey: Buffer.alloc(32) }),
    pricing: { taxRate: app.config.tax.rate },
    acceptances: createAcceptanceBook(undefined),
  });
  await service
    .createPayment(
      {
        quoteId: shown.quote.id,
        acceptTerms: true,
        renewalConsent: { textVersion: '2026-11-01' },
      },
      { caller: { id: lin.userId }, locale: 'en', ip: '192.0.2.1' } as Parameters<
        typeof service.createPayment
      >[1],
    )
    .catch(() => undefined);
  expect((await lin.paymentsOf()).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  expect((await lin.current()).body.subscription).toMatchObject({ planCode: 'team' });
});

test('a provider that charged another amount or currency than was quoted begins no plan', async () => {
  const lin = await customer();
  await lin.pay((await lin.preview(PRO)).body.quote.id);
  const [payment] = await lin.paymentsOf();
  if (!payment) throw new Error('A payment was begun');
  const paid = { id: payment.providerId ?? '', status: 'succeeded' as const };
  for (const charged of [
    { amount: payment.amount - 1, currency: 'USD' },
    { amount: payment.amount, currency: 'EUR' },
  ])
    await expect(
      app.db.transaction((tx) =>
        settlePayment({ tx, jobs: app.services.jobs, now: app.billingClock.now() }, payment, {
          ...paid,
          ...charged,
        }),
      ),
    ).rejects.toThrow(`${charged.amount} ${charged.currency}`);
  expect((await lin.paymentsOf()).map(({ status }) => status)).toEqual(['requiresAction']);
  expect((await lin.current()).body.subscription.planCode).toBe('free');
});
