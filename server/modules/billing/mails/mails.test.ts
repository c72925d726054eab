import { afterAll, beforeAll, expect, test } from 'vitest';
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
