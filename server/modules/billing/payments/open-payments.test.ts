import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '#server/db/schema/billing-payments.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { settlePayment } from './settle.ts';

const PRO = { planCode: 'pro', interval: 'month' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function newcomer() {
  const person = await app.signUp();
  const paymentsOf = () =>
    app.db.select().from(payments).where(eq(payments.ownerId, person.userId));
  return { ...person, ...checkout(app, person.token), paymentsOf };
}

test('a provider that charged another amount or currency than was quoted begins no plan', async () => {
  const lin = await newcomer();
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
