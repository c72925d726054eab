import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { users } from '#server/db/schema/account.ts';
import { transactions } from '#server/db/schema/billing.ts';
import { payments, sandboxIntents } from '#server/db/schema/billing-payments.ts';
import { refunds } from '#server/db/schema/billing-refunds.ts';
import type {
  AdminTransactionPage,
  Problem,
  Transaction,
  TransactionPage,
  WithdrawAnswer,
} from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
const WITHDRAW = '/api/users/subscriptions/withdraw';
let app: TestApp;
let admin: SignedUp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
  admin = await app.signUp();
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.userId));
}, 60_000);
afterAll(() => app.close());

async function payer(plan: Parameters<ReturnType<typeof checkout>['buy']>[0] = PRO) {
  const person = await app.signUp();
  const { transaction } = await checkout(app, person.token).buy(plan);
  const history = async () => {
    const path = '/api/users/payments/transactions';
    return (await app.request<TransactionPage>('GET', path, { token: person.token })).body;
  };
  const withdraw = () =>
    app.request<WithdrawAnswer & Pick<Problem, 'code'>>('POST', WITHDRAW, {
      token: person.token,
      body: { confirm: true },
    });
  return { ...person, paid: transaction?.id ?? '', history, withdraw };
}

const refund = (id: string, body: Record<string, unknown>, key?: string) =>
  app.request<Transaction & Pick<Problem, 'code' | 'errors'>>(
    'POST',
    `/api/v1/admin/transactions/${id}/refund`,
    {
      token: admin.token,
      body: { currency: 'USD', reason: 'Charged by mistake', ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    },
  );
const givenBack = async (ownerId: string) => {
  const rows = await app.db
    .select()
    .from(sandboxIntents)
    .where(eq(sandboxIntents.ownerId, ownerId));
  return rows.filter(({ kind }) => kind === 'refund').map(({ amount }) => amount);
};

test('a withdrawal ends the plan at once, pays everything back and says so by mail', async () => {
  const lin = await payer();
  const { status, body } = await lin.withdraw();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    amount: 1200,
    subscription: { status: 'canceled', planCode: 'free' },
    refunds: [{ type: 'refund', status: 'succeeded', total: -1200 }],
  });
  expect(body.refunds[0]?.number).toMatch(/^PWC-\d{4}-\d{5}$/);
  const { items, totals } = await lin.history();
  const kinds = ['refund succeeded', 'subscription refunded'];
  expect(items.map(({ type, status: state }) => `${type} ${state}`)).toEqual(kinds);
  expect(totals).toMatchObject({ paid: 1200, refunded: 1200, net: 0 });
  const told = app.mailer.last(lin.email);
  expect(told.subject).toBe('We received your withdrawal');
  expect(told.text).toContain('$12.00');
  // Repeated, it is the same withdrawal.
  const again = await lin.withdraw();
  expect(again.body.refunds).toEqual(body.refunds);
  expect(await givenBack(lin.userId)).toEqual([1200]);
});

test('of a payment and its refund at one moment the refund stands first', async () => {
  const lin = await payer();
  await lin.withdraw();
  const own = eq(transactions.ownerId, lin.userId);
  await app.db.update(transactions).set({ createdAt: app.billingClock.now() }).where(own);
  expect((await lin.history()).items.map(({ type }) => type)).toEqual(['refund', 'subscription']);
});

test('the right is over after 14 days, without a payment, and after it was used', async () => {
  const lin = await payer();
  app.billingClock.advance(14 * DAY_MS + 1_000);
  const late = await lin.withdraw();
  expect([late.status, late.body.code]).toEqual([409, 'withdrawal_over']);
  const { token } = await app.signUp();
  const none = await app.request<Problem>('POST', WITHDRAW, { token, body: { confirm: true } });
  expect([none.status, none.body.code]).toEqual([409, 'withdrawal_over']);
  expect(await givenBack(lin.userId)).toEqual([]);
});

test('an upgrade within the 14 days is paid back too', async () => {
  const lin = await payer();
  app.billingClock.advance(3 * DAY_MS);
  await checkout(app, lin.token).buy({ planCode: 'team', interval: 'month' });
  const paid = (await lin.history()).totals.paid;
  const { body } = await lin.withdraw();
  expect(body.amount).toBe(paid);
  expect(body.refunds).toHaveLength(2);
});

test('an administrator pays back a part, then the rest, never more, with a reason on the note', async () => {
  const lin = await payer();
  // What a database cannot hold is left out.
  const first = await refund(lin.paid, { amount: 500, reason: 'Charged by mistake\u0000' });
  expect([first.status, first.body.status, first.body.total]).toEqual([200, 'succeeded', -500]);
  expect(app.mailer.last(lin.email).text).toContain('Charged by mistake');
  const greedy = await refund(lin.paid, { amount: 701 });
  expect(greedy.status).toBe(422);
  expect(greedy.body.errors).toMatchObject([
    { field: 'amount', code: 'refund_too_large', message: 'At most $7.00 can be refunded.' },
  ]);
  expect((await lin.history()).items.map(({ status }) => status)).toContain('succeeded');
  expect((await refund(lin.paid, { amount: 700 })).status).toBe(200);
  const { items } = await lin.history();
  expect(items.find(({ id }) => id === lin.paid)?.status).toBe('refunded');
  expect((await refund(lin.paid, { amount: 1 })).status).toBe(422);
  expect((await refund(first.body.id, { amount: 1 })).status).toBe(404);
  expect((await refund(newId(), { amount: 1 })).status).toBe(404);
  // The plan stays unless it is ended with the refund.
  const other = await payer();
  expect((await refund(other.paid, { amount: 1, endPlan: true })).status).toBe(200);
  const plan = await app.request('GET', '/api/users/subscriptions/listing', { token: other.token });
  expect(plan.body).toMatchObject({ subscription: { status: 'canceled' } });
});

test('twenty refunds at once never pay back more than was paid', async () => {
  const lin = await payer();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refund(lin.paid, { amount: 500 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const [row] = await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId));
  expect(row?.refunded).toBe(1000);
  expect(await givenBack(lin.userId)).toEqual([500, 500]);
});

test('a repeat with one key is one refund', async () => {
  const lin = await payer();
  const key = newId();
  const first = await refund(lin.paid, { amount: 300 }, key);
  expect((await refund(lin.paid, { amount: 300 }, key)).body).toEqual(first.body);
  expect(await givenBack(lin.userId)).toEqual([300]);
});

test('nobody but an administrator refunds or lists everybody’s payments', async () => {
  const lin = await payer();
  const path = `/api/v1/admin/transactions/${lin.paid}/refund`;
  const body = { amount: 1, currency: 'USD', reason: 'Mine' };
  expect((await app.request('POST', path, { token: lin.token, body })).status).toBe(403);
  const list = await app.request('GET', '/api/v1/admin/transactions', { token: lin.token });
  expect(list.status).toBe(403);
  expect(await app.db.select().from(refunds).where(eq(refunds.ownerId, lin.userId))).toEqual([]);
});

test('administrators find a payment by its number, the person’s name or address', async () => {
  const lin = await payer();
  const find = async (q: string) => {
    const path = `/api/v1/admin/transactions?q=${encodeURIComponent(q)}`;
    const { body } = await app.request<AdminTransactionPage>('GET', path, { token: admin.token });
    return body;
  };
  const byAddress = await find(lin.email);
  expect(byAddress).toMatchObject({
    total: 1,
    items: [{ owner: { id: lin.userId, name: 'Lin Chen', email: lin.email }, refundable: 1200 }],
  });
  const number = byAddress.items[0]?.transaction.number ?? '';
  expect((await find(number)).items.map(({ transaction }) => transaction.id)).toEqual([lin.paid]);
  expect((await find('lin CHEN')).total).toBeGreaterThan(1);
  expect((await find('nobody at all')).items).toEqual([]);
});
