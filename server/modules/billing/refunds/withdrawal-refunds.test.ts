import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TransactionPage, WithdrawAnswer } from '#contract/generated/schemas.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { refunds } from '#server/db/schema/billing-refunds.ts';
import { checkout } from '#server/testing/billing.ts';
import { createStripeApp, type StripeApp } from '#server/testing/stripe/app.ts';
import { enterRefund } from './finish-refund.ts';

/** What becomes of a withdrawal's money when the provider or the bank does not pay it back at once. */
let shop: StripeApp;
beforeAll(async () => {
  shop = await createStripeApp();
}, 120_000);
afterAll(() => shop?.close());
afterEach(() => expect(shop.stripe.faults).toEqual([]));

/** Customer who has paid $12 for Pro. */
async function payer() {
  const { app, stripe } = shop;
  const person = await app.signUp();
  const { token, email, userId } = person;
  const desk = checkout(app, token);
  const { body: shown } = await desk.preview({ planCode: 'pro', interval: 'month' });
  const { body: begun } = await desk.pay(shown.quote.id);
  stripe.books.confirm(begun.clientSecret, 'success');
  await desk.verify(begun.paymentId);
  const intent = begun.clientSecret?.split('_secret_')[0] ?? '';
  async function withdraw() {
    const path = '/api/users/subscriptions/withdraw';
    const body = { confirm: true };
    const answer = await app.request<WithdrawAnswer>('POST', path, { token, body });
    const { amount, pending, refunds: notes } = answer.body;
    return { amount, pending, notes: notes.map(({ status }) => status) };
  }
  async function history() {
    const path = '/api/users/payments/transactions?sort=createdAt';
    const { body } = await app.request<TransactionPage>('GET', path, { token });
    return body.items.map(({ type, status }) => `${type} ${status}`).toSorted();
  }
  const mails = () =>
    app.mailer.sent
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject.replace(/PW\S+/, '…'))
      .filter((subject) => /refund|withdrawal/.test(subject));
  const paidBack = () =>
    stripe.books.listRefunds(intent).filter(({ status }) => status === 'succeeded');
  const rows = () => app.db.select().from(refunds).where(eq(refunds.ownerId, userId));
  return { ...person, intent, withdraw, history, mails, paidBack, rows };
}

/** Lets billing’s time pass and runs the jobs that fall due, as the hourly jobs do. */
async function wait(ms: number): Promise<void> {
  shop.app.billingClock.advance(ms);
  await shop.app.services.reconciliation.reconcile();
  await shop.app.services.jobs.drain();
}

test('a refund that the bank takes at once needs no second mail', async () => {
  const lin = await payer();
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 0, notes: ['succeeded'] });
  await shop.deliver(shop.event('refund.created'));
  expect(lin.mails()).toEqual(['We received your withdrawal']);
});

test('while the provider is away the money is pending, then goes back once, and a mail says so', async () => {
  const lin = await payer();
  shop.stripe.goAway(10);
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 1200, notes: ['processing'] });
  expect(await lin.history()).toEqual(['refund processing', 'subscription succeeded']);
  shop.stripe.goAway(0);
  await wait(HOUR_MS);
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 0, notes: ['succeeded'] });
  expect(lin.mails()).toEqual(['We received your withdrawal', 'Your refund …']);
  await wait(HOUR_MS);
  expect(lin.paidBack()).toHaveLength(1);
  expect(lin.mails()).toHaveLength(2);
});

test('a refund whose answer was lost is found two days later, not made again', async () => {
  const lin = await payer();
  shop.stripe.loseAnswers(1_000, /refunds/);
  expect(await lin.withdraw()).toMatchObject({ pending: 1200 });
  shop.stripe.loseAnswers(0);
  shop.stripe.forgetKeys();
  await wait(2 * DAY_MS);
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 0, notes: ['succeeded'] });
  expect(shop.stripe.books.listRefunds(lin.intent)).toHaveLength(1);
});

test('a refund that the bank refuses is tried again, each attempt with its own key', async () => {
  const lin = await payer();
  shop.stripe.books.refuseRefunds(2);
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 1200, notes: ['processing'] });
  const tried = () => shop.stripe.books.listRefunds(lin.intent).length;
  await wait(23 * HOUR_MS);
  expect(tried()).toBe(1);
  await wait(HOUR_MS);
  expect([tried(), lin.paidBack().length]).toEqual([2, 0]);
  // The refusal of an attempt that is over changes nothing, however late it is told.
  await shop.deliver(shop.event('refund.created'));
  expect(await lin.rows()).toMatchObject([{ status: 'processing', attempt: 3 }]);
  await wait(2 * DAY_MS);
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 0, notes: ['succeeded'] });
  expect(await lin.history()).toEqual(['refund succeeded', 'subscription refunded']);
  const keys = shop.stripe.books.listRefunds(lin.intent).map(({ metadata }) => metadata?.['key']);
  expect(new Set(keys).size).toBe(3);
  expect(lin.mails()).toEqual(['We received your withdrawal', 'Your refund …']);
});

test('a refund that the bank gives back later is pending again', async () => {
  const lin = await payer();
  await lin.withdraw();
  shop.stripe.books.failRefund(lin.paidBack()[0]?.id ?? '');
  await shop.deliver(shop.event('refund.failed'));
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 1200, notes: ['processing'] });
  expect(await lin.history()).toEqual(['refund processing', 'subscription succeeded']);
  await wait(DAY_MS);
  expect(await lin.withdraw()).toMatchObject({ pending: 0 });
  expect(lin.paidBack()).toHaveLength(1);
});

test('a refund that is refused for a week ends with a mail that says what to do, and can be made by hand', async () => {
  const lin = await payer();
  shop.stripe.books.refuseRefunds(4);
  await lin.withdraw();
  for (const days of [1, 2, 4]) await wait(days * DAY_MS);
  expect(await lin.withdraw()).toEqual({ amount: 0, pending: 0, notes: ['failed'] });
  expect(await lin.history()).toEqual(['refund failed', 'subscription succeeded']);
  expect(lin.mails()).toEqual(['We received your withdrawal', 'Your refund … didn’t go through']);
  const told = shop.app.mailer.last(lin.email);
  expect(told.text).toContain('$12.00');
  expect(told.text).toContain('Reply to this email');
  await wait(30 * DAY_MS);
  expect(shop.stripe.books.listRefunds(lin.intent)).toHaveLength(4);
  // In the dashboard, by other means than the card.
  shop.stripe.books.refund(lin.intent, 1200);
  await shop.deliver(shop.event('refund.created'));
  expect(await lin.history()).toEqual([
    'refund failed',
    'refund succeeded',
    'subscription refunded',
  ]);
});

test.each(['its event comes first', 'the next attempt comes first'])(
  'a refund made by hand between two attempts settles the one that is owed, with one mail: %s',
  async (order) => {
    const lin = await payer();
    shop.stripe.books.refuseRefunds(1);
    expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 1200, notes: ['processing'] });
    const byHand = shop.stripe.books.refund(lin.intent, 1200);
    const event = shop.event('refund.created');
    if (order === 'its event comes first') await shop.deliver(event);
    else await wait(DAY_MS);
    expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 0, notes: ['succeeded'] });
    expect(await lin.rows()).toMatchObject([{ status: 'succeeded', providerId: byHand.id }]);
    await shop.deliver(event);
    for (const days of [1, 2, 4]) await wait(days * DAY_MS);
    expect(await lin.history()).toEqual(['refund succeeded', 'subscription refunded']);
    expect(lin.mails()).toEqual(['We received your withdrawal', 'Your refund …']);
    expect(lin.paidBack()).toHaveLength(1);
  },
);

test('a worker that comes late with an attempt before the present one changes nothing', async () => {
  const lin = await payer();
  const { app } = shop;
  shop.stripe.goAway(10);
  await lin.withdraw();
  const [first] = await lin.rows();
  if (!first) throw new Error('A withdrawal pays back');
  shop.stripe.goAway(0);
  shop.stripe.books.refuseRefunds(1);
  await wait(HOUR_MS);
  const [present] = await lin.rows();
  expect(present).toMatchObject({ status: 'processing', attempt: 2, providerId: null });
  const work = { tx: app.db, jobs: app.services.jobs, now: app.billingClock.now() };
  for (const status of ['processing', 'succeeded', 'failed'] as const)
    await enterRefund(work, first, { id: 're_of_before', status, isFinal: true });
  expect(await lin.rows()).toEqual([present]);
});

test('where it was paid back by hand before, that is what goes back', async () => {
  const lin = await payer();
  // Paid back in the dashboard, before its event came here.
  shop.stripe.books.refund(lin.intent, 1200);
  expect(await lin.withdraw()).toEqual({ amount: 1200, pending: 0, notes: ['succeeded'] });
  await shop.deliver(shop.event('refund.created'));
  expect(await lin.history()).toEqual(['refund succeeded', 'subscription refunded']);
  expect(lin.mails()).toEqual(['We received your withdrawal']);
});
