import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createStripeApp, type StripeApp } from '#server/testing/stripe/app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
const TEAM8 = { planCode: 'team', interval: 'month', seats: 8 };
let app: StripeApp['app'];
let stripe: StripeApp['stripe'];
let close: StripeApp['close'] | undefined;
beforeAll(async () => {
  ({ app, stripe, close } = await createStripeApp());
}, 120_000);
afterAll(() => close?.());

const charged = () =>
  [...stripe.books.payments.values()]
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount);

test('what is quoted is charged: a first plan by a new card, an upgrade by the saved one', async () => {
  const lin = await newCustomer(app);
  const { body: shown } = await lin.preview(PRO);
  const { body: begun } = await lin.pay(shown.quote.id);
  expect(begun).toMatchObject({ status: 'requiresAction' });
  expect((await lin.verify(begun.paymentId)).body.status).toBe('requiresAction');
  expect((await lin.confirm(begun.clientSecret, 'success')).status).toBe(404);
  stripe.books.confirm(begun.clientSecret, 'success');
  const { body: verified } = await lin.verify(begun.paymentId);
  expect(verified).toMatchObject({
    status: 'succeeded',
    transaction: { total: 1_200, card: { brand: 'visa', last4: '4242' } },
    subscription: { status: 'active', planCode: 'pro' },
  });
  const [card] = (await lin.listCards()).body.items;
  const { body: larger } = await lin.preview(TEAM8);
  const { body: paid } = await lin.pay(larger.quote.id, undefined, card?.id);
  expect(paid.status).toBe('succeeded');
  expect(charged()).toEqual([1_200, larger.quote.dueToday]);
  expect((await lin.cancel()).body.subscription.status).toBe('canceling');
  expect(stripe.faults).toEqual([]);
});

test('a card that is declined charges nothing, and its payment cannot be paid any more', async () => {
  const lin = await newCustomer(app);
  const before = charged();
  const { body: begun } = await lin.pay((await lin.preview(PRO)).body.quote.id);
  stripe.books.confirm(begun.clientSecret, 'insufficient_funds');
  expect((await lin.verify(begun.paymentId)).body).toMatchObject({
    status: 'failed',
    failure: { code: 'insufficient_funds' },
    subscription: { planCode: 'free' },
  });
  expect(() => stripe.books.confirm(begun.clientSecret, 'success')).toThrow('unexpected_state');
  expect(charged()).toEqual(before);
});

test('a trial with a card keeps the card that the bank took', async () => {
  const lin = await newCustomer(app);
  const { body: trial } = await lin.startTrial(TEAM8, true);
  expect((await lin.saveCard(trial.setupIntentId)).body.code).toBe('card_not_confirmed');
  stripe.books.confirm(trial.clientSecret, 'success');
  expect((await lin.saveCard(trial.setupIntentId)).status).toBe(200);
  expect((await lin.current()).body.subscription).toMatchObject({ seats: 8, trialHasCard: true });
  const [card] = (await lin.listCards()).body.items;
  await lin.cancel();
  expect((await lin.removeCard(card?.id ?? '')).status).toBe(204);
  const [method] = [...stripe.books.methods.values()].slice(-1);
  expect(method?.customer).toBeNull();
});

test('a card that passed its set-up and is declined when the trial converts charges nothing', async () => {
  const lin = await newCustomer(app);
  const before = charged();
  const { body: trial } = await lin.startTrial(PRO, true);
  stripe.books.confirm(trial.clientSecret, 'fails_later');
  expect((await lin.saveCard(trial.setupIntentId, true)).status).toBe(200);
  app.billingClock.advance(30.1 * DAY_MS);
  await app.services.renewals.runDue();
  await app.services.jobs.drain();
  const overdue = (await lin.current()).body.subscription;
  expect(overdue).toMatchObject({ status: 'pastDue', planCode: 'pro' });
  expect(app.mailer.last(lin.email).subject).toBe('Your payment for Pro failed');
  const [tried] = [...stripe.books.payments.values()].slice(-1);
  expect([tried?.amount, tried?.status]).toEqual([1_200, 'canceled']);
  expect(charged()).toEqual(before);
  const { body: setup } = await lin.beginSetup();
  stripe.books.confirm(setup.clientSecret, 'success');
  await lin.saveCard(setup.setupIntentId, true, 1_200);
  expect((await lin.current()).body.subscription.status).toBe('active');
  expect(charged()).toEqual([...before, 1_200]);
  expect(stripe.faults).toEqual([]);
});

test('while Stripe is away nothing is begun, and the same key pays afterwards', async () => {
  const lin = await newCustomer(app);
  const { body: shown } = await lin.preview(PRO);
  const key = '0193-the-same-key';
  stripe.goAway(2);
  const away = await lin.pay(shown.quote.id, key);
  expect([away.status, away.body.code]).toEqual([503, 'payments_unavailable']);
  const { body: begun } = await lin.pay(shown.quote.id, key);
  stripe.books.confirm(begun.clientSecret, 'success');
  expect((await lin.verify(begun.paymentId)).body.status).toBe('succeeded');
  expect(stripe.faults).toEqual([]);
});
