import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem, Prompt, PromptPage, User } from '#contract/generated/schemas.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';
import { createTeamClient, join, type TeamClient } from '#server/testing/team-client.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let client: TeamClient;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
  client = await createTeamClient(app, { seats: 20, company: 'Haddad & Partners' });
});
afterAll(() => app.close());

const profile = (token: string) =>
  app.request<{ user: User }>('GET', '/api/users/me/profile', { token });
const login = ({ email, password }: Pick<SignedUp, 'email' | 'password'>) =>
  app.request<Problem & { token: string }>('POST', '/api/users/auth/login', {
    body: { email, password },
  });
const categoryId = '01930c1e-5a00-7000-8000-0000000000ca';

async function save(token: string, title: string, to = 'prompt/save'): Promise<string> {
  const saved = await app.request<{ prompt: Prompt }>('POST', `/api/users/${to}`, {
    token,
    body: { title, body: `Write ${title}`, categoryId },
  });
  expect(saved.status).toBe(201);
  return saved.body.prompt.id;
}
async function titles(token: string, state = 'saved'): Promise<string[]> {
  const path = `/api/users/prompt/my?sort=title&state=${state}`;
  const mine = await app.request<PromptPage>('GET', path, { token });
  return mine.body.items.map(({ title }) => title);
}

test('the preset changes what a person may do, at once', async () => {
  const person = await client.hire('preset@example.com');
  await save(person.token, 'Before');
  const { id } = await client.find('preset@example.com');
  const changed = await client.update(id, { preset: 'viewer' });
  expect(changed.subUser).toMatchObject({ id, preset: 'viewer' });
  const refused = await app.request('POST', '/api/users/prompt/save', {
    token: person.token,
    body: { title: 'After', body: 'Write', categoryId },
  });
  expect(refused.status).toBe(403);
  await client.invite([{ email: 'waiting@example.com', preset: 'viewer' }]);
  const waiting = await client.find('waiting@example.com');
  expect((await client.update(waiting.id, { preset: 'editor' })).subUser.preset).toBe('editor');
});

describe('letting in again', () => {
  test('is refused while others have every seat', async () => {
    const small = await createTeamClient(app, { seats: 2 });
    for (const name of ['first', 'second']) await small.hire(`${name}@small.example`);
    await app.db
      .update(subscriptions)
      .set({ seats: 1 })
      .where(eq(subscriptions.ownerId, small.userId));
    await app.services.members.fitSeats(small.userId, []);
    const out = (await small.list()).items.find(({ status }) => status === 'suspended');
    expect(await small.update(out!.id, { status: 'active' })).toMatchObject({
      code: 'seats_full',
    });
    expect((await small.list()).items.filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});

describe('suspending', () => {
  test('ends the sessions, keeps seat and prompts, and refuses to sign in by the team’s name', async () => {
    const person = await client.hire('suspended@example.com');
    await save(person.token, 'Kept');
    const { id } = await client.find('suspended@example.com');
    const before = (await client.list()).seats.used;
    const { subUser, seats } = await client.update(id, { status: 'suspended' });
    expect([subUser.status, seats.used]).toEqual(['suspended', before]);
    expect((await profile(person.token)).status).toBe(401);
    expect((await login(person)).body).toMatchObject({
      status: 403,
      code: 'suspended',
      message: 'Your access to Haddad & Partners is suspended. Contact the team owner.',
    });
    expect((await login({ ...person, password: 'wrong-password-1' })).status).toBe(401);
    expect(app.mailer.last(person.email).subject).toContain('is suspended');
    // Told twice, it mails once.
    const mails = app.mailer.sent.length;
    await client.update(id, { status: 'suspended' });
    expect(app.mailer.sent.length).toBe(mails);
    await client.update(id, { status: 'active' });
    const { body } = await login(person);
    expect(await titles(body.token)).toEqual(['Kept']);
  });

  test('is not for an invitation', async () => {
    await client.invite(['invited@example.com']);
    const { id } = await client.find('invited@example.com');
    expect((await client.update(id, { status: 'suspended' })).errors).toMatchObject([
      { field: 'status', code: 'not_joined' },
    ]);
  });
});

describe('removing', () => {
  test('hands over what was made since joining; earlier prompts stay with the person', async () => {
    const heir = await client.hire('heir@example.com', 'Nour');
    const person = await app.signUp({ firstName: 'Jonas' });
    await save(person.token, 'Own from before');
    await client.invite([person.email]);
    const link = app.mailer.token(person.email);
    expect((await join(app, link, person.token)).status).toBe(200);
    await save(person.token, 'Made on the team');
    const trashed = await save(person.token, 'Thrown away');
    await app.request('DELETE', `/api/users/prompt/${trashed}`, { token: person.token });
    await save(person.token, 'A draft of the person', 'prompts/drafts');
    const [{ id }, { id: heirId }] = [
      await client.find(person.email),
      await client.find(heir.email),
    ];

    const removed = await client.remove(id, heirId);
    expect(removed).toMatchObject({ subUserId: id, transferredPrompts: 1 });
    expect((await profile(person.token)).status).toBe(401);
    expect(await titles(heir.token)).toEqual(['Made on the team']);
    const trash = await app.request<PromptPage>('GET', '/api/users/prompts/trash', {
      token: heir.token,
    });
    expect(trash.body.items.map(({ title }) => title)).toEqual(['Thrown away']);
    const { body } = await login(person);
    expect(await titles(body.token)).toEqual(['Own from before']);
    expect(await titles(body.token, 'draft')).toEqual(['A draft of the person']);
    expect((await profile(body.token)).body.user).toMatchObject({
      role: 'individual',
      subscription: { planCode: 'free' },
    });
    const [shelf] = await app.db
      .select()
      .from(savedPromptCounts)
      .where(eq(savedPromptCounts.ownerId, person.userId));
    expect(shelf?.saved).toBe(1);
    expect(app.mailer.last(person.email).subject).toBe('You’re no longer on Haddad & Partners');
    expect(await client.remove(id)).toMatchObject({ status: 404 });
  });

  test('goes to the client unless somebody active is named', async () => {
    const person = await client.hire('leaves@example.com');
    await save(person.token, 'For the client');
    const { id } = await client.find(person.email);
    const stranger = await createTeamClient(app);
    const theirs = await stranger.hire('theirs@example.com');
    const foreign = (await stranger.find(theirs.email)).id;
    await client.invite(['not-yet@example.com']);
    const waiting = (await client.find('not-yet@example.com')).id;
    for (const heir of [id, foreign, waiting, newId()])
      expect((await client.remove(id, heir)).errors).toMatchObject([
        { field: 'transferTo', code: 'not_found' },
      ]);
    expect((await profile(person.token)).status).toBe(200);
    expect((await client.remove(id)).transferredPrompts).toBe(1);
    expect(await titles(client.token)).toContain('For the client');
  });

  test('frees the seat at once, and the person may be invited elsewhere', async () => {
    const person = await client.hire('moves@example.com');
    const { id } = await client.find(person.email);
    const { used } = (await client.list()).seats;
    expect((await client.remove(id)).seats.used).toBe(used - 1);
    const other = await createTeamClient(app);
    expect((await other.invite([person.email])).invited).toHaveLength(1);
  });
});

test('another client’s people are not there', async () => {
  const stranger = await createTeamClient(app);
  await client.hire('mine@example.com');
  const { id } = await client.find('mine@example.com');
  for (const answer of [
    await stranger.update(id, { preset: 'viewer' }),
    await stranger.remove(id),
    await stranger.resend(id),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'not_found' });
});
