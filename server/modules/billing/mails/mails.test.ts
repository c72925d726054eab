import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { newCustomer } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TEAM8 = { planCode: 'team', interval: 'month', seats: 8 };
const TEAM5 = { ...TEAM8, seats: 5 };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 1_000 } });
}, 60_000);
afterAll(() => app.close());

async function customer() {
  const person = await newCustomer(app);
  /** What was sent since the last look, once everything queued has left. */
  let seen = app.mailer.sent.length;
  const mails = async () => {
    await app.services.jobs.drain();
    const sent = app.mailer.sent.slice(seen).filter(({ to }) => to === person.email);
    seen = app.mailer.sent.length;
    return sent;
  };
  await mails();
  return { ...person, mails };
}

test('each change of a plan is confirmed once', async () => {
  const lin = await customer();
  await lin.buy(TEAM8);
  expect((await lin.mails()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your receipt PW-\d{4}-\d{5}$/),
  ]);
  await lin.change({ ...TEAM5, preview: true });
  expect(await lin.mails()).toEqual([]);
  await lin.change(TEAM5);
  const [scheduled, ...more] = await lin.mails();
  expect(more).toEqual([]);
  expect(scheduled?.subject).toMatch(/^Your plan changes on /);
  expect(scheduled?.text).toContain('Team with 5 seats, monthly');
  for (let round = 0; round < 2; round += 1) {
    await lin.cancel();
    await lin.cancel();
    const [canceled, again] = await lin.mails();
    expect(again).toBeUndefined();
    expect(canceled?.subject).toBe('You canceled Team');
    expect(canceled?.text).toContain('Your plan keeps working until');
    await lin.resume();
    await lin.resume();
    const [resumed, twice] = await lin.mails();
    expect(twice).toBeUndefined();
    expect(resumed?.subject).toBe('Your Team plan continues');
    expect(resumed?.text).toContain('$60.00');
  }
});

test('what is paid for in mid-period is confirmed with the plan as it is now', async () => {
  const lin = await customer();
  await lin.buy(TEAM5);
  await lin.mails();
  const [card] = (await lin.listCards()).body.items;
  await lin.pay((await lin.preview(TEAM8)).body.quote.id, undefined, card?.id);
  const told = await lin.mails();
  expect(told.map(({ subject }) => subject.replace(/PW-.*/, '…')).toSorted()).toEqual([
    'Your receipt …',
    'You’re now on Team',
  ]);
  expect(told.find(({ subject }) => subject.startsWith('You’re'))?.text).toContain(
    'Your plan is now Team with 8 seats, monthly.',
  );
});

test('a plan by the year is announced 30 days before it renews, once and with the amount', async () => {
  const lin = await customer();
  await lin.buy({ planCode: 'pro', interval: 'year' });
  await lin.mails();
  const { nextInvoice, currentPeriodEnd = '' } = (await lin.current()).body.subscription;
  const days = (Date.parse(currentPeriodEnd) - app.billingClock.now().getTime()) / DAY_MS;
  const pass = async (span: number) => {
    app.billingClock.advance(span * DAY_MS);
    await app.services.renewals.runDue();
    return lin.mails();
  };
  expect(await pass(days - 30.1)).toEqual([]);
  const [told, ...more] = await pass(0.2);
  expect(more).toEqual([]);
  expect(told?.subject).toMatch(/^Your Pro plan renews on /);
  expect([nextInvoice?.amount, told?.text]).toEqual([11_500, expect.stringContaining('$115.00')]);
  expect(await pass(29)).toEqual([]);
});

test('a trial says what follows it: Free without a card, the amount with one', async () => {
  const lin = await customer();
  await lin.startTrial({ planCode: 'pro', interval: 'month' });
  const [begun] = await lin.mails();
  expect(begun?.subject).toBe('Your Pro trial has started');
  expect(begun?.text).toContain('Nothing is charged');
  const amira = await customer();
  const { body: trial } = await amira.startTrial(TEAM8, true);
  expect(await amira.mails()).toEqual([]);
  await amira.confirm(trial.clientSecret, 'success');
  await amira.saveCard(trial.setupIntentId);
  const [converts, ...more] = await amira.mails();
  expect(more).toEqual([]);
  expect(converts?.text).toContain('we charge your card $60.00');
});
