import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancellations, subscriptions, transactions } from '#server/db/schema/billing.ts';
import { subUsers } from '#server/db/schema/team.ts';
import { checkout, newCustomer } from '#server/testing/billing.ts';
import { addSubUser, subUser } from '#server/testing/sub-users.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
const TEAM8 = { planCode: 'team', interval: 'month', seats: 8 };
const TEAM5 = { planCode: 'team', interval: 'month', seats: 5 };
const DAY = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function subscriber(plan: Parameters<ReturnType<typeof checkout>['buy']>[0] = TEAM8) {
  const person = await newCustomer(app);
  await person.buy(plan);
  return person;
}

test('a person without a plan has nothing to cancel, resume or change', async () => {
  const lin = await newCustomer(app);
  expect((await lin.current()).body).toMatchObject({
    subscription: { status: 'none', planCode: 'free', autopay: false },
    credit: 0,
  });
  expect((await lin.cancel()).body.code).toBe('nothing_to_cancel');
  expect((await lin.resume()).body.code).toBe('not_subscribed');
  expect((await lin.change(TEAM5)).body.code).toBe('not_subscribed');
  expect((await lin.discard()).body.subscription.status).toBe('none');
  await lin.startTrial(PRO);
  expect((await lin.cancel()).body.code).toBe('nothing_to_cancel');
  expect((await lin.resume()).body.code).toBe('card_required');
  expect((await lin.change(PRO)).body.code).toBe('not_subscribed');
});

test('a cancelled plan holds to its end; until then it can be resumed', async () => {
  const amira = await subscriber();
  const { nextInvoice, currentPeriodEnd } = (await amira.current()).body.subscription;
  const reason = 'The project ended.';
  // What a database cannot hold is left out.
  const first = await amira.cancel({ reason: `${reason}\u0000` });
  expect(first.body.subscription).toMatchObject({
    status: 'canceling',
    cancelAt: currentPeriodEnd,
    autopay: false,
    seats: 8,
  });
  expect(first.body.subscription).not.toHaveProperty('nextInvoice');
  // Again it is the same, and the words are kept once.
  expect((await amira.cancel({ reason })).body).toEqual(first.body);
  const kept = app.db.select().from(cancellations).where(eq(cancellations.ownerId, amira.userId));
  expect(await kept).toMatchObject([{ reason, planCode: 'team' }]);
  const resumed = await amira.resume();
  expect(resumed.body.subscription).toMatchObject({ status: 'active', autopay: true, nextInvoice });
  expect((await amira.resume()).body).toEqual(resumed.body);
  await amira.cancel();
  // A plan that renews no more needs no card; resuming it does.
  for (const { id } of (await amira.listCards()).body.items)
    expect((await amira.removeCard(id)).status).toBe(204);
  expect((await amira.resume()).body.code).toBe('card_required');
  app.billingClock.advance(32 * DAY);
  expect((await amira.resume()).body.code).toBe('not_subscribed');
  expect((await amira.current()).body.subscription.planCode).toBe('free');
});

test('a trial with a card is cancelled and resumed, and keeps its days', async () => {
  const lin = await newCustomer(app);
  const { body: trial } = await lin.startTrial(TEAM8, true);
  await lin.confirm(trial.clientSecret, 'success');
  await lin.saveCard(trial.setupIntentId);
  expect((await lin.cancel()).body.subscription).toMatchObject({
    status: 'trialing',
    trialHasCard: true,
    autopay: false,
  });
  expect((await lin.resume()).body.subscription).toMatchObject({ autopay: true });
});

test('what was begun before cancelling charges nothing after it', async () => {
  const amira = await subscriber();
  const { body: upgrade } = await amira.pay(
    (await amira.preview({ ...TEAM8, seats: 12 })).body.quote.id,
  );
  expect((await amira.cancel()).body.subscription.status).toBe('canceling');
  expect((await amira.confirm(upgrade.clientSecret, 'success')).status).toBe(409);
  expect((await amira.verify(upgrade.paymentId)).body).toMatchObject({
    status: 'failed',
    subscription: { status: 'canceling', seats: 8 },
  });
});

test('what was paid before cancelling is entered first, then cancelled', async () => {
  const amira = await subscriber();
  const { body: upgrade } = await amira.pay(
    (await amira.preview({ ...TEAM8, seats: 12 })).body.quote.id,
  );
  await amira.confirm(upgrade.clientSecret, 'success');
  expect((await amira.cancel()).body.subscription).toMatchObject({
    status: 'canceling',
    seats: 12,
  });
});

test('a smaller plan waits for the period’s end, and can be taken back', async () => {
  const amira = await subscriber();
  const before = (await amira.current()).body;
  const { body: shown } = await amira.change({ ...TEAM5, preview: true });
  expect(shown.pendingChange).toMatchObject({
    ...TEAM5,
    effectiveAt: before.subscription.currentPeriodEnd,
    nextInvoice: { amount: 3900 },
    suspends: [],
  });
  expect((await amira.current()).body.pendingChange).toBeUndefined();
  const { body: scheduled } = await amira.change(TEAM5);
  expect(scheduled.subscription).toMatchObject({ seats: 8, nextInvoice: { amount: 3900 } });
  expect((await amira.current()).body.pendingChange).toEqual(scheduled.pendingChange);
  const { body: second } = await amira.change(PRO);
  expect(second.pendingChange).toMatchObject({ planCode: 'pro', nextInvoice: { amount: 1200 } });
  const taken = await amira.discard();
  expect(taken.body.subscription).toEqual(before.subscription);
  expect(taken.body.pendingChange).toBeUndefined();
  expect((await amira.discard()).body.subscription).toEqual(before.subscription);
});

test('what is larger, the same or out of range is not scheduled', async () => {
  const amira = await subscriber();
  expect((await amira.change({ ...TEAM8, seats: 9 })).body.code).toBe('payment_needed');
  expect((await amira.change(TEAM8)).body.code).toBe('already_on_plan');
  const refused = await amira.change({ ...TEAM8, seats: 4 });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: 'seats' }]]);
});

test('the people without a place are named: the newest, or those who were not chosen', async () => {
  const [amira, other] = [await subscriber(), await subscriber()];
  const now = app.billingClock.now();
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia'];
  const rows = names.map((name, index) =>
    subUser(amira.userId, name, now, {
      status: 'active',
      invitedAt: new Date(now.getTime() - (20 - index) * DAY),
    }),
  );
  for (const row of rows) await addSubUser(app.db, row, { total: 8, now });
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const namesOf = (people: { name: string }[]) => people.map(({ name }) => name);
  const { body } = await amira.change({ ...TEAM5, preview: true });
  expect(namesOf(body.pendingChange.suspends)).toEqual(['Gia', 'Finn']);
  const keepSubUserIds = ['Ada', 'Ben', 'Cleo', 'Finn', 'Gia'].map(idOf);
  await amira.change({ ...TEAM5, keepSubUserIds });
  const { pendingChange } = (await amira.current()).body;
  expect(namesOf(pendingChange?.suspends ?? [])).toEqual(['Eva', 'Dan']);
  // A later change without a choice forgets the earlier one.
  await amira.change(TEAM5);
  expect(namesOf((await amira.current()).body.pendingChange?.suspends ?? [])).toEqual([
    'Gia',
    'Finn',
  ]);
  const many = await amira.change({
    ...TEAM5,
    keepSubUserIds: rows.slice(0, 6).map(({ id }) => id),
  });
  expect(many.body.errors).toMatchObject([
    { code: 'plan_needs_fewer_seats', message: 'Choose at most 5 people.' },
  ]);
  const foreign = await other.change({ ...TEAM5, keepSubUserIds: [idOf('Ada')] });
  expect(foreign.body.errors).toMatchObject([{ field: 'keepSubUserIds.0', code: 'not_found' }]);
});

test('the day suspends whom the preview named: suspended people give up their seats first', async () => {
  const amira = await subscriber();
  const now = app.billingClock.now();
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gia', 'Hana'];
  const rows = names.map((name, index) =>
    subUser(amira.userId, name, now, {
      status: index < 3 ? 'suspended' : 'active',
      invitedAt: new Date(now.getTime() - (20 - index) * DAY),
    }),
  );
  for (const row of rows) await addSubUser(app.db, row, { total: 8, now });
  const { body } = await amira.change(TEAM5);
  expect(body.pendingChange.suspends).toEqual([]);
  const mine = eq(subscriptions.ownerId, amira.userId);
  await app.db.update(subscriptions).set({ seats: 5 }).where(mine);
  await app.services.members.fitSeats(amira.userId, []);
  const people = await app.db.select().from(subUsers).where(eq(subUsers.ownerId, amira.userId));
  const working = people.filter(({ status }) => status === 'active').map(({ name }) => name);
  expect(working.toSorted()).toEqual(['Dan', 'Eva', 'Finn', 'Gia', 'Hana']);
  expect(people.filter(({ holdsSeat }) => holdsSeat === 1)).toHaveLength(5);
});

test('cancelling and paying for more discard a scheduled change', async () => {
  const amira = await subscriber();
  await amira.change(TEAM5);
  await amira.cancel();
  await amira.resume();
  expect((await amira.current()).body.pendingChange).toBeUndefined();
  await amira.change(TEAM5);
  await amira.buy({ ...TEAM8, seats: 9 });
  const { pendingChange, subscription } = (await amira.current()).body;
  expect([pendingChange, subscription.seats]).toEqual([undefined, 9]);
});

test('the right to withdraw names its end and what would be paid back, to the cent', async () => {
  const lin = await newCustomer(app);
  await lin.startTrial(PRO);
  expect((await lin.current()).body.withdrawal).toBeUndefined();
  const { transaction } = await lin.buy(TEAM8);
  const paidAt = new Date(transaction?.paidAt ?? '').getTime();
  app.billingClock.advance(DAY);
  const { quote } = await lin.buy({ ...TEAM8, seats: 10 });
  const { withdrawal } = (await lin.current()).body;
  expect(withdrawal).toEqual({
    until: new Date(paidAt + 14 * DAY).toISOString(),
    amount: 6000 + quote.dueToday,
  });
  app.billingClock.advance(13 * DAY);
  expect((await lin.current()).body.withdrawal).toBeUndefined();
});

test('credit and a small open amount are distinguished', async () => {
  const amira = await subscriber(PRO);
  const set = (balance: number) =>
    app.db.update(subscriptions).set({ balance }).where(eq(subscriptions.ownerId, amira.userId));
  await set(2500);
  const { body } = await amira.current();
  expect(body).toMatchObject({
    credit: 2500,
    subscription: { nextInvoice: { amount: 0, credit: 1200 } },
  });
  expect(body).not.toHaveProperty('owed');
  await set(-35);
  expect((await amira.current()).body).toMatchObject({
    credit: 0,
    owed: 35,
    subscription: { nextInvoice: { amount: 1235, owed: 35 } },
  });
  const rows = app.db.select().from(transactions).where(eq(transactions.ownerId, amira.userId));
  expect(await rows).toHaveLength(1);
});

test('a renewal that failed says when it is tried again and why it failed', async () => {
  const amira = await subscriber();
  const since = app.billingClock.now();
  const at = (days: number) => new Date(since.getTime() + days * DAY);
  await app.db
    .update(subscriptions)
    .set({
      status: 'pastDue',
      periodStart: at(-30),
      periodEnd: at(0),
      dunningSince: since,
      triesFailed: 1,
      retryAt: at(3),
      needsConfirmation: false,
    })
    .where(eq(subscriptions.ownerId, amira.userId));
  expect((await amira.current()).body.dunning).toMatchObject({
    failedAt: since.toISOString(),
    attempts: 2,
    nextTryAt: at(3).toISOString(),
    endsAt: at(7).toISOString(),
    needsConfirmation: false,
    failure: { code: 'processing_error' },
  });
  // Nothing is owed to a plan that ends at once.
  expect((await amira.cancel()).body.subscription).toMatchObject({
    status: 'canceled',
    planCode: 'free',
  });
});
