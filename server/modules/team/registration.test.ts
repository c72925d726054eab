import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Invitation, User } from '#contract/generated/schemas.ts';
import { DAY_MS } from '#core/time.ts';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { accept, createTeamClient, join, look, PASSWORD } from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const AUTH = '/api/users/auth';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
});
afterAll(() => app.close());

const register = async (email: string, inviteToken: string) => {
  const person = { firstName: 'Leila', lastName: 'Fares', email, password: PASSWORD };
  const body = { ...person, acceptTerms: true, language: 'en', inviteToken };
  const answer = await app.request<{ message: string }>('POST', `${AUTH}/register/email`, { body });
  expect(answer.status).toBe(202);
  return answer.body;
};
const verify = (token: string) => app.request('POST', `${AUTH}/verify-email/${token}`);
/** Registers with an invitation and opens the link of the mail that follows. */
async function registerAndVerify(email: string, inviteToken: string) {
  await register(email, inviteToken);
  const link = app.mailer.token(email);
  expect((await verify(link)).status).toBe(200);
  return link;
}
async function signIn(email: string) {
  const body = { email, password: PASSWORD };
  const answer = await app.request<{ token: string; user: User }>('POST', `${AUTH}/login`, {
    body,
  });
  return answer.body;
}
const stateOf = async (token: string) => (await look<Invitation>(app, token)).body.state;
const joinedMails = (email: string) =>
  app.mailer.sent.filter(({ to, subject }) => to === email && subject.endsWith('joined your team'));
const tokenOf = (url = '') => url.slice(url.lastIndexOf('/') + 1);

test('a person who registers with the mailed link is on the team once the address is verified', async () => {
  const email = 'mailed@example.com';
  const client = await createTeamClient(app);
  await client.invite([{ email, preset: 'viewer' }]);
  const token = app.mailer.token(email);
  await register(email, token);
  expect((await signIn(email)).user).toMatchObject({ role: 'individual' });
  expect(await client.find(email)).toMatchObject({ status: 'invited' });
  expect((await verify(app.mailer.token(email))).status).toBe(200);
  const { user } = await signIn(email);
  expect(user).toMatchObject({ role: 'user', subscription: { seats: 5 } });
  expect(user.emailVerifiedAt).toBeDefined();
  expect(await client.find(email)).toMatchObject({ status: 'active', name: 'Leila Fares' });
  expect((await client.list()).seats.used).toBe(1);
  expect(joinedMails(client.email)).toHaveLength(1);
  expect(await stateOf(token)).toBe('used');
});

test('a copied link puts nobody on a team who only registers with it', async () => {
  const email = 'copied@example.com';
  const client = await createTeamClient(app);
  const { invited } = await client.invite([{ email, preset: 'viewer' }]);
  const copied = tokenOf(invited[0]?.invitationUrl);
  await register(email, copied);
  expect((await verify(app.mailer.token(email))).status).toBe(200);
  expect((await signIn(email)).user).toMatchObject({ role: 'individual' });
  expect(await client.find(email)).toMatchObject({ status: 'invited' });
  expect(await stateOf(copied)).toBe('open');
});

test('a reset of the password verifies the address, and joins too', async () => {
  const email = 'reset@example.com';
  const client = await createTeamClient(app);
  await client.invite([email]);
  await register(email, app.mailer.token(email));
  await app.request('POST', `${AUTH}/forgot-password`, { body: { email } });
  const path = `${AUTH}/reset-password/${app.mailer.token(email)}`;
  const reset = await app.request('POST', path, { body: { password: `${PASSWORD}!` } });
  expect(reset.status).toBe(200);
  expect(await client.find(email)).toMatchObject({ status: 'active' });
});

test('of ten who open the verification link at once, one joins; later ones change nothing', async () => {
  const email = 'replayed@example.com';
  const client = await createTeamClient(app);
  await client.invite([email]);
  await register(email, app.mailer.token(email));
  const link = app.mailer.token(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(link)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(joinedMails(client.email)).toHaveLength(1);
  expect((await client.list()).seats.used).toBe(1);
  // Taken off the team, a person is not put back by the old link.
  await client.remove((await client.find(email)).id);
  expect((await verify(link)).status).toBe(200);
  expect((await signIn(email)).user).toMatchObject({ role: 'individual' });
});

test('an invitation of another address, an unknown one and a used one are left aside', async () => {
  const client = await createTeamClient(app);
  await client.invite(['meant@example.com', 'taken@example.com']);
  const [meant, taken] = ['meant', 'taken'].map((name) => app.mailer.token(`${name}@example.com`));
  await accept(app, taken ?? '');
  const invitations = { other: meant, unknown: `pwi_${'a'.repeat(43)}`, used: taken };
  const answers = new Set<string>();
  for (const [name, token] of Object.entries(invitations)) {
    const email = `${name}@stranger.example`;
    answers.add(JSON.stringify(await register(email, token ?? '')));
    await verify(app.mailer.token(email));
    expect((await signIn(email)).user).toMatchObject({ role: 'individual' });
  }
  expect(answers.size).toBe(1);
  expect(await stateOf(meant ?? '')).toBe('open');
});

test.each(['before it is used', 'before the address is verified'])(
  'an invitation that expires %s leaves a verified account of its own',
  async (when) => {
    const email = `expired-${when.length}@example.com`;
    const client = await createTeamClient(app);
    await client.invite([email]);
    const invitation = app.mailer.token(email);
    const expire = () => app.billingClock.advance(7 * DAY_MS);
    if (when === 'before it is used') expire();
    await register(email, invitation);
    if (when !== 'before it is used') expire();
    await verify(app.mailer.token(email));
    const { user } = await signIn(email);
    expect(user).toMatchObject({ role: 'individual' });
    expect(user.emailVerifiedAt).toBeDefined();
    expect(await stateOf(invitation)).toBe('expired');
  },
);

test('an invitation that is sent again meanwhile holds', async () => {
  const email = 'resent@example.com';
  const client = await createTeamClient(app);
  await client.invite([email]);
  await register(email, app.mailer.token(email));
  const link = app.mailer.token(email);
  await client.resend((await client.find(email)).id);
  await verify(link);
  expect(await client.find(email)).toMatchObject({ status: 'active' });
});

test('without a seat the address is verified, and the invitation waits for one', async () => {
  const email = 'full@example.com';
  const client = await createTeamClient(app);
  await client.invite([email]);
  const invitation = app.mailer.token(email);
  const setStatus = (status: 'canceled' | 'active') =>
    app.db.update(subscriptions).set({ status }).where(eq(subscriptions.ownerId, client.userId));
  await setStatus('canceled');
  await registerAndVerify(email, invitation);
  const { user, token } = await signIn(email);
  expect(user).toMatchObject({ role: 'individual' });
  expect(user.emailVerifiedAt).toBeDefined();
  await setStatus('active');
  expect((await client.list()).seats.used).toBe(1);
  expect((await join(app, invitation, token)).status).toBe(200);
});

test('an account that is there already, and one that joined another team meanwhile, stay as they are', async () => {
  const client = await createTeamClient(app);
  const other = await createTeamClient(app);
  const known = await app.signUp();
  await client.invite([known.email, 'two-teams@example.com']);
  await register(known.email, app.mailer.token(known.email));
  const [row] = await app.db.select().from(users).where(eq(users.id, known.userId));
  expect(row).toMatchObject({ role: 'individual', ownerId: null });
  const email = 'two-teams@example.com';
  const first = app.mailer.token(email);
  await other.invite([email]);
  const second = app.mailer.token(email);
  await register(email, first);
  const link = app.mailer.token(email);
  await join(app, second, (await signIn(email)).token);
  expect((await verify(link)).status).toBe(200);
  expect(await other.find(email)).toMatchObject({ status: 'active' });
  expect(await client.find(email)).toMatchObject({ status: 'invited' });
  expect((await client.list()).seats.used).toBe(2);
});
