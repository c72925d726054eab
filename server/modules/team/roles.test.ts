import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CategoryUsage, PromptPage, User } from '#contract/generated/schemas.ts';
import { DAY_MS } from '#core/time.ts';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { draft } from '#server/testing/prepare-prompts.ts';
import { createTeamClient } from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
});
afterAll(() => app.close());

const roleOf = async (token: string) =>
  (await app.request<{ user: User }>('GET', '/api/users/me/profile', { token })).body.user.role;
const save = (token: string, more: object) =>
  app.request('POST', '/api/users/prompt/save', { token, body: draft(more) });

test('whoever holds a plan with seats is a client, as long as it holds', async () => {
  const { userId, token, email } = await app.signUp();
  expect(await roleOf(token)).toBe('individual');
  const now = app.clock.now();
  const period = { periodStart: now, periodEnd: new Date(now.getTime() + 30 * DAY_MS) };
  await insertSubscription(app.db, userId, { ...period, planCode: 'pro', seats: 0 });
  expect(await roleOf(token)).toBe('individual');
  const own = eq(subscriptions.ownerId, userId);
  await app.db.update(subscriptions).set({ planCode: 'team', seats: 5 }).where(own);
  expect(await roleOf(token)).toBe('client');
  await app.request('POST', '/api/users/auth/forgot-password', { body: { email } });
  const link = app.mailer.token(email);
  const reset = await app.request('GET', `/api/users/auth/reset-password/${link}`);
  expect(reset.body).toMatchObject({ role: 'client' });
  await app.db.update(subscriptions).set({ status: 'canceled' }).where(own);
  expect(await roleOf(token)).toBe('individual');
});

test('a client shares prompts before anybody has joined; somebody alone has no team', async () => {
  const client = await createTeamClient(app);
  expect((await save(client.token, { visibility: 'team' })).status).toBe(201);
  const alone = await app.signUp();
  expect(await save(alone.token, { visibility: 'team' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'visibility', code: 'no_team' }] },
  });
});

test('an administrator with seats has a team as a client has, and stays an administrator', async () => {
  const admin = await createTeamClient(app);
  await app.db.update(users).set({ role: 'admin' }).where(eq(users.id, admin.userId));
  app.services.sessions.forget(admin.userId);
  const member = await admin.hire('hired@example.com');
  expect(await roleOf(admin.token)).toBe('admin');
  expect(await roleOf(member.token)).toBe('user');
  expect((await admin.list()).seats).toMatchObject({ used: 1, total: 5 });

  expect((await save(admin.token, { title: 'For all', visibility: 'team' })).status).toBe(201);
  const { token } = member;
  const shared = await app.request<PromptPage>('GET', '/api/users/prompt?scope=team', { token });
  expect(shared.body.items.map(({ title }) => title)).toEqual(['For all']);
  await save(token, { title: 'Theirs' });
  const used = await app.request<{ items: CategoryUsage[] }>(
    'GET',
    '/api/users/misc/most-used/category',
    { token: admin.token },
  );
  expect(used.body.items.reduce((sum, { saves }) => sum + saves, 0)).toBe(2);
});
