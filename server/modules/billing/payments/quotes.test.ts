import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { couponRedemptions, quotes } from '#server/db/schema/billing-payments.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

test('quotes that nobody paid are deleted after a day', async () => {
  const lin = await newCustomer(app);
  const { quote: paid } = await lin.buy(PRO);
  await lin.preview({ ...PRO, interval: 'year' });
  app.billingClock.advance(DAY_MS + HOUR_MS);
  const { body: fresh } = await lin.preview({ ...PRO, interval: 'year' });
  await app.services.maintain();
  const kept = await app.db.select().from(quotes).where(eq(quotes.ownerId, lin.userId));
  expect(kept.map(({ id }) => id).toSorted()).toEqual([paid.id, fresh.quote.id].toSorted());
});

test('a coupon whose last moment passes between quote and payment counts as redeemed', async () => {
  const lin = await newCustomer(app);
  const until = Date.parse('2027-12-31T23:59:59Z');
  app.billingClock.advance(until - app.billingClock.now().getTime() - 30_000);
  const { body: shown } = await lin.preview({ ...PRO, couponCode: 'WELCOME5' });
  expect(shown.quote.dueToday).toBe(700);
  app.billingClock.advance(60_000);
  const { body: begun } = await lin.pay(shown.quote.id);
  await lin.confirm(begun.clientSecret, 'success');
  expect((await lin.verify(begun.paymentId)).body.transaction?.total).toBe(700);
  const redeemed = app.db.select().from(couponRedemptions);
  expect(await redeemed.where(eq(couponRedemptions.ownerId, lin.userId))).toMatchObject([
    { code: 'WELCOME5' },
  ]);
});
