import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Problem } from '#contract/generated/schemas.ts';
import { users } from '#server/db/schema/account.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTeamClient, join } from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' } as const;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
});
afterAll(() => app.close());

const statusOf = async (ownerId: string) => {
  const rows = await app.db.select().from(payments).where(eq(payments.ownerId, ownerId));
  return rows.map(({ status }) => status);
};

test('joining a team gives up a payment that waits for the bank; one that went through keeps its plan', async () => {
  const client = await createTeamClient(app);
  const [waiting, paid] = [await app.signUp(), await app.signUp()];
  await client.invite([waiting.email, paid.email]);
  const [first, second] = [app.mailer.token(waiting.email), app.mailer.token(paid.email)];
  const [late, quick] = [waiting, paid].map(({ token }) => checkout(app, token));
  if (!late || !quick) throw new Error('two people');
  const lateQuote = (await late.preview(PRO)).body.quote.id;
  const { body: open } = await late.pay(lateQuote);
  expect(open.status).toBe('requiresAction');
  const { body: begun } = await quick.pay((await quick.preview(PRO)).body.quote.id);
  await quick.confirm(begun.clientSecret, 'success');

  const joining = await join<Problem>(app, first, waiting.token);
  expect(joining.status).toBe(200);
  expect(await statusOf(waiting.userId)).toEqual(['canceled']);
  // The bank's question, answered in another tab after joining, charges nothing.
  const confirmed = await late.confirm(open.clientSecret, 'success');
  expect(confirmed.body.status).not.toBe('succeeded');

  const refused = await join<Problem>(app, second, paid.token);
  expect(refused.body).toMatchObject({ status: 409, code: 'address_unavailable' });
  expect(await statusOf(paid.userId)).toEqual(['succeeded']);
  expect((await quick.current()).body.subscription).toMatchObject({ planCode: 'pro' });
});

test('a payment and a trial look at the team again under the account’s lock', async () => {
  const client = await createTeamClient(app);
  const { token, userId, email } = await app.signUp();
  const { body: shown } = await checkout(app, token).preview(PRO);
  // As when joining commits between the check of a request's permissions and its work.
  const team = { role: 'user' as const, ownerId: client.userId, preset: 'editor' as const };
  await app.db.update(users).set(team).where(eq(users.id, userId));
  const ctx = { caller: individual(userId, email), locale: 'en' as const, ip: '127.0.0.1' };
  const consent = { acceptTerms: true as const, renewalConsent: { textVersion: '2026-11-01' } };
  const { payments: pays, trials } = app.services;
  const refused = { status: 403, code: 'forbidden' };
  await expect(
    pays.createPayment({ quoteId: shown.quote.id, ...consent }, ctx),
  ).rejects.toMatchObject(refused);
  await expect(
    trials.createFreeTrialPayment({ ...PRO, withCard: false, acceptTerms: true }, ctx),
  ).rejects.toMatchObject(refused);
  expect(await statusOf(userId)).toEqual([]);
});

/** The caller as a request saw them before they joined. */
const individual = (id: string, email: string) => ({
  id,
  email,
  firstName: 'Lin',
  lastName: 'Chen',
  role: 'individual' as const,
  preset: null,
  accountId: id,
  emailVerified: true,
  language: 'en' as const,
  timezone: 'UTC',
});
