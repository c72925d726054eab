import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import { cards } from '#server/db/schema/billing-cards.ts';
import { payments, sandboxIntents } from '#server/db/schema/billing-payments.ts';
import { createLog } from '#server/platform/log.ts';
import { PaymentsUnavailable, type PaymentsPort } from '#server/ports/payments.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createSandbox } from '../sandbox/service.ts';
import { createRenewalService } from './service.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
let app: TestApp;
let sandbox: PaymentsPort;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
  sandbox = createSandbox({ db: app.db, clock: app.billingClock, secretKey: Buffer.alloc(32) });
}, 60_000);
afterAll(() => app.close());

/** The renewals of a server whose provider answers otherwise. */
function renewalsWith(change: Partial<PaymentsPort>) {
  return createRenewalService({
    db: app.db,
    clock: app.billingClock,
    jobs: { ...app.services.jobs, handle: () => undefined, repeat: () => undefined },
    provider: { ...sandbox, ...change },
    pricing: { taxRate: app.config.tax.rate },
    log: createLog('silent'),
  });
}
/** The bank charges the card; the answer is lost on the way. */
const losesAnswers: Partial<PaymentsPort> = {
  async chargeCard(paymentId, cardId) {
    await sandbox.chargeCard(paymentId, cardId);
    throw new PaymentsUnavailable();
  },
};

async function payer() {
  const person = await app.signUp();
  const lin = checkout(app, person.token);
  await lin.buy(PRO);
  const statuses = async () => {
    const rows = await app.db.select().from(payments).where(eq(payments.ownerId, person.userId));
    return rows.map(({ status }) => status).toSorted();
  };
  const charges = async () => {
    const own = eq(sandboxIntents.ownerId, person.userId);
    const rows = await app.db.select().from(sandboxIntents).where(own);
    return rows.filter(({ kind, status }) => kind === 'payment' && status === 'succeeded').length;
  };
  return { ...person, ...lin, statuses, charges };
}

test('a charge whose answer was lost is asked for before another card is tried', async () => {
  const lin = await payer();
  const [paidWith] = (await lin.listCards()).body.items;
  await lin.addCard();
  app.billingClock.advance(32 * DAY_MS);
  await expect(renewalsWith(losesAnswers).wake(lin.userId)).rejects.toThrow(PaymentsUnavailable);
  expect(await lin.statuses()).toEqual(['processing', 'succeeded']);
  // As a provider's event leaves it that knows nothing of the payment.
  await app.db.delete(cards).where(eq(cards.id, paidWith?.id ?? ''));
  await app.services.renewals.wake(lin.userId);
  expect(await lin.statuses()).toEqual(['succeeded', 'succeeded']);
  expect(await lin.charges()).toBe(2);
  expect((await lin.current()).body.subscription.status).toBe('active');
});

test('a card that is removed while it is charged is charged no more: what went through is entered', async () => {
  const lin = await payer();
  const [paidWith] = (await lin.listCards()).body.items;
  await lin.addCard();
  app.billingClock.advance(32 * DAY_MS);
  await expect(renewalsWith(losesAnswers).wake(lin.userId)).rejects.toThrow(PaymentsUnavailable);
  expect((await lin.removeCard(paidWith?.id ?? '')).status).toBe(204);
  expect(await lin.statuses()).toEqual(['succeeded', 'succeeded']);
  expect(await lin.charges()).toBe(2);
});

test('a charge that had not reached the bank is given up with its card, and the next card pays', async () => {
  const lin = await payer();
  const [first] = (await lin.listCards()).body.items;
  const { body: second } = await lin.addCard();
  app.billingClock.advance(32 * DAY_MS);
  const isAway = renewalsWith({ chargeCard: () => Promise.reject(new PaymentsUnavailable()) });
  await expect(isAway.wake(lin.userId)).rejects.toThrow(PaymentsUnavailable);
  await lin.removeCard(first?.id ?? '');
  expect(await lin.statuses()).toEqual(['canceled', 'succeeded']);
  await app.services.renewals.wake(lin.userId);
  expect(await lin.statuses()).toEqual(['canceled', 'succeeded', 'succeeded']);
  const paid = await app.db.select().from(payments).where(eq(payments.cardId, second.id));
  expect(paid).toMatchObject([{ status: 'succeeded' }]);
  // No card was refused, so none was told of.
  expect(app.mailer.sent.filter(({ to }) => to === lin.email).at(-1)?.subject).toMatch(/^Your rec/);
});

test('accounts that the provider cannot be asked for hold up no others', async () => {
  const people = [];
  for (let index = 0; index < 6; index += 1) people.push(await payer());
  const stuck = new Set<string>();
  for (const { listCards } of people.slice(0, 5)) {
    const [card] = (await listCards()).body.items;
    const [row] = await app.db
      .select()
      .from(cards)
      .where(eq(cards.id, card?.id ?? ''));
    stuck.add(row?.providerId ?? '');
  }
  app.billingClock.advance(32 * DAY_MS);
  const renewals = renewalsWith({
    chargeCard: (paymentId, cardId) =>
      stuck.has(cardId)
        ? Promise.reject(new PaymentsUnavailable())
        : sandbox.chargeCard(paymentId, cardId),
  });
  await renewals.runDue();
  app.billingClock.advance(MINUTE_MS);
  await renewals.runDue();
  const last = people.at(-1);
  expect(await last?.statuses()).toEqual(['succeeded', 'succeeded']);
  stuck.clear();
  app.billingClock.advance(60 * MINUTE_MS);
  await renewals.runDue();
  for (const { statuses } of people) expect(await statuses()).toEqual(['succeeded', 'succeeded']);
}, 60_000);
