import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardList, TransactionPage } from '#contract/generated/schemas.ts';
import { HOUR_MS } from '#core/time.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import { disputes, providerEvents } from '#server/db/schema/billing-events.ts';
import { checkout } from '#server/testing/billing.ts';
import { report } from '#server/testing/figures.ts';
import { createStripeApp, type StripeApp } from '#server/testing/stripe/app.ts';
import type { StandInEvent } from '#server/testing/stripe/objects.ts';

/** All orders of a payment's events by `EXHAUSTIVE`; otherwise every tenth of them, the first and the last included. */
const STEP = process.env['EXHAUSTIVE'] === undefined ? 10 : 1;

let shop: StripeApp;
beforeAll(async () => {
  shop = await createStripeApp();
}, 120_000);
afterAll(() => shop?.close());

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** A payment with all that happens to it at Stripe: declined, paid, refunded in part, disputed, the dispute won. */
async function begin() {
  const { app, stripe } = shop;
  const { token, userId, email } = await app.signUp();
  const desk = checkout(app, token);
  const { body: shown } = await desk.preview({ planCode: 'pro', interval: 'month' });
  const { body: begun } = await desk.pay(shown.quote.id);
  const intent = begun.clientSecret?.split('_secret_')[0] ?? '';
  let disputed = '';
  const facts = [
    () => stripe.books.confirm(begun.clientSecret, 'declined'),
    () => stripe.books.confirm(begun.clientSecret, 'success'),
    () => stripe.books.refund(intent, 500),
    () => (disputed = stripe.books.dispute(intent, 'needs_response').id),
    () => stripe.books.dispute(intent, 'won', disputed),
  ];
  const events: StandInEvent[] = [];
  /** The event of a fact; what comes before it has happened by then, whether it was told or not. */
  const happen = (index: number): StandInEvent => {
    while (events.length <= index) {
      facts[events.length]?.();
      const told = stripe.books.events.at(-1);
      if (told) events.push(told);
    }
    return events[index] as StandInEvent;
  };
  async function state() {
    const path = '/api/users/payments/transactions?sort=createdAt';
    const { items, totals } = (await app.request<TransactionPage>('GET', path, { token })).body;
    const { status, planCode } = (await desk.current()).body.subscription;
    const { items: cards } = (
      await app.request<CardList>('GET', '/api/users/payments/cards', { token })
    ).body;
    const rows = await app.db
      .select({ status: disputes.status })
      .from(disputes)
      .innerJoin(payments, eq(payments.id, disputes.paymentId))
      .where(eq(payments.ownerId, userId));
    const mails = app.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    return {
      plan: [status, planCode],
      entries: items
        .map(({ type, status: outcome, total }) => `${type} ${outcome} ${total}`)
        .toSorted(),
      net: totals.net,
      cards: cards.length,
      disputes: rows.map((row) => row.status),
      mails: mails.map((subject) => subject.replace(/ PWC?-.*/, '')).toSorted(),
    };
  }
  return { happen, state };
}

const END = {
  plan: ['active', 'pro'],
  entries: ['refund succeeded -500', 'subscription succeeded 1200'],
  net: 700,
  cards: 1,
  disputes: ['won'],
  mails: ['Verify your email', 'Your receipt', 'Your refund'],
};
const all = ordersOf([0, 1, 2, 3, 4]);
const orders = all.filter((_, index) => index % STEP === 0 || index === all.length - 1);

test(
  `${orders.length} orders of a payment’s five events, each told twice, end in the same state`,
  async () => {
    expect(all).toHaveLength(120);
    for (const order of orders) {
      const { happen, state } = await begin();
      for (const index of order) await shop.deliver(happen(index));
      for (const index of order.toReversed()) await shop.deliver(happen(index));
      expect(await state(), order.join(' ')).toEqual(END);
    }
    expect(shop.stripe.faults).toEqual([]);
    report({ check: 'orders of a payment’s events', n: orders.length, bad: 0 });
  },
  60_000 + orders.length * 10_000,
);

test(
  'with every third message lost, the hourly look leads to the same state',
  async () => {
    const people = [];
    let turn = 0;
    for (const order of orders) {
      const person = await begin();
      for (const index of order) {
        const event = person.happen(index);
        if ((turn += 1) % 3 > 0) await shop.deliver(event);
      }
      people.push({ ...person, order });
    }
    shop.app.clock.advance(HOUR_MS);
    await shop.app.services.webhooks.catchUp();
    await shop.app.services.jobs.drain();
    for (const { state, order } of people) expect(await state(), order.join(' ')).toEqual(END);
    const open = await shop.app.db
      .select()
      .from(providerEvents)
      .where(isNull(providerEvents.appliedAt));
    expect(open).toEqual([]);
  },
  60_000 + orders.length * 10_000,
);
