import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { quotes } from '#server/db/schema/billing-payments.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function newcomer() {
  const person = await app.signUp();
  return { ...person, ...checkout(app, person.token) };
}

test('quotes that nobody paid are deleted after a day', async () => {
  const lin = await newcomer();
  const { quote: paid } = await lin.buy(PRO);
  await lin.preview({ ...PRO, interval: 'year' });
  app.billingClock.advance(DAY_MS + HOUR_MS);
  const { body: fresh } = await lin.preview({ ...PRO, interval: 'year' });
  await app.services.maintain();
  const kept = await app.db.select().from(quotes).where(eq(quotes.ownerId, lin.userId));
  expect(kept.map(({ id }) => id).toSorted()).toEqual([paid.id, fresh.quote.id].toSorted());
});
