import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trials } from '#server/db/schema/billing.ts';
import { cardSetups } from '#server/db/schema/billing-cards.ts';
import { newId } from '#server/platform/database/ids.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
const TEAM8 = { planCode: 'team', interval: 'month', seats: 8 };
const DAY = 86_400_000;
const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

const trialsOf = (ownerId: string) =>
  app.db.select().from(trials).where(eq(trials.ownerId, ownerId));

test('without a card the trial begins at once, and ends on Free after 30 times 24 hours', async () => {
  const lin = await newCustomer(app);
  const { status, body } = await lin.startTrial(PRO);
  expect(status).toBe(200);
  const end = new Date(new Date(body.now).getTime() + 30 * DAY).toISOString();
  expect(body).toEqual({
    subscription: {
      status: 'trialing',
      planCode: 'pro',
      interval: 'month',
      seats: 0,
      trialEnd: end,
      trialHasCard: false,
      currentPeriodEnd: end,
      autopay: false,
    },
    now: body.now,
    currency: 'USD',
    dueToday: 0,
  });
  app.billingClock.advance(30 * DAY - MINUTE);
  expect((await lin.current()).body.subscription.planCode).toBe('pro');
  app.billingClock.advance(MINUTE);
  expect((await lin.current()).body.subscription).toMatchObject({
    status: 'canceled',
    planCode: 'free',
  });
});

test('with a card its first invoice is known, and the card brings the seats', async () => {
  const lin = await newCustomer(app);
  const { body } = await lin.startTrial(TEAM8, true);
  expect(body).toMatchObject({
    subscription: { seats: 5, trialHasCard: false, autopay: false },
    dueToday: 0,
    firstInvoice: { amount: 6000, date: body.subscription.trialEnd },
  });
  await lin.confirm(body.clientSecret, 'success');
  expect((await lin.saveCard(body.setupIntentId, true)).status).toBe(200);
  const { subscription } = (await lin.current()).body;
  expect(subscription).toMatchObject({ seats: 8, trialHasCard: true, autopay: true });
  expect(subscription.nextInvoice).toEqual(body.firstInvoice);
  const [setup] = await app.db.select().from(cardSetups).where(eq(cardSetups.ownerId, lin.userId));
  expect(setup).toMatchObject({ consentVersion: '2026-11-01', consentLanguage: 'en' });
});

test.each([
  [{ ...TEAM8, withCard: false, acceptTerms: true }, 'seats', 'seats_out_of_range'],
  [{ ...TEAM8, seats: 26, withCard: true, acceptTerms: true }, 'renewalConsent', 'required'],
  [
    { ...TEAM8, withCard: true, acceptTerms: true, renewalConsent: { textVersion: '2020-01-01' } },
    'renewalConsent.textVersion',
    'unknown',
  ],
  [
    {
      ...TEAM8,
      seats: 26,
      withCard: true,
      acceptTerms: true,
      renewalConsent: { textVersion: '2026-11-01' },
    },
    'seats',
    'seats_out_of_range',
  ],
])('%j is refused on %s, and the trial is still there', async (body, field, code) => {
  const lin = await newCustomer(app);
  const path = '/api/users/stripe/createPayment-freeTrial';
  const refused = await app.request<{ errors: unknown[] }>('POST', path, {
    token: lin.token,
    body,
  });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code }]]);
  expect(JSON.stringify(refused.body)).not.toContain('{{');
  expect(await trialsOf(lin.userId)).toEqual([]);
  expect((await lin.startTrial(PRO)).status).toBe(200);
});

test('one trial a person, ever: by account and by address in any spelling', async () => {
  const lin = await newCustomer(app, 'lin.chen@example.com');
  await lin.startTrial(PRO);
  const again = await lin.startTrial({ planCode: 'team', interval: 'year' });
  expect([again.status, again.body.code]).toEqual([409, 'trial_already_used']);
  app.billingClock.advance(31 * DAY);
  expect((await lin.startTrial(PRO)).body.code).toBe('trial_already_used');
  for (const email of ['linchen@example.com', 'Lin.Chen+again@example.com']) {
    const other = await newCustomer(app, email);
    expect((await other.startTrial(PRO, true)).body.code, email).toBe('trial_already_used');
    // Nothing was begun for it.
    const setups = app.db.select().from(cardSetups).where(eq(cardSetups.ownerId, other.userId));
    expect(await setups).toEqual([]);
  }
});

test('a paid plan needs no trial, and paying ends one', async () => {
  const [lin, payer] = [await newCustomer(app), await newCustomer(app)];
  await payer.buy(PRO);
  const refused = await payer.startTrial(PRO);
  expect([refused.status, refused.body.code]).toEqual([409, 'already_subscribed']);
  await lin.startTrial(PRO);
  const { subscription, quote } = await lin.buy(TEAM8);
  expect(quote.endsTrial).toBe(true);
  expect(subscription).toMatchObject({ status: 'active', planCode: 'team', seats: 8 });
});

test('a payment that was begun before the trial charges nothing any more', async () => {
  const lin = await newCustomer(app);
  const { body: left } = await lin.pay((await lin.preview(TEAM8)).body.quote.id);
  expect((await lin.startTrial(PRO)).status).toBe(200);
  expect((await lin.confirm(left.clientSecret, 'success')).status).toBe(409);
  expect((await lin.verify(left.paymentId)).body).toMatchObject({
    status: 'failed',
    subscription: { status: 'trialing', planCode: 'pro' },
  });
});

test('a repeat with the same key answers the same trial and set-up', async () => {
  const lin = await newCustomer(app);
  const key = newId();
  const first = await lin.startTrial(TEAM8, true, key);
  const again = await lin.startTrial(TEAM8, true, key);
  expect(again.body).toEqual(first.body);
  expect(await trialsOf(lin.userId)).toHaveLength(1);
});
