import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AdminTransactionPage, TransactionPage } from '#contract/generated/schemas.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { users } from '#server/db/schema/account.ts';
import { providerEvents } from '#server/db/schema/billing-events.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createStripeApp, signStripe, type StripeApp } from '#server/testing/stripe/app.ts';
import type { StandInEvent } from '#server/testing/stripe/objects.ts';
import type { StandInCard } from '#server/testing/stripe/refusals.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
let shop: StripeApp;
beforeAll(async () => {
  shop = await createStripeApp();
}, 120_000);
afterAll(() => shop?.close());
afterEach(() => expect(shop.stripe.faults).toEqual([]));

async function stripeCustomer() {
  const { app, stripe } = shop;
  const person = await newCustomer(app);
  const history = async () => {
    const path = '/api/users/payments/transactions?sort=createdAt';
    const { body } = await app.request<TransactionPage>('GET', path, { token: person.token });
    return body.items.map(({ type, status, total }) => `${type} ${status} ${total}`).toSorted();
  };
  const status = async () => (await person.current()).body.subscription.status;
  const mails = () =>
    app.mailer.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  /** Confirms a payment in the browser, whose tab is closed before the page asks what became of it. */
  async function pay(card: StandInCard, answer?: 'yes' | 'no') {
    const { body: shown } = await person.preview(PRO);
    const { body: begun } = await person.pay(shown.quote.id);
    stripe.books.confirm(begun.clientSecret, card, answer);
    return { paymentId: begun.paymentId, intent: begun.clientSecret?.split('_secret_')[0] ?? '' };
  }
  return { ...person, history, status, mails, pay };
}
const isStored = async (event: StandInEvent) =>
  (await shop.app.db.select().from(providerEvents).where(eq(providerEvents.id, event.id))).length;

test('a payment whose tab was closed is entered, once for however many messages', async () => {
  const lin = await stripeCustomer();
  await lin.pay('success');
  expect(await lin.status()).toBe('incomplete');
  const event = shop.event('payment_intent.succeeded');
  const answers = await Promise.all([1, 2, 3].map(() => shop.deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await lin.status()).toBe('active');
  expect(await lin.history()).toEqual(['subscription succeeded 1200']);
  expect(lin.mails().filter((subject) => subject.startsWith('Your receipt'))).toHaveLength(1);
  expect(await isStored(event)).toBe(1);
});

test('a card that is declined at the checkout leaves the payment to another card', async () => {
  const lin = await stripeCustomer();
  const { intent } = await lin.pay('declined');
  await shop.deliver(shop.event('payment_intent.payment_failed'));
  expect(await lin.history()).toEqual([]);
  const { client_secret: secret = '' } = shop.stripe.books.payments.get(intent) ?? {};
  shop.stripe.books.confirm(secret ?? '', 'success');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  // Told late, the failure changes nothing.
  await shop.deliver(shop.event('payment_intent.payment_failed'));
  expect(await lin.history()).toEqual(['subscription succeeded 1200']);
});

test('a renewal that failed while its answer was lost is closed, and the calendar of tries begins', async () => {
  const lin = await stripeCustomer();
  const { intent } = await lin.pay('fails_later');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  shop.app.billingClock.advance(32 * DAY_MS);
  // The payment is named, then the answers to the charge and to its repeat are lost.
  shop.stripe.loseAnswers(2, /confirm$/);
  await expect(shop.app.services.renewals.wake(lin.userId)).rejects.toThrow('Stripe');
  expect(await lin.status()).toBe('active');
  const event = shop.event('payment_intent.payment_failed');
  expect(event.data.object.id).not.toBe(intent);
  await shop.deliver(event);
  expect(await lin.status()).toBe('pastDue');
  expect(await lin.history()).toEqual(['renewal failed 1200', 'subscription succeeded 1200']);
  expect(shop.stripe.books.payments.get(event.data.object.id)?.status).toBe('canceled');
});

test('nothing is believed of a message but whom it is about', async () => {
  const lin = await stripeCustomer();
  await lin.pay('asks', 'no');
  const event = structuredClone(shop.event('payment_intent.payment_failed'));
  Object.assign(event, { id: 'evt_forged', type: 'payment_intent.succeeded' });
  Object.assign(event.data.object, { status: 'succeeded' });
  expect((await shop.deliver(event)).status).toBe(204);
  expect(await lin.history()).toEqual([]);
  expect(await lin.status()).toBe('incomplete');
});

test('whatever is not signed now, by us, over these bytes, has no effect', async () => {
  const lin = await stripeCustomer();
  await lin.pay('success');
  const event = shop.event('payment_intent.succeeded');
  const payload = JSON.stringify(event);
  const now = shop.app.clock.now();
  const wrong = [
    '',
    't=1,v1=00',
    signStripe(payload, now, 'whsec_another'),
    signStripe(payload, new Date(now.getTime() - 301_000)),
    signStripe(payload, new Date(now.getTime() + 360_000)), // The way there takes seconds off on a slow machine.
    signStripe(`${payload} `, now),
  ];
  for (const signature of wrong)
    expect(await shop.send(payload, signature), signature).toEqual({
      status: 400,
      code: 'signature_invalid',
    });
  expect(await isStored(event)).toBe(0);
  expect(await lin.status()).toBe('incomplete');
  expect(await shop.send('{"id":')).toEqual({ status: 400, code: 'malformed_json' });
  expect(await shop.send('{"id":"evt_1"}')).toEqual({ status: 422, code: 'validation_failed' });
});

test('events without an effect here are acknowledged and not kept', async () => {
  const other = shop.event('payment_intent.succeeded');
  const unknown = structuredClone(other);
  Object.assign(unknown, { id: 'evt_customer', type: 'customer.updated' });
  const foreign = structuredClone(other);
  Object.assign(foreign, { id: 'evt_foreign' });
  Object.assign(foreign.data.object, { id: 'pi_of_another_product' });
  for (const event of [unknown, foreign]) expect((await shop.deliver(event)).status).toBe(204);
  expect(await isStored(unknown)).toBe(0);
});

test('a card whose set-up succeeded is saved, and the page that comes back finds it', async () => {
  const lin = await stripeCustomer();
  const { body: trial } = await lin.startTrial({ ...PRO }, true);
  shop.stripe.books.confirm(trial.clientSecret, 'success');
  await shop.deliver(shop.event('setup_intent.succeeded'));
  expect(await lin.status()).toBe('trialing');
  const [card] = (await lin.listCards()).body.items;
  const saved = await lin.saveCard(trial.setupIntentId, true);
  expect(saved.body).toMatchObject({ id: card?.id, isDefault: true });
  expect((await lin.listCards()).body.items).toHaveLength(1);
  expect(lin.mails().filter((subject) => subject.includes('trial has started'))).toHaveLength(1);
});

test('a bank’s change of a card is entered, and a card that is gone is told by mail', async () => {
  const lin = await stripeCustomer();
  const { intent } = await lin.pay('success');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  const method = shop.stripe.books.payments.get(intent)?.payment_method ?? '';
  shop.stripe.books.renewCard(method, { exp_month: 3, exp_year: 2040, last4: '0005' });
  await shop.deliver(shop.event('payment_method.automatically_updated'));
  expect((await lin.listCards()).body.items).toMatchObject([
    { last4: '0005', expMonth: 3, expYear: 2040 },
  ]);
  shop.stripe.books.detach(method);
  await shop.deliver(shop.event('payment_method.detached'));
  expect((await lin.listCards()).body.items).toEqual([]);
  expect(lin.mails().at(-1)).toBe('Your card was removed');
});

test('a customer deleted in the dashboard has no card left, hears of it, and pays again as a new one', async () => {
  const lin = await stripeCustomer();
  const { intent } = await lin.pay('success');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  const { customer } = shop.stripe.books.findPayment(intent);
  // What it says is not believed.
  const forged = structuredClone(shop.event('payment_intent.succeeded'));
  Object.assign(forged, { id: 'evt_undeleted', type: 'customer.deleted' });
  Object.assign(forged.data.object, { id: customer, deleted: true });
  await shop.deliver(forged);
  expect((await lin.listCards()).body.items).toHaveLength(1);
  shop.stripe.books.deleteCustomer(customer);
  await shop.deliver(shop.event('customer.deleted'));
  await shop.deliver(shop.event('customer.deleted'));
  expect((await lin.listCards()).body.items).toEqual([]);
  expect(lin.mails().filter((subject) => subject === 'Your card was removed')).toHaveLength(1);
  expect(await lin.status()).toBe('active');
  const { body: setup } = await lin.beginSetup();
  shop.stripe.books.confirm(setup.clientSecret, 'success');
  expect((await lin.saveCard(setup.setupIntentId)).status).toBe(200);
  shop.app.billingClock.advance(32 * DAY_MS);
  await shop.app.services.renewals.wake(lin.userId);
  expect(await lin.history()).toEqual(['renewal succeeded 1200', 'subscription succeeded 1200']);
});

test('a customer who is replaced before the deletion is told has lost the cards of before all the same', async () => {
  const lin = await stripeCustomer();
  await lin.pay('success');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  const customer = [...shop.stripe.books.customers].at(-1) ?? '';
  shop.stripe.books.deleteCustomer(customer);
  const { body: setup } = await lin.beginSetup();
  expect((await lin.listCards()).body.items).toEqual([]);
  shop.stripe.books.confirm(setup.clientSecret, 'success');
  const { body: card } = await lin.saveCard(setup.setupIntentId);
  await shop.deliver(shop.event('customer.deleted'));
  expect((await lin.listCards()).body.items).toMatchObject([{ id: card.id, isDefault: true }]);
  expect(lin.mails().filter((subject) => subject === 'Your card was removed')).toHaveLength(1);
});

test('a refund made in the dashboard has its credit note, and comes back when the bank refuses it', async () => {
  const lin = await stripeCustomer();
  const { intent } = await lin.pay('success');
  const refund = shop.stripe.books.refund(intent, 1200);
  // Its event overtakes the payment's.
  await shop.deliver(shop.event('refund.created'));
  await shop.deliver(shop.event('payment_intent.succeeded'));
  await shop.deliver(shop.event('refund.created'));
  expect(await lin.history()).toEqual(['refund succeeded -1200', 'subscription refunded 1200']);
  expect(lin.mails().filter((subject) => subject.startsWith('Your refund PWC-'))).toHaveLength(1);
  shop.stripe.books.failRefund(refund.id);
  await shop.deliver(shop.event('refund.failed'));
  expect(await lin.history()).toEqual(['refund failed -1200', 'subscription succeeded 1200']);
});

test('a refund of ours is known by its key, and entered once', async () => {
  const lin = await stripeCustomer();
  await lin.pay('success');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  await shop.app.request('POST', '/api/users/subscriptions/withdraw', {
    token: lin.token,
    body: { confirm: true },
  });
  await shop.deliver(shop.event('refund.created'));
  expect(await lin.history()).toEqual(['refund succeeded -1200', 'subscription refunded 1200']);
});

test('a dispute is shown to administrators until it is won, and changes nothing else', async () => {
  const lin = await stripeCustomer();
  const { intent } = await lin.pay('success');
  await shop.deliver(shop.event('payment_intent.succeeded'));
  const admin = await shop.app.signUp();
  await shop.app.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.userId));
  const disputed = async () => {
    const path = `/api/v1/admin/transactions?q=${encodeURIComponent(lin.email)}`;
    const { token } = admin;
    const { body } = await shop.app.request<AdminTransactionPage>('GET', path, { token });
    return body.items.map((item) => item.disputed);
  };
  const { id } = shop.stripe.books.dispute(intent, 'needs_response');
  await shop.deliver(shop.event('charge.dispute.created'));
  expect(await disputed()).toEqual([true]);
  expect(await lin.status()).toBe('active');
  shop.stripe.books.dispute(intent, 'won', id);
  await shop.deliver(shop.event('charge.dispute.closed'));
  expect(await disputed()).toEqual([undefined]);
});

test('messages that were lost, and those that came while Stripe was away, are caught up with', async () => {
  const [lin, amira] = [await stripeCustomer(), await stripeCustomer()];
  await lin.pay('success');
  await amira.pay('success');
  shop.stripe.goAway(4);
  expect((await shop.deliver(shop.event('payment_intent.succeeded'))).status).toBe(204);
  expect(await amira.status()).toBe('incomplete');
  shop.stripe.goAway(0);
  shop.app.clock.advance(HOUR_MS);
  await shop.app.services.webhooks.catchUp();
  await shop.app.services.jobs.drain();
  expect([await lin.status(), await amira.status()]).toEqual(['active', 'active']);
});

test('an installation without Stripe has no address for its messages', async () => {
  const sandbox = await createTestApp();
  const body = { id: 'evt_1', type: 'payment_intent.succeeded' };
  const answer = await sandbox.request('POST', '/api/v1/public/webhooks/stripe', {
    body,
    headers: { 'stripe-signature': signStripe(JSON.stringify(body), new Date()) },
  });
  await sandbox.close();
  expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
