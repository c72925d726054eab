import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transactions } from '#server/db/schema/billing.ts';
import { payments, sandboxIntents } from '#server/db/schema/billing-payments.ts';
import { newId } from '#server/platform/database/ids.ts';
import { toProblem } from '#server/platform/http/error-handler.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
});
afterAll(() => app.close());

const transactionsOf = (ownerId: string) =>
  app.db.select().from(transactions).where(eq(transactions.ownerId, ownerId));

test('two hundred altered bodies pay nothing', async () => {
  const [lin, other] = [await newCustomer(app), await newCustomer(app)];
  const { body: shown } = await lin.preview(PRO);
  const good = { acceptTerms: true, renewalConsent: { textVersion: '2026-11-01' } };
  const quoteId = shown.quote.id;
  const altered: unknown[] = [];
  for (const field of [
    'amount',
    'total',
    'dueToday',
    'planCode',
    'interval',
    'seats',
    'couponCode',
  ])
    for (const value of [0, 1, -1, 50, 'free', 'pro', 'month', 'LAUNCH25', null, [], {}, 1e9])
      altered.push({ ...good, quoteId, [field]: value });
  for (const value of [
    newId(),
    'x',
    '',
    null,
    0,
    [],
    {},
    `${quoteId} `,
    quoteId.toUpperCase() + 'f',
  ])
    altered.push({ ...good, quoteId: value });
  for (const value of [false, 'true', 1, null, undefined])
    altered.push({ ...good, quoteId, acceptTerms: value });
  for (const textVersion of ['2020-01-01', '', 'x', 0, null, '2026-11-01 '])
    altered.push({ ...good, quoteId, renewalConsent: { textVersion } });
  for (const preview of [true, 'false', 0, null]) altered.push({ ...good, quoteId, preview });
  for (const cardId of [newId(), 'x', 0, null]) altered.push({ ...good, quoteId, cardId });
  for (const currency of ['EUR', 'usd', '', 0]) altered.push({ ...good, quoteId, currency });
  while (altered.length < 200) altered.push({ ...good, quoteId: newId() });
  for (const body of altered) {
    const path = '/api/users/stripe/createPayment';
    const answer = await app.request('POST', path, { token: lin.token, body });
    expect([404, 422], JSON.stringify(body)).toContain(answer.status);
  }
  // Another person's quote is answered as one that does not exist.
  expect((await other.pay(quoteId)).body.code).toBe('not_found');
  for (const { userId } of [lin, other]) {
    expect(await app.db.select().from(payments).where(eq(payments.ownerId, userId))).toEqual([]);
    expect(await transactionsOf(userId)).toEqual([]);
    const intents = app.db.select().from(sandboxIntents).where(eq(sandboxIntents.ownerId, userId));
    expect(await intents).toEqual([]);
  }
  expect((await lin.pay(quoteId)).status).toBe(200);
}, 60_000);

test('a payment and a secret of somebody else are answered like ones that do not exist', async () => {
  const [lin, other] = [await newCustomer(app), await newCustomer(app)];
  const { body: begun } = await lin.pay((await lin.preview(PRO)).body.quote.id);
  expect((await other.verify(begun.paymentId)).status).toBe(404);
  expect((await other.verify(newId())).status).toBe(404);
  expect((await other.confirm(begun.clientSecret, 'success')).status).toBe(404);
});

test('a repeat with the same key answers the first payment and makes no second', async () => {
  const lin = await newCustomer(app);
  const { body: shown } = await lin.preview(PRO);
  const key = newId();
  const first = await lin.pay(shown.quote.id, key);
  const again = await lin.pay(shown.quote.id, key);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  const used = await lin.pay(shown.quote.id, newId());
  expect([used.status, used.body.code]).toEqual([409, 'quote_used']);
  expect(await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId))).toHaveLength(
    1,
  );
});

test('a provider that is away is a 503 that says that nothing was charged', () => {
  expect(toProblem(new PaymentsUnavailable())).toMatchObject({
    code: 'payments_unavailable',
    status: 503,
    options: { retryAfter: 30 },
  });
});
