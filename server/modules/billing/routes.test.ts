import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { trials } from '#server/db/schema/billing.ts';
import type {
  Problem,
  Subscription,
  SubscriptionPlans,
  SubscriptionSummary,
  Quota,
  TransactionPage,
} from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';
import { record, type Entry } from './transactions/ledger.ts';
import { trialAddressHash } from './subscriptions/trials.ts';

const PLANS = '/api/users/subscriptions/listing';
const TRANSACTIONS = '/api/users/payments/transactions';
const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const plansOf = async ({ token }: SignedUp, language = 'en') => {
  const headers = { 'accept-language': language };
  const answer = await app.request<SubscriptionPlans>('GET', PLANS, { token, headers });
  expect(answer.status).toBe(200);
  return answer.body;
};
const current = ({ plans }: SubscriptionPlans) =>
  plans.filter((plan) => plan.isCurrent).map((plan) => plan.code);
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY);

test('a newcomer sees four plans, is on Free, and may begin the trial once verified', async () => {
  const body = await plansOf(await app.signUp());
  expect(body.plans.map((plan) => plan.code)).toEqual(['free', 'pro', 'team', 'business']);
  expect(current(body)).toEqual(['free']);
  expect(body.subscription).toEqual({
    status: 'none',
    planCode: 'free',
    seats: 0,
    trialHasCard: false,
    autopay: false,
  } satisfies Subscription);
  expect(body.trial).toEqual({ eligible: true, days: 30 });
  const unverified = await plansOf(await app.signUp({ verified: false }));
  expect(unverified.trial).toEqual({ eligible: false, reason: 'email_not_verified', days: 30 });
});

test('names, taglines and features are in the language of the request', async () => {
  const person = await app.signUp();
  const [, pro] = (await plansOf(person, 'ar')).plans;
  expect(pro?.name).toBe('احترافي');
  expect(pro?.features[0]).toBe('500 عملية توليد و500 تشغيل كل شهر');
  expect((await plansOf(person, 'zh-CN')).plans[0]?.name).toBe('免费版');
});

test('a paid plan shows what is charged next, and leaves no trial', async () => {
  const person = await app.signUp();
  await insertSubscription(app.db, person.userId, {
    seats: 8,
    periodStart: inDays(-10),
    periodEnd: inDays(20),
  });
  const body = await plansOf(person);
  expect(current(body)).toEqual(['team']);
  expect(body.subscription).toMatchObject({ status: 'active', seats: 8, autopay: true });
  const invoice = body.subscription.nextInvoice;
  expect(invoice).toMatchObject({ amount: 6000, currency: 'USD' });
  expect(invoice?.date).toBe(body.subscription.currentPeriodEnd);
  expect(invoice?.lines.map((line) => line.kind)).toEqual(['plan', 'seats']);
  expect(body.trial.reason).toBe('already_subscribed');
});

test('a trial ends on Free by itself; the profile says so, and it is used for ever', async () => {
  const own = await createTestApp();
  const person = await own.signUp();
  const daysLeft = async () => {
    const { billing } = own.services;
    return billing.standingOf(await billing.figuresOf(person.userId)).trialDaysLeft;
  };
  const end = new Date(own.clock.now().getTime() + 5 * DAY);
  await insertSubscription(own.db, person.userId, {
    status: 'trialing',
    planCode: 'pro',
    seats: 0,
    periodStart: new Date(end.getTime() - 30 * DAY),
    periodEnd: end,
    trialEnd: end,
    autopay: false,
  });
  type Profile = { user: { subscription: SubscriptionSummary; quota: Quota } };
  const profile = async (token: string) =>
    (await own.request<Profile>('GET', '/api/users/me/profile', { token })).body.user;
  const during = await profile(person.token);
  expect(during.subscription).toMatchObject({
    status: 'trialing',
    planCode: 'pro',
    trialUsed: true,
  });
  expect(during.quota).toMatchObject({ generations: { limit: 500 }, resetsAt: end.toISOString() });
  expect(await daysLeft()).toBe(5);
  own.clock.advance(5 * DAY + 1000);
  const login = await own.request<{ token: string }>('POST', '/api/users/auth/login', {
    body: { email: person.email, password: person.password },
  });
  const after = await profile(login.body.token);
  expect(after.subscription).toEqual({
    status: 'canceled',
    planCode: 'free',
    seats: 0,
    autopay: false,
    trialUsed: true,
  });
  expect(after.quota.generations.limit).toBe(30);
  expect(await daysLeft()).toBeUndefined();
  await own.close();
});

test('who had a trial under the same address before, spelt otherwise, gets no second one', async () => {
  const person = await app.signUp({ email: 'sofia.marin+two@example.com' });
  await app.db.insert(trials).values({
    id: newId(),
    ownerId: newId(),
    addressHash: trialAddressHash('Sofia.Marin@example.com'),
    startedAt: inDays(-200),
  });
  expect((await plansOf(person)).trial.reason).toBe('trial_already_used');
});

const team = {
  kind: 'plan',
  planCode: 'team',
  quantity: 1,
  unitAmount: 3900,
  amount: 3900,
} as const;
const coupon = {
  kind: 'discount',
  reference: 'WELCOME20',
  quantity: 1,
  unitAmount: -780,
  amount: -780,
} as const;

/** Seven months of one account's history, as the contract's example has it in small. */
async function history(ownerId: string): Promise<void> {
  const entry = (number: string, at: string, values: Partial<Entry>): Promise<string> =>
    record(app.db, {
      ownerId,
      number: `${number}-${ownerId.slice(-6).toUpperCase()}`,
      type: 'renewal',
      status: 'succeeded',
      createdAt: new Date(at),
      paidAt: new Date(at),
      cardBrand: 'visa',
      cardLast4: '4242',
      lines: [team],
      ...values,
    });
  const refund = { kind: 'refund', reference: 'PW-3', quantity: 1 } as const;
  await entry('PW-1', '2026-07-01T00:00:00Z', { type: 'subscription', lines: [team, coupon] });
  await entry('PW-2', '2026-08-01T08:00:00Z', {
    status: 'failed',
    failureCode: 'insufficient_funds',
    cardBrand: 'mastercard',
    cardLast4: '9995',
  });
  await entry('PW-3', '2026-08-03T23:59:59.999Z', { status: 'refunded' });
  await entry('PW-4', '2026-08-04T00:00:00Z', {
    type: 'refund',
    lines: [{ ...refund, unitAmount: -3900, amount: -3900 }],
  });
  await entry('PW-5', '2026-09-01T08:00:00Z', { status: 'processing' });
}

test('the history is listed newest first, with totals over all of it, and is the own one alone', async () => {
  const person = await app.signUp();
  const other = await app.signUp();
  await history(person.userId);
  await history(other.userId);
  const list = async (query: string, language = 'en') => {
    const answer = await app.request<TransactionPage>('GET', `${TRANSACTIONS}${query}`, {
      token: person.token,
      headers: { 'accept-language': language },
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const numbers = ({ items }: TransactionPage) => items.map((item) => item.number.slice(0, 4));

  const all = await list('');
  expect(numbers(all)).toEqual(['PW-5', 'PW-4', 'PW-3', 'PW-2', 'PW-1']);
  expect(all).toMatchObject({ page: 1, pageSize: 20, total: 5 });
  expect(all.totals).toEqual({ currency: 'USD', paid: 7020, refunded: 3900, net: 3120 });
  expect(all.items[4]).toMatchObject({ subtotal: 3900, discount: 780, tax: 0, total: 3120 });
  expect(all.items[3]?.failure).toEqual({
    code: 'insufficient_funds',
    message: 'Insufficient funds.',
  });

  const second = await list('?page=2&pageSize=2&sort=total');
  expect(numbers(second)).toHaveLength(2);
  expect(second).toMatchObject({ page: 2, pageSize: 2, total: 5, totals: all.totals });
  expect(numbers(await list('?page=9'))).toEqual([]);
  expect((await list('?sort=total')).items[0]?.total).toBe(-3900);

  expect(numbers(await list('?from=2026-08-03&to=2026-08-03'))).toEqual(['PW-3']);
  expect(numbers(await list('?from=2026-08-04'))).toEqual(['PW-5', 'PW-4']);
  expect((await list('?from=0001-01-01&to=9999-12-31')).total).toBe(5);
  const failed = await list('?status=failed');
  expect(numbers(failed)).toEqual(['PW-2']);
  expect(failed.totals).toEqual({ currency: 'USD', paid: 0, refunded: 0, net: 0 });

  expect(numbers(await list('?q=9995'))).toEqual(['PW-2']);
  expect(numbers(await list('?q=welcome20%20coupon'))).toEqual(['PW-1']);
  expect(numbers(await list(`?q=${encodeURIComponent('remboursement')}`, 'fr'))).toEqual(['PW-4']);
  expect(numbers(await list(`?q=${encodeURIComponent('equipe')}&status=failed`))).toEqual(['PW-2']);
  expect(numbers(await list('?q=%25'))).toEqual([]);
  expect(numbers(await list('?q=%00'))).toHaveLength(5);
});

test('whoever never paid gets an empty list', async () => {
  const { token } = await app.signUp();
  const { body } = await app.request<TransactionPage>('GET', TRANSACTIONS, { token });
  expect(body.items).toEqual([]);
  expect(body.totals).toEqual({ currency: 'USD', paid: 0, refunded: 0, net: 0 });
});

test.each([
  ['?from=2026-08-04&to=2026-08-03', 'to', 'before_from'],
  ['?status=paid', 'status', 'invalid_value'],
  ['?sort=owner', 'sort', 'invalid_value'],
  ['?from=2026-02-30', 'from', 'invalid_format'],
  ['?pageSize=101', 'pageSize', 'too_big'],
])('%s is refused with the field', async (query, field, code) => {
  const { token } = await app.signUp();
  const { status, body } = await app.request<Problem>('GET', `${TRANSACTIONS}${query}`, { token });
  expect(status).toBe(422);
  expect(body.errors?.[0]?.field).toBe(field);
  expect(body.errors?.[0]?.code).toBe(code);
});

test('a sub-user is refused, and draws on the client’s limits', async () => {
  const client = await app.signUp();
  const member = await app.signUp();
  await insertSubscription(app.db, client.userId, {
    periodStart: inDays(-3),
    periodEnd: inDays(27),
  });
  await app.db
    .update(users)
    .set({ role: 'user', ownerId: client.userId, preset: 'editor' })
    .where(eq(users.id, member.userId));
  for (const path of [PLANS, TRANSACTIONS]) {
    const { status, body } = await app.request<Problem>('GET', path, { token: member.token });
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect((await app.request('GET', path, {})).status).toBe(401);
  }
  await app.services.quota.reserve(member.userId, 'runs');
  expect((await app.services.quota.read(client.userId)).runs).toMatchObject({
    used: 1,
    limit: 2500,
  });
  expect(
    await app.services.billing.summaryOf(await app.services.billing.figuresOf(member.userId)),
  ).toMatchObject({ planCode: 'team' });
});
