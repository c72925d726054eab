import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TransactionPage } from '#contract/generated/schemas.ts';
import { DAY_MS } from '#core/time.ts';
import { payments, sandboxIntents } from '#server/db/schema/billing-payments.ts';
import { checkout } from '#server/testing/billing.ts';
import { report } from '#server/testing/figures.ts';
import { random } from '#server/testing/ledger.ts';
import { createStripeApp, type StripeApp } from '#server/testing/stripe/app.ts';
import type { StandInCard } from '#server/testing/stripe/refusals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createMovableClock, type MovableClock } from '../clock/movable-clock.ts';

/**
 * Random lives of customers, each lived twice: on the sandbox and through the Stripe adapter. Every answer, figure and
 * charge has to be the same. The published figure: `RUNS=2000 npx vitest run --project server
 * server/modules/billing/payments/provider-histories.test.ts`, with `SEED` for others.
 */
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const RUNS = Number(process.env['RUNS'] ?? (EXHAUSTIVE ? 2_000 : 4));
const SEED = Number(process.env['SEED'] ?? 20_261_122);
const LENGTH = 16;
const WAITS = [0, 1, 3, 14, 15, 30.001, 31, 92];

/** What a card's bank does, in the words of both providers. */
const BANKS = [
  { sandbox: 'success', stripe: 'success' },
  { sandbox: 'success', stripe: 'success' },
  { sandbox: 'declined', stripe: 'declined' },
  { sandbox: 'insufficient_funds', stripe: 'insufficient_funds' },
  { sandbox: 'authentication_required', stripe: 'asks', answer: true },
  { sandbox: 'authentication_required', stripe: 'asks', answer: false },
  { sandbox: 'fails_at_renewal', stripe: 'fails_later' },
] as const satisfies { sandbox: string; stripe: StandInCard; answer?: boolean }[];
type Bank = (typeof BANKS)[number];

/** Billing's clock is stopped between the steps, so that seconds are the same in both lives. */
function newClock(): MovableClock {
  const start = { now: () => new Date('2026-11-08T10:00:00Z') };
  const clock = createMovableClock(start, { read: () => undefined, write: () => undefined });
  clock.stop();
  return clock;
}

type Shop = {
  app: TestApp;
  clock: MovableClock;
  /** What the browser does with a card. */
  confirm(token: string, clientSecret: string | undefined, bank: Bank): Promise<void>;
  /** What the provider took from a person, in order. */
  charges(ownerId: string): Promise<number[]>;
  /** Sends what the provider tells by itself. */
  deliver(): Promise<void>;
};

async function sandboxShop(): Promise<Shop> {
  const clock = newClock();
  const app = await createTestApp({
    movableClock: clock,
    config: { rateLimitFactor: 1_000_000 },
  });
  return {
    app,
    clock,
    async confirm(token, clientSecret, bank) {
      const { confirm } = checkout({ ...app, request: app.send }, token);
      await confirm(clientSecret, bank.sandbox, 'answer' in bank ? bank.answer : undefined);
    },
    async charges(ownerId) {
      const isOwn = and(eq(sandboxIntents.ownerId, ownerId), eq(sandboxIntents.kind, 'payment'));
      const rows = await app.db.select().from(sandboxIntents).where(isOwn);
      return amountsOf(rows);
    },
    deliver: () => Promise.resolve(),
  };
}

function stripeShop({ app, stripe, deliver }: StripeApp, clock: MovableClock): Shop {
  let told = 0;
  return {
    app,
    clock,
    async confirm(_token, clientSecret, bank) {
      const isRefused = 'answer' in bank && !bank.answer;
      stripe.books.confirm(clientSecret, bank.stripe, isRefused ? 'no' : 'yes');
      await Promise.resolve();
    },
    charges: (ownerId) => {
      const own = [...stripe.books.payments.values()].filter(
        ({ metadata }) => metadata['accountId'] === ownerId,
      );
      return Promise.resolve(amountsOf(own));
    },
    async deliver() {
      const events = stripe.books.events.slice(told);
      told = stripe.books.events.length;
      // The newest first, and the first of them twice.
      for (const event of [...events.toReversed(), ...events.slice(0, 1)]) await deliver(event);
    },
  };
}

const amountsOf = (rows: readonly { status: string; amount: number }[]) =>
  rows
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount }) => amount)
    .toSorted((a, b) => a - b);

let shops: Shop[];
let standIn: StripeApp;
beforeAll(async () => {
  const clock = newClock();
  standIn = await createStripeApp({
    movableClock: clock,
    config: { rateLimitFactor: 1_000_000 },
  });
  shops = [await sandboxShop(), stripeShop(standIn, clock)];
}, 120_000);
afterAll(async () => {
  await shops?.[0]?.app.close();
  await standIn?.close();
});

/** One life, as what was answered to each step. */
async function live(shop: Shop, seed: number): Promise<{ told: string[]; charges: number[] }> {
  const next = random(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  const { app } = shop;
  const person = await app.signUp();
  const { token, userId } = person;
  // The queue is worked off once a step, not after each request: that is a third of all statements.
  const desk = checkout({ ...app, request: app.send }, token);
  const told: string[] = [];
  const plan = () => ({
    planCode: pick(['pro', 'team', 'team', 'business']),
    interval: pick(['month', 'month', 'year']),
  });
  const seats = () => ({ ...plan(), planCode: 'team', seats: 5 + Math.floor(next() * 6) });
  const wanted = () => (next() < 0.5 ? plan() : seats());
  const cardOf = async () => {
    const { status, body } = await desk.listCards();
    expect({ seed, status }).toEqual({ seed, status: 200 });
    return pick(body.items)?.id;
  };

  const steps: Record<string, () => Promise<unknown>> = {
    async buy() {
      const bank = pick(BANKS);
      const { status, body } = await desk.preview(wanted());
      if (status !== 200) return [status, body.code];
      const { quote } = body;
      const begun = await desk.pay(quote.id);
      const { clientSecret, paymentId, code } = begun.body;
      if (!clientSecret) return [begun.status, code, begun.body.status];
      await shop.confirm(token, clientSecret, bank);
      const verified = await desk.verify(paymentId);
      return [quote.dueToday, verified.body.status, verified.body.transaction?.total];
    },
    async upgrade() {
      const cardId = await cardOf();
      const {
        planCode,
        interval = 'month',
        seats: taken,
      } = (await desk.current()).body.subscription;
      const more = { planCode, interval, seats: taken + 1 + Math.floor(next() * 3) };
      const { status, body } = await desk.preview(taken > 0 ? more : wanted());
      if (status !== 200 || !cardId) return [status, body.code];
      const paid = await desk.pay(body.quote.id, undefined, cardId);
      return [body.quote.dueToday, paid.status, paid.body.code, paid.body.status];
    },
    async addCard() {
      const bank = pick(BANKS);
      const { body } = await desk.beginSetup();
      await shop.confirm(token, body.clientSecret, bank);
      const saved = await desk.saveCard(body.setupIntentId, next() < 0.5);
      return [saved.status, saved.body.isDefault];
    },
    async trial() {
      const withCard = next() < 0.5;
      const begun = await desk.startTrial(plan(), withCard);
      if (!begun.body.clientSecret) return [begun.status, begun.body.code];
      await shop.confirm(token, begun.body.clientSecret, pick(BANKS));
      return [begun.status, (await desk.saveCard(begun.body.setupIntentId)).status];
    },
    cancel: async () => [(await desk.cancel()).status],
    resume: async () => [(await desk.resume()).status],
    change: async () => [(await desk.change(wanted())).status],
    discard: async () => [(await desk.discard()).status],
    async withdraw() {
      const body = { confirm: true };
      const path = '/api/users/subscriptions/withdraw';
      const { status } = await app.request('POST', path, { token, body });
      return [status];
    },
    async wait() {
      shop.clock.stopAt(new Date(shop.clock.now().getTime() + pick(WAITS) * DAY_MS));
      await app.services.renewals.wake(userId);
      return [];
    },
  };
  const names = [...Object.keys(steps), 'buy', 'buy', 'wait', 'wait', 'upgrade'];
  for (let turn = 0; turn < LENGTH; turn += 1) {
    const name = pick(names);
    const answer = await steps[name]?.();
    await app.services.jobs.drain();
    if (next() < 0.5) await shop.deliver();
    const { subscription } = (await desk.current()).body;
    const { status, planCode } = subscription;
    told.push(`${name} ${JSON.stringify(answer)} → ${status} ${planCode} ${subscription.seats}`);
  }
  await shop.deliver();
  const path = '/api/users/payments/transactions?sort=createdAt&pageSize=100';
  const { body } = await app.request<TransactionPage>('GET', path, { token });
  told.push(...body.items.map(({ type, status, total }) => `${type} ${status} ${total}`));
  told.push(JSON.stringify(body.totals));
  // What was taken is what was quoted and entered, to the cent.
  const rows = await app.db.select().from(payments).where(eq(payments.ownerId, userId));
  const charges = await shop.charges(userId);
  expect(amountsOf(rows).filter((amount) => amount > 0)).toEqual(charges);
  for (const { amount, quote } of rows)
    expect(amount).toBe((quote as { dueToday: number }).dueToday);
  return { told, charges };
}

test(
  'a life costs the same on the sandbox and through Stripe, answer by answer',
  async () => {
    let charged = 0;
    for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
      const [sandbox, stripe] = [
        await live(shops[0] as Shop, seed),
        await live(shops[1] as Shop, seed),
      ];
      expect(stripe, `seed ${seed}`).toEqual(sandbox);
      charged += stripe.charges.length;
    }
    expect(standIn.stripe.faults).toEqual([]);
    expect(charged).toBeGreaterThan(0);
    report({ check: 'histories on both providers', n: RUNS, bad: 0, seed: SEED, charges: charged });
  },
  60_000 + RUNS * 15_000,
);
