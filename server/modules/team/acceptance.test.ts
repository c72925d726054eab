import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Invitation, JoinTeamAnswer, Problem } from '#contract/generated/schemas.ts';
import { DAY_MS } from '#core/time.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { accept, createTeamClient, join, look, PASSWORD } from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
});
afterAll(() => app.close());

const invitation = async (token: string) => (await look<Invitation>(app, token)).body;
const joining = (link: string, token: string) => join<JoinTeamAnswer & Problem>(app, link, token);

describe('somebody new', () => {
  test('reads what it is for, and is on the team and signed in', async () => {
    const client = await createTeamClient(app, { company: 'Haddad & Partners' });
    await client.invite([{ email: 'leila@example.com', name: 'Leila Fares', preset: 'viewer' }]);
    const link = app.mailer.token('leila@example.com');
    expect(await invitation(link)).toMatchObject({
      teamName: 'Haddad & Partners',
      inviterName: 'Amira Haddad',
      name: 'Leila Fares',
      emailMasked: 'l•••@e•••.com',
      preset: 'viewer',
      state: 'open',
      accountExists: false,
    });
    const accepted = await accept(app, link, { firstName: 'Layla' });
    expect(accepted.status).toBe(200);
    const { user, token } = accepted.body;
    expect(user).toMatchObject({ role: 'user', firstName: 'Layla', subscription: { seats: 5 } });
    expect(user.emailVerifiedAt).toBeDefined();
    expect((await app.request('GET', '/api/users/me/profile', { token })).status).toBe(200);
    expect((await app.request('GET', '/api/users/prompt/users', { token })).status).toBe(403);
    expect(await client.find('leila@example.com')).toMatchObject({
      status: 'active',
      name: 'Layla Fares',
    });
    expect(app.mailer.last(client.email).subject).toBe('Layla Fares joined your team');
    expect(await invitation(link)).toMatchObject({ state: 'used', accountExists: true });
    expect((await accept(app, link)).body).toMatchObject({ status: 410, code: 'link_expired' });
  });

  test('of twenty who use one link at once, one gets in', async () => {
    const client = await createTeamClient(app);
    await client.invite(['many@example.com']);
    const link = app.mailer.token('many@example.com');
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(app, link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await client.list()).seats.used).toBe(1);
  });

  test('keeps the rules of a registration', async () => {
    const client = await createTeamClient(app);
    await client.invite(['rules@example.com']);
    const link = app.mailer.token('rules@example.com');
    const { body } = await accept(app, link, { firstName: 'www.evil', password: 'password1' });
    expect(body.errors?.map(({ field, code }) => [field, code])).toEqual([
      ['firstName', 'not_a_name'],
      ['password', 'password_too_common'],
    ]);
    expect((await invitation(link)).state).toBe('open');
  });

  test('without a name that was given, the page asks for one; a team without a company is its client’s', async () => {
    const client = await createTeamClient(app);
    await client.invite(['plain@example.com']);
    const shown = await invitation(app.mailer.token('plain@example.com'));
    expect(shown).not.toHaveProperty('name');
    expect(shown).toMatchObject({ teamName: 'Amira Haddad’s team', inviterName: 'Amira Haddad' });
  });
});

describe('an account of its own', () => {
  test('joins when signed in as the address; a repeat answers the same person', async () => {
    const client = await createTeamClient(app);
    const person = await app.signUp({ verified: false });
    await client.invite([{ email: person.email.toUpperCase(), preset: 'viewer' }]);
    const link = app.mailer.token(person.email);
    expect(await invitation(link)).toMatchObject({ accountExists: true, state: 'open' });
    expect((await accept(app, link)).body).toMatchObject({ status: 409, code: 'account_exists' });
    const joined = await joining(link, person.token);
    expect(joined.body.user).toMatchObject({ id: person.userId, role: 'user' });
    expect(joined.body.user.emailVerifiedAt).toBeDefined();
    const again = await joining(link, person.token);
    expect([again.status, again.body.user.id]).toEqual([200, person.userId]);
  });

  test('is told when it is another one, with the masked address', async () => {
    const client = await createTeamClient(app);
    await client.invite(['right@example.com']);
    const link = app.mailer.token('right@example.com');
    const { token } = await app.signUp();
    expect((await joining(link, token)).body).toMatchObject({
      code: 'wrong_account',
      emailMasked: 'r•••@e•••.com',
    });
    expect((await joining(link, client.token)).body.code).toBe('wrong_account');
    expect((await invitation(link)).state).toBe('open');
  });

  test('with a plan, a trial or people of its own cannot join, though it could when invited', async () => {
    const client = await createTeamClient(app);
    const person = await app.signUp();
    await client.invite([person.email]);
    const link = app.mailer.token(person.email);
    await insertSubscription(app.db, person.userId, { planCode: 'pro', seats: 0 });
    expect((await joining(link, person.token)).body.code).toBe('address_unavailable');
    const of = eq(subscriptions.ownerId, person.userId);
    await app.db.update(subscriptions).set({ status: 'canceled' }).where(of);
    expect((await joining(link, person.token)).status).toBe(200);
    const other = await createTeamClient(app);
    await other.invite([person.email]);
    expect((await other.list()).items).toEqual([]);
  });
});

describe('a link that no longer works', () => {
  test('says whether it expired, was taken back or has no seat', async () => {
    const client = await createTeamClient(app, { seats: 2 });
    await client.invite(['gone@example.com', 'kept@example.com']);
    const gone = app.mailer.token('gone@example.com');
    const kept = app.mailer.token('kept@example.com');
    await client.remove((await client.find('gone@example.com')).id);
    expect(await invitation(gone)).toMatchObject({
      state: 'revoked',
      emailMasked: 'g•••@e•••.com',
    });
    expect((await accept(app, gone)).body.code).toBe('link_expired');
    const of = eq(subscriptions.ownerId, client.userId);
    await app.db.update(subscriptions).set({ status: 'canceled' }).where(of);
    expect((await invitation(kept)).state).toBe('full');
    expect((await accept(app, kept)).body).toMatchObject({
      code: 'seats_full',
      message: 'All seats on this team are taken. Ask the person who invited you.',
    });
    await app.db.update(subscriptions).set({ status: 'active' }).where(of);
    app.billingClock.advance(7 * DAY_MS);
    expect((await accept(app, kept)).body.code).toBe('link_expired');
    for (const token of [`pwi_${'a'.repeat(43)}`, 'x', kept.replace('pwi_', 'pwr_')])
      expect((await look<Problem>(app, token)).body.code).toBe('link_expired');
  });

  test('is forgotten ninety days after it expired', async () => {
    const client = await createTeamClient(app);
    await client.invite(['swept@example.com']);
    const link = app.mailer.token('swept@example.com');
    app.billingClock.advance(96 * DAY_MS);
    await app.services.maintain();
    expect((await look(app, link)).status).toBe(200);
    app.billingClock.advance(2 * DAY_MS);
    await app.services.maintain();
    expect((await look(app, link)).status).toBe(410);
  });
});

test('whoever joined signs in with the password that they chose', async () => {
  const client = await createTeamClient(app);
  const { email } = await client.hire('signs-in@example.com');
  const body = { email, password: PASSWORD };
  expect((await app.request('POST', '/api/users/auth/login', { body })).status).toBe(200);
});
