import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trials } from '#server/db/schema/billing.ts';
import { cards, cardSetups } from '#server/db/schema/billing-cards.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import { newId } from '#server/platform/database/ids.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

const namesOf = ({ items }: { items: { id: string; isDefault: boolean }[] }) =>
  items.map(({ id, isDefault }) => [id, isDefault]);

/** A running trial without a card, as `createFreeTrialPayment` leaves it. */
async function onTrial() {
  const person = await newCustomer(app);
  const now = app.billingClock.now();
  const end = new Date(now.getTime() + 30 * 86_400_000);
  await insertSubscription(app.db, person.userId, {
    status: 'trialing',
    periodStart: now,
    periodEnd: end,
    trialEnd: end,
    trialSeats: 8,
    autopay: false,
  });
  await app.db
    .insert(trials)
    .values({ id: newId(), ownerId: person.userId, addressHash: newId(), startedAt: now });
  return person;
}

test('the first card is the default, a second one when it is asked for, and the newest takes over', async () => {
  const lin = await newCustomer(app);
  expect((await lin.listCards()).body).toEqual({ items: [] });
  const { status, body: first } = await lin.addCard();
  expect(status).toBe(200);
  expect(first).toMatchObject({ brand: 'visa', last4: '4242', isDefault: true });
  app.billingClock.advance(1_000);
  const { body: second } = await lin.addCard('expires_next_month');
  app.billingClock.advance(1_000);
  const { body: third } = await lin.addCard('authentication_required', true);
  expect([second.isDefault, third.isDefault]).toEqual([false, true]);
  expect(namesOf((await lin.listCards()).body)).toEqual([
    [third.id, true],
    [second.id, false],
    [first.id, false],
  ]);
  expect((await lin.makeDefault(first.id)).body).toEqual({ ...first, isDefault: true });
  expect((await lin.removeCard(first.id)).status).toBe(204);
  expect(namesOf((await lin.listCards()).body)).toEqual([
    [third.id, true],
    [second.id, false],
  ]);
});

test('a set-up is saved once, however often it is sent', async () => {
  const lin = await newCustomer(app);
  const { body: begun } = await lin.beginSetup();
  await lin.confirm(begun.clientSecret, 'success');
  const saved = await Promise.all(
    Array.from({ length: 10 }, () => lin.saveCard(begun.setupIntentId)),
  );
  expect(new Set(saved.map(({ body }) => body.id)).size).toBe(1);
  expect((await lin.listCards()).body.items).toHaveLength(1);
  // Once removed, the same set-up brings no second card.
  await lin.removeCard(saved[0]?.body.id ?? '');
  expect((await lin.saveCard(begun.setupIntentId)).status).toBe(422);
});

test('a repeat with the same key is the same set-up', async () => {
  const lin = await newCustomer(app);
  const key = newId();
  const first = await lin.beginSetup(key);
  expect((await lin.beginSetup(key)).body).toEqual(first.body);
  expect((await lin.beginSetup()).body.setupIntentId).not.toBe(first.body.setupIntentId);
  const rows = app.db.select().from(cardSetups).where(eq(cardSetups.ownerId, lin.userId));
  expect(await rows).toHaveLength(2);
});

test('a card that is not set up, refused or somebody else’s is not saved', async () => {
  const [lin, other] = [await newCustomer(app), await newCustomer(app)];
  const { body: begun } = await lin.beginSetup();
  const early = await lin.saveCard(begun.setupIntentId);
  expect([early.status, early.body.code]).toEqual([409, 'card_not_confirmed']);
  await lin.confirm(begun.clientSecret, 'declined');
  const refused = await lin.saveCard(begun.setupIntentId);
  expect([refused.status, refused.body.code]).toEqual([402, 'card_declined']);
  // Another card of the same form may follow.
  await lin.confirm(begun.clientSecret, 'success');
  for (const setupIntentId of [begun.setupIntentId, 'seti_nobody']) {
    const foreign = await other.saveCard(setupIntentId);
    expect([foreign.status, foreign.body.errors?.[0]]).toMatchObject([
      422,
      { field: 'setupIntentId', code: 'not_found' },
    ]);
  }
  const { body: mine } = await lin.saveCard(begun.setupIntentId);
  expect((await other.removeCard(mine.id)).status).toBe(404);
  expect((await other.makeDefault(mine.id)).status).toBe(404);
  expect((await lin.listCards()).body.items).toHaveLength(1);
});

test('the last card of a plan that renews stays', async () => {
  const lin = await newCustomer(app);
  await lin.buy(PRO);
  const [paidWith] = (await lin.listCards()).body.items;
  // The card that paid is the one that renewals are charged to.
  expect(paidWith).toMatchObject({ last4: '4242', isDefault: true });
  const refused = await lin.removeCard(paidWith?.id ?? '');
  expect([refused.status, refused.body.code]).toEqual([409, 'card_in_use']);
  expect((await lin.listCards()).body.items).toHaveLength(1);
  await lin.addCard();
  expect((await lin.removeCard(paidWith?.id ?? '')).status).toBe(204);
  expect((await lin.listCards()).body.items).toMatchObject([{ isDefault: true }]);
});

test('twenty cards are enough', async () => {
  const lin = await newCustomer(app);
  const { body: begun } = await lin.beginSetup();
  await lin.confirm(begun.clientSecret, 'success');
  await app.db.insert(cards).values(
    Array.from({ length: 20 }, () => ({
      id: newId(),
      ownerId: lin.userId,
      providerId: newId(),
      setupIntentId: newId(),
      brand: 'visa' as const,
      last4: '0000',
      expMonth: 1,
      expYear: 2030,
      isDefault: false,
      createdAt: app.billingClock.now(),
    })),
  );
  expect((await lin.beginSetup()).body).toMatchObject({ code: 'cards_full' });
  const late = await lin.saveCard(begun.setupIntentId);
  expect([late.status, late.body.code]).toEqual([409, 'cards_full']);
  expect((await lin.listCards()).body.items).toHaveLength(20);
});

test('a saved card pays at once', async () => {
  const lin = await newCustomer(app);
  const { body: card } = await lin.addCard();
  const { body: shown } = await lin.preview(PRO);
  const { status, body: paid } = await lin.pay(shown.quote.id, newId(), card.id);
  expect(status).toBe(200);
  expect(paid).toMatchObject({ status: 'succeeded', quote: shown.quote });
  expect(paid).not.toHaveProperty('clientSecret');
  expect((await lin.verify(paid.paymentId)).body).toMatchObject({
    status: 'succeeded',
    subscription: { status: 'active', planCode: 'pro' },
    transaction: { total: 1200, card: { last4: '4242' } },
  });
  expect((await lin.listCards()).body.items).toHaveLength(1);
});

test.each([
  ['fails_at_renewal', 'card_declined'],
  ['authentication_required', 'authentication_required'],
])('%s is refused without the person, and the quote may be paid again', async (name, code) => {
  const lin = await newCustomer(app);
  const { body: card } = await lin.addCard(name);
  const { body: shown } = await lin.preview(PRO);
  const key = newId();
  const refused = await lin.pay(shown.quote.id, key, card.id);
  expect([refused.status, refused.body.code]).toEqual([402, code]);
  const { body: begun } = await lin.pay(shown.quote.id);
  expect(begun.status).toBe('requiresAction');
  await lin.confirm(begun.clientSecret, 'success');
  expect((await lin.verify(begun.paymentId)).body).toMatchObject({
    status: 'succeeded',
    subscription: { status: 'active' },
  });
  const rows = await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId));
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded']);
});

test('somebody else’s card pays nothing', async () => {
  const [lin, other] = [await newCustomer(app), await newCustomer(app)];
  const { body: card } = await other.addCard();
  const { body: shown } = await lin.preview(PRO);
  expect((await lin.pay(shown.quote.id, newId(), card.id)).status).toBe(404);
  expect(await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId))).toEqual([]);
});

test('with the consent to renewal a card makes a trial go on by itself, with the seats that were asked for', async () => {
  const lin = await onTrial();
  const { body: before } = await lin.current();
  // What was shown before the consent is what will be charged: the plan and three seats more.
  expect(before).toMatchObject({ firstInvoice: { amount: 6_000 } });
  expect((await lin.addCard('success', false, { consent: true })).status).toBe(200);
  const { body: after } = await lin.current();
  expect(after.subscription).toMatchObject({
    status: 'trialing',
    seats: 8,
    autopay: true,
    trialHasCard: true,
    nextInvoice: before.firstInvoice,
  });
  expect(after).not.toHaveProperty('firstInvoice');
});

test('without that consent a card is saved, and the trial ends on Free as before', async () => {
  const lin = await onTrial();
  expect((await lin.addCard('success', true)).body).toMatchObject({ isDefault: true });
  expect((await lin.current()).body.subscription).toMatchObject({
    status: 'trialing',
    autopay: false,
    trialHasCard: false,
  });
  expect(app.mailer.last(lin.email).subject).not.toMatch(/trial/);
});

test('a card that is saved already makes a trial go on, with the consent that is kept', async () => {
  const [lin, other] = [await newCustomer(app), await newCustomer(app)];
  expect((await lin.continueTrial(newId())).status).toBe(404);
  await lin.startTrial({ planCode: 'pro', interval: 'month' });
  const { body: first } = await lin.addCard();
  const { body: card } = await lin.addCard();
  const { body: trial } = await lin.current();
  expect([trial.subscription.autopay, card.isDefault]).toEqual([false, false]);
  for (const _ of ['given', 'repeated']) {
    const { body: given } = await lin.continueTrial(card.id);
    expect(given.subscription).toMatchObject({ autopay: true, trialHasCard: true });
    expect(given.subscription.nextInvoice).toEqual(trial.firstInvoice);
  }
  expect((await lin.listCards()).body.items.map(({ id }) => id)).toEqual([card.id, first.id]);
  const setups = await app.db.select().from(cardSetups).where(eq(cardSetups.cardId, card.id));
  const versions = setups.map(({ consentVersion }) => consentVersion);
  expect(versions).toHaveLength(2);
  expect(new Set(versions)).toEqual(new Set(['2026-11-01', null]));
  // Another person's card, and no trial.
  expect((await other.continueTrial(card.id)).status).toBe(404);
  const { body: own } = await other.addCard();
  const without = await other.continueTrial(own.id);
  expect([without.status, without.body.code]).toEqual([409, 'not_subscribed']);
});

test('a sentence about renewal that was never shown is no consent', async () => {
  const { token } = await onTrial();
  const body = { renewalConsent: { textVersion: '2020-01-01' } };
  const refused = await app.request('POST', '/api/users/payments/setup-intents', { token, body });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'renewalConsent.textVersion', code: 'unknown' }] },
  });
});

test('a card serves one trial; the other goes on without a card', async () => {
  const [lin, other] = [await onTrial(), await onTrial()];
  const first = await lin.addCard('same_card_again', false, { consent: true });
  const again = await other.addCard('same_card_again', false, { consent: true });
  expect([first.status, again.status, again.body.code]).toEqual([200, 409, 'trial_already_used']);
  expect(again.body).toMatchObject({
    message: 'This card was already used for a free trial. Your trial continues without a card.',
  });
  expect((await other.listCards()).body.items).toEqual([]);
  const { body } = await app.request('GET', '/api/users/subscriptions/listing', {
    token: other.token,
  });
  expect(body).toMatchObject({ subscription: { status: 'trialing', autopay: false } });
  // Nor does it go on with the card once that is saved without the consent.
  const { body: saved } = await other.addCard('same_card_again');
  const late = await other.continueTrial(saved.id);
  expect([late.status, late.body.code]).toEqual([409, 'trial_already_used']);
  // Paying is no trial: the card may pay.
  const { body: begun } = await other.pay((await other.preview(PRO)).body.quote.id);
  await other.confirm(begun.clientSecret, 'same_card_again');
  expect((await other.verify(begun.paymentId)).body.status).toBe('succeeded');
});
