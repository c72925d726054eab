import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { transactions } from '#server/db/schema/billing.ts';
import { sandboxIntents } from '#server/db/schema/billing-payments.ts';
import { newId } from '#server/platform/database/ids.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

/** What only a pool of connections shows: a renewal and a cancellation that meet. */
const ROUNDS = process.env['EXHAUSTIVE'] ? 100 : 10;
const PRO = { planCode: 'pro', interval: 'month' };
let postgres: TestPostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  app = await createTestApp({
    database: await postgres.open(),
    config: { rateLimitFactor: 1_000 },
  });
}, 120_000);
afterAll(async () => {
  await app?.close();
  await postgres?.stop();
});

test(
  `a plan is cancelled while it renews, ${ROUNDS} times: nothing is charged once the cancellation is answered`,
  async () => {
    const lin = await newCustomer(app);
    const { body: card } = await lin.addCard();
    const charges = async () => {
      const own = and(eq(transactions.ownerId, lin.userId), eq(transactions.status, 'succeeded'));
      return (await app.db.select({ id: transactions.id }).from(transactions).where(own)).length;
    };
    let renewed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { body: shown } = await lin.preview(PRO);
      expect((await lin.pay(shown.quote.id, newId(), card.id)).status).toBe(200);
      const before = await charges();
      app.billingClock.advance(32 * DAY_MS);
      // Whichever is first by a few statements.
      const wait = (round % 10) * 3;
      const [, canceled] = await Promise.all([
        app.services.renewals.wake(lin.userId),
        new Promise((done) => void setTimeout(done, wait)).then(() => lin.cancel()),
      ]);
      expect(canceled.status).toBe(200);
      const charged = (await charges()) - before;
      expect([0, 1]).toContain(charged);
      renewed += charged;
      for (let month = 0; month < 3; month += 1) {
        app.billingClock.advance(32 * DAY_MS);
        await app.services.renewals.runDue();
      }
      expect((await charges()) - before).toBe(charged);
      expect((await lin.current()).body.subscription).toMatchObject({
        status: 'canceled',
        autopay: false,
      });
    }
    const own = and(
      eq(sandboxIntents.ownerId, lin.userId),
      eq(sandboxIntents.kind, 'payment'),
      eq(sandboxIntents.status, 'succeeded'),
    );
    const taken = await app.db.select().from(sandboxIntents).where(own);
    expect(taken).toHaveLength(ROUNDS + renewed);
    expect(await charges()).toBe(taken.length);
  },
  ROUNDS * 20_000,
);
