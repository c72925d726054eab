import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentsUnavailable, type PaymentsPort } from '#server/ports/payments.ts';
import { standInProvider } from '#server/testing/stripe/app.ts';
import { startStripeStandIn, type StripeStandIn } from '#server/testing/stripe/stand-in.ts';
import { STRIPE_API_VERSION } from './stripe-client.ts';

const OWNER = '01930c1e-5a00-7000-8000-0000000000a1';
let stripe: StripeStandIn;
let payments: PaymentsPort;
let kept: Map<string, string>;
let count = 0;
const newKey = () => `key_${(count += 1)}`;

beforeEach(async () => {
  stripe = await startStripeStandIn();
  kept = new Map();
  const { apiBase } = stripe;
  payments = standInProvider(apiBase).connect({
    find: (ownerId) => Promise.resolve(kept.get(ownerId)),
    keep(ownerId, customerId) {
      if (!kept.has(ownerId)) kept.set(ownerId, customerId);
      return Promise.resolve(kept.get(ownerId) ?? customerId);
    },
    replace(ownerId, { deletedId, customerId }) {
      if (kept.get(ownerId) === deletedId) kept.set(ownerId, customerId);
      return Promise.resolve(kept.get(ownerId) ?? customerId);
    },
  });
});
afterEach(async () => {
  // Every request of every test was one that Stripe's types allow, under the pinned version.
  expect(stripe.faults).toEqual([]);
  expect(new Set(stripe.requests.map(({ version }) => version))).toEqual(
    new Set([STRIPE_API_VERSION]),
  );
  await stripe.close();
});

const begin = (key = newKey()) =>
  payments.createPayment({ key, ownerId: OWNER, amount: 1_200, currency: 'USD' });
/** A saved card that behaves as told. */
async function saveCard(card: Parameters<StripeStandIn['books']['confirm']>[1]) {
  const { id, clientSecret } = await payments.createSetup({ key: newKey(), ownerId: OWNER });
  stripe.books.confirm(clientSecret, card);
  const setup = await payments.findSetup(id);
  return setup?.card?.id ?? '';
}

test('a payment waits for its card, and one key is one payment of one customer', async () => {
  const first = await begin('key_once');
  expect(first).toEqual({
    id: expect.stringMatching(/^pi_/),
    status: 'requiresAction',
    amount: 1_200,
    currency: 'USD',
    clientSecret: expect.stringContaining('_secret_'),
  });
  expect(await begin('key_once')).toEqual(first);
  await begin();
  expect(stripe.books.payments.size).toBe(2);
  expect([...stripe.books.customers]).toEqual([kept.get(OWNER)]);
});

test('what is begun for a customer who was deleted is for a new one, and one key is one payment', async () => {
  const { id } = await begin();
  const deleted = kept.get(OWNER) ?? '';
  stripe.books.deleteCustomer(deleted);
  const [one, two] = await Promise.all([begin('key_again'), begin('key_again')]);
  expect(one.id).toBe(two.id);
  expect(await begin('key_again')).toEqual(one);
  expect([...stripe.books.customers]).toEqual([kept.get(OWNER)]);
  expect([...stripe.books.payments.values()].map(({ customer }) => customer)).toEqual([
    deleted,
    kept.get(OWNER),
  ]);
  expect(one.id).not.toBe(id);
});

test('two first requests of a person share one customer', async () => {
  await Promise.all([begin(), begin(), payments.createSetup({ key: newKey(), ownerId: OWNER })]);
  expect(stripe.books.customers.size).toBe(1);
});

test('what the browser confirmed is found with its card', async () => {
  const { id, clientSecret } = await begin();
  stripe.books.confirm(clientSecret, 'success');
  expect(await payments.findPayment(id)).toEqual({
    id,
    status: 'succeeded',
    amount: 1_200,
    currency: 'USD',
    card: {
      id: expect.stringMatching(/^pm_/),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2035,
      fingerprint: expect.stringMatching(/^fp_/),
    },
  });
  expect(await payments.findPayment('pi_unknown')).toBeUndefined();
  expect(await payments.findSetup('seti_unknown')).toBeUndefined();
});

test.each([
  ['declined', 'yes', 'card_declined'],
  ['insufficient_funds', 'yes', 'insufficient_funds'],
  ['asks', 'no', 'authentication_failed'],
] as const)(
  'a card that is %s fails with the reason, and another may follow',
  async (card, answer, failure) => {
    const { id, clientSecret } = await begin();
    stripe.books.confirm(clientSecret, card, answer);
    expect(await payments.findPayment(id)).toMatchObject({
      status: 'failed',
      failure,
      clientSecret,
    });
    stripe.books.confirm(clientSecret, 'asks', 'yes');
    expect(await payments.findPayment(id)).toMatchObject({ status: 'succeeded' });
  },
);

test('a saved card is charged once, however often it is asked', async () => {
  const cardId = await saveCard('success');
  const { id } = await begin();
  const [first, again] = await Promise.all([
    payments.chargeCard(id, cardId),
    payments.chargeCard(id, cardId),
  ]);
  expect([first, again]).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }]);
  expect(first.card?.id).toBe(cardId);
});

test.each([
  ['fails_later', 'card_declined'],
  ['asks', 'authentication_required'],
] as const)('a charge of a saved card that %s fails as %s', async (card, failure) => {
  const cardId = await saveCard(card);
  const { id } = await begin();
  const charged = await payments.chargeCard(id, cardId);
  expect(charged).toMatchObject({ id, status: 'failed', failure });
  expect(charged).not.toHaveProperty('clientSecret');
});

test('a card that its bank refuses at the set-up is none to save', async () => {
  const { id, clientSecret } = await payments.createSetup({ key: newKey(), ownerId: OWNER });
  stripe.books.confirm(clientSecret, 'insufficient_funds');
  expect(await payments.findSetup(id)).toEqual({
    id,
    status: 'failed',
    failure: 'insufficient_funds',
  });
});

test('a card of another provider pays nothing and fails as a declined one', async () => {
  const { id } = await begin();
  expect(await payments.chargeCard(id, 'card_success_0001')).toMatchObject({
    status: 'failed',
    failure: 'card_declined',
  });
});

test('a charge and a cancellation never both hold', async () => {
  const cardId = await saveCard('success');
  const [paid, givenUp] = [await begin(), await begin()];
  await payments.chargeCard(paid.id, cardId);
  expect(await payments.cancelPayment(paid.id)).toMatchObject({ status: 'succeeded' });
  expect(await payments.cancelPayment(givenUp.id)).toMatchObject({ status: 'canceled' });
  expect(await payments.cancelPayment(givenUp.id)).toMatchObject({ status: 'canceled' });
  expect(await payments.chargeCard(givenUp.id, cardId)).toMatchObject({ status: 'canceled' });
  expect(await payments.cancelPayment('pi_unknown')).toBeUndefined();
});

test('a card is forgotten, and one that is gone stays so', async () => {
  const cardId = await saveCard('success');
  await payments.removeCard(cardId);
  await payments.removeCard(cardId);
  await payments.removeCard('pm_unknown');
  expect(stripe.books.methods.get(cardId)?.customer).toBeNull();
});

test('a payment is paid back in parts, once a key, and never beyond its amount', async () => {
  const cardId = await saveCard('success');
  const { id } = await begin();
  await payments.chargeCard(id, cardId);
  const refund = (key: string, amount: number) =>
    payments.refundPayment({ key, paymentId: id, amount, currency: 'USD' });
  expect(await refund('refund_1', 500)).toMatchObject({ status: 'succeeded' });
  expect(await refund('refund_1', 500)).toMatchObject({ status: 'succeeded' });
  expect(await refund('refund_2', 700)).toMatchObject({ status: 'succeeded' });
  expect(await refund('refund_3', 100)).toMatchObject({ status: 'failed' });
  expect([...stripe.books.refunds.values()].map(({ amount }) => amount)).toEqual([500, 700]);
});

test('a refund whose answer was lost is found by its key once Stripe has forgotten it', async () => {
  const cardId = await saveCard('success');
  const { id } = await begin();
  await payments.chargeCard(id, cardId);
  const refund = (key: string, amount = 500) =>
    payments.refundPayment({ key, paymentId: id, amount, currency: 'USD' });
  stripe.loseAnswers(2, /refunds/);
  await expect(refund('refund_1')).rejects.toBeInstanceOf(PaymentsUnavailable);
  stripe.forgetKeys();
  // Another one of the same amount is not mistaken for it.
  const other = await refund('refund_2');
  const found = await refund('refund_1');
  expect(found).toMatchObject({ status: 'succeeded' });
  expect(found.id).not.toBe(other.id);
  expect([...stripe.books.refunds.keys()]).toEqual([found.id, other.id]);
});

test('an answer that was lost on the way is asked for again, and charges once', async () => {
  const cardId = await saveCard('success');
  const { id } = await begin();
  stripe.loseAnswers(1);
  expect(await payments.chargeCard(id, cardId)).toMatchObject({ status: 'succeeded' });
  stripe.loseAnswers(1);
  await begin();
  expect(stripe.books.payments.size).toBe(2);
});

test('Stripe being away is said as such, by every request', async () => {
  const cardId = await saveCard('success');
  const { id } = await begin();
  const setup = await payments.createSetup({ key: newKey(), ownerId: OWNER });
  const away = async (work: () => Promise<unknown>) => {
    stripe.goAway(2);
    await expect(work()).rejects.toBeInstanceOf(PaymentsUnavailable);
  };
  await away(() => begin());
  await away(() => payments.chargeCard(id, cardId));
  await away(() => payments.findPayment(id));
  await away(() => payments.cancelPayment(id));
  await away(() => payments.createSetup({ key: newKey(), ownerId: OWNER }));
  await away(() => payments.findSetup(setup.id));
  await away(() => payments.removeCard(cardId));
  await away(() =>
    payments.refundPayment({ key: newKey(), paymentId: id, amount: 50, currency: 'USD' }),
  );
  expect(await payments.findPayment(id)).toMatchObject({ status: 'requiresAction' });
});
