import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { subscriptions, trials } from '#server/db/schema/billing.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import type { SubscriptionPlans, TransactionPage } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { startTrial } from '../engine/transitions.ts';
import { NEW_SUBSCRIPTION } from '../engine/subscription.ts';
import { subscriptionRepository } from '../subscriptions/repository.ts';
import { columnsOf } from '../subscriptions/state.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function customer() {
  const person = await newCustomer(app);
  const plan = async () => {
    const path = '/api/users/subscriptions/listing';
    const { body } = await app.request<SubscriptionPlans>('GET', path, { token: person.token });
    return body.subscription;
  };
  const history = async () => {
    const path = '/api/users/payments/transactions?sort=createdAt';
    const { body } = await app.request<TransactionPage>('GET', path, { token: person.token });
    return body.items.map(({ type, status, total, number }) => [
      type,
      status,
      total,
      number.replace(/-.*/, ''),
    ]);
  };
  const mails = () =>
    app.mailer.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject);
  return { ...person, plan, history, mails };
}

/** Time goes on, and what it asks for is done. */
async function pass(days: number) {
  app.billingClock.advance(days * DAY_MS);
  await app.services.renewals.runDue();
  await app.services.jobs.drain();
}

async function beginTrial(userId: string) {
  const now = app.billingClock.now();
  const terms = { ...PRO, seats: 0 };
  const step = startTrial(NEW_SUBSCRIPTION, terms, { now, trialUsed: false });
  if (!step.ok) throw new Error(step.refusal);
  await subscriptionRepository(app.db).save(userId, columnsOf(step.next, terms, now), now);
  await app.db
    .insert(trials)
    .values({ id: newId(), ownerId: userId, addressHash: newId(), startedAt: now });
}

test('a plan renews on its day, at the price that was shown, with one receipt', async () => {
  const lin = await customer();
  await lin.buy(PRO);
  const { nextInvoice, currentPeriodEnd = '' } = await lin.plan();
  const days = (Date.parse(currentPeriodEnd) - app.billingClock.now().getTime()) / DAY_MS;
  await pass(days - 0.01);
  expect(await lin.history()).toHaveLength(1);
  await pass(0.02);
  await app.services.renewals.runDue();
  expect(await lin.history()).toEqual([
    ['subscription', 'succeeded', 1200, 'PW'],
    ['renewal', 'succeeded', nextInvoice?.amount, 'PW'],
  ]);
  const after = await lin.plan();
  expect(after.status).toBe('active');
  expect(Date.parse(after.currentPeriodEnd ?? '')).toBeGreaterThan(Date.parse(currentPeriodEnd));
  expect(lin.mails().filter((subject) => subject.startsWith('Your receipt PW-'))).toHaveLength(2);
});

test('a trial without a card is reminded twice and ends on Free', async () => {
  const lin = await customer();
  await beginTrial(lin.userId);
  await pass(22.9);
  expect(lin.mails().some((subject) => subject.includes('trial'))).toBe(false);
  await pass(0.2);
  await pass(6);
  expect(lin.mails().filter((subject) => subject.includes('trial ends on'))).toHaveLength(2);
  await pass(1);
  expect(await lin.plan()).toMatchObject({ status: 'canceled', planCode: 'free', autopay: false });
  expect(lin.mails().at(-1)).toBe('Your Pro trial has ended');
  expect(await lin.history()).toEqual([]);
});

test('a trial with a card is announced nine days ahead, with the amount, and converts', async () => {
  const lin = await customer();
  await beginTrial(lin.userId);
  await lin.addCard('success', true, { consent: true });
  await pass(21.1);
  const reminder = app.mailer.last(lin.email);
  expect(reminder.subject).toMatch(/^Your Pro trial ends on /);
  expect(reminder.text).toContain('$12.00');
  expect(reminder.text).toContain('/flexibleprice');
  await pass(9);
  expect(await lin.plan()).toMatchObject({ status: 'active', planCode: 'pro', autopay: true });
  expect(await lin.history()).toEqual([['subscription', 'succeeded', 1200, 'PW']]);
});

test('a trial’s card that the bank took and then declines fails at the conversion; another one pays it', async () => {
  const lin = await customer();
  await beginTrial(lin.userId);
  const { status } = await lin.addCard('fails_at_renewal', true, { consent: true });
  expect(status).toBe(200);
  expect(await lin.plan()).toMatchObject({ status: 'trialing', autopay: true });
  await pass(30.1);
  expect(await lin.plan()).toMatchObject({ status: 'pastDue', planCode: 'pro' });
  expect(await lin.history()).toEqual([['subscription', 'failed', 1200, 'PWF']]);
  expect(lin.mails().at(-1)).toBe('Your payment for Pro failed');
  await lin.addCard('success', true, { overdueAmount: 1_200 });
  expect(await lin.plan()).toMatchObject({ status: 'active', planCode: 'pro' });
  expect((await lin.history()).slice(1)).toEqual([['renewal', 'succeeded', 1200, 'PW']]);
});

test('a card that fails is tried on days 1, 3, 5 and 7, then the plan ends on Free', async () => {
  const lin = await customer();
  await lin.buy(PRO, 'fails_at_renewal');
  const { currentPeriodEnd = '' } = await lin.plan();
  const days = (Date.parse(currentPeriodEnd) - app.billingClock.now().getTime()) / DAY_MS;
  await pass(days + 0.001);
  const statuses = [(await lin.plan()).status];
  const failures = [(await lin.history()).length - 1];
  for (let day = 1; day <= 7; day += 1) {
    await pass(1);
    await app.services.renewals.runDue();
    statuses.push((await lin.plan()).status);
    failures.push((await lin.history()).length - 1);
  }
  expect(failures).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  expect(statuses).toEqual([...Array.from({ length: 7 }, () => 'pastDue'), 'canceled']);
  expect((await lin.history()).slice(1)).toEqual(
    Array.from({ length: 5 }, () => ['renewal', 'failed', 1200, 'PWF']),
  );
  const told = lin.mails().slice(-5);
  expect(told).toEqual([
    ...Array.from({ length: 4 }, () => 'Your payment for Pro failed'),
    'Your Pro plan has ended',
  ]);
  await pass(60);
  expect(await lin.history()).toHaveLength(6);
});

test('a card that is added pays what is overdue at once, where the person agreed to that amount', async () => {
  const lin = await customer();
  await lin.buy(PRO, 'fails_at_renewal');
  const { currentPeriodEnd = '' } = await lin.plan();
  await pass((Date.parse(currentPeriodEnd) - app.billingClock.now().getTime()) / DAY_MS + 0.001);
  expect((await lin.plan()).status).toBe('pastDue');
  const { body: before } = await lin.current();
  expect(before.subscription.nextInvoice?.amount).toBe(1_200);
  const unchanged = async () => {
    expect(await lin.history()).toHaveLength(2);
    expect((await lin.current()).body.subscription).toEqual(before.subscription);
  };
  // Kept for later, agreed to another amount, and not for renewals at all: nothing is charged.
  const { body: kept } = await lin.addCard('success');
  await unchanged();
  expect(kept.isDefault).toBe(false);
  await lin.addCard('success', true, { overdueAmount: 1_199 });
  await unchanged();
  await lin.addCard('success', false, { overdueAmount: 1_200 });
  await unchanged();
  // Another default is charged on the next day of the calendar, not at once.
  await lin.makeDefault(kept.id);
  await unchanged();
  // Set up by the bank, and refused when it is charged: the calendar stays as it was.
  await lin.addCard('fails_at_renewal', true, { overdueAmount: 1_200 });
  expect(await lin.history()).toHaveLength(3);
  expect((await lin.current()).body.subscription).toEqual(before.subscription);
  await lin.addCard('success', true, { overdueAmount: 1_200 });
  expect((await lin.history()).at(-1)).toEqual(['renewal', 'succeeded', 1200, 'PW']);
  expect((await lin.plan()).status).toBe('active');
});

test('a card that the provider’s event saved first pays what is overdue too, once', async () => {
  const lin = await customer();
  await lin.buy(PRO, 'fails_at_renewal');
  const { currentPeriodEnd = '' } = await lin.plan();
  await pass((Date.parse(currentPeriodEnd) - app.billingClock.now().getTime()) / DAY_MS + 0.001);
  const { body: setup } = await lin.beginSetup();
  await lin.confirm(setup.clientSecret, 'fails_at_renewal');
  // As an event keeps it: it agrees to nothing.
  await lin.saveCard(setup.setupIntentId);
  expect(await lin.history()).toHaveLength(2);
  for (const _ of [1, 2]) {
    const { body: card } = await lin.saveCard(setup.setupIntentId, true, 1_200);
    expect(card.isDefault).toBe(true);
    await app.services.jobs.drain();
    // The repeat of a lost answer tries no second time.
    expect(await lin.history()).toHaveLength(3);
  }
});

test('a card that expires is announced once, 30 days before', async () => {
  const lin = await customer();
  await lin.buy({ ...PRO, interval: 'year' }, 'expires_next_month');
  await pass(0.01);
  await pass(62);
  await pass(5);
  const told = lin.mails().filter((subject) => subject.startsWith('Your card expires on'));
  expect(told).toHaveLength(1);
});

test('a bank that wants the person asks by mail, and what is paid late keeps its anchor', async () => {
  const lin = await customer();
  const { body: shown } = await lin.preview(PRO);
  const { body: begun } = await lin.pay(shown.quote.id);
  await lin.confirm(begun.clientSecret, 'authentication_required', true);
  await lin.verify(begun.paymentId);
  const { currentPeriodEnd = '' } = await lin.plan();
  const due = Date.parse(currentPeriodEnd);
  await pass((due - app.billingClock.now().getTime()) / DAY_MS + 0.001);
  const asked = app.mailer.last(lin.email);
  expect(asked.subject).toBe('Confirm your payment for Pro');
  expect(asked.text).toContain('/checkout?plan=pro&interval=month');
  await pass(2.5);
  const { quote } = await lin.buy(PRO);
  expect(quote).toMatchObject({ type: 'renewal', dueToday: 1200 });
  const after = await lin.plan();
  expect(after.status).toBe('active');
  // A month after the day on which it was due, not on which it was paid.
  const [row] = await app.db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.ownerId, lin.userId));
  expect(row?.periodStart.getTime()).toBe(due);
});

test('ten servers at once charge a period once', async () => {
  const lin = await customer();
  await lin.buy(PRO);
  app.billingClock.advance(32 * DAY_MS);
  await Promise.all(Array.from({ length: 10 }, () => app.services.renewals.wake(lin.userId)));
  expect(await lin.history()).toHaveLength(2);
  const rows = await app.db.select().from(payments).where(eq(payments.ownerId, lin.userId));
  expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
});

test('a payment that nobody finished is forgotten after a day', async () => {
  const lin = await customer();
  const { body: shown } = await lin.preview(PRO);
  const { body: begun } = await lin.pay(shown.quote.id);
  await pass(0.9);
  expect((await lin.plan()).status).toBe('incomplete');
  await pass(0.2);
  expect((await lin.plan()).status).toBe('none');
  // Its secret pays nothing any more.
  await lin.confirm(begun.clientSecret, 'success');
  expect((await lin.verify(begun.paymentId)).body.status).toBe('failed');
  expect(await lin.history()).toEqual([]);
});

test('an absence of a year brings each account to where it belongs, charge by charge', async () => {
  const lin = await customer();
  await lin.buy(PRO);
  await pass(95);
  expect(await lin.history()).toHaveLength(4);
  expect((await lin.plan()).status).toBe('active');
});
