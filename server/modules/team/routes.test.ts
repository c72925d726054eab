import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';
import { subUsers, teamSeats } from '#server/db/schema/team.ts';
import type { Problem, SubUserPage } from '#contract/generated/schemas.ts';
import { insertPerson, insertSubscription } from '#server/testing/people.ts';
import { addSubUser, subUser as newSubUser } from '#server/testing/sub-users.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PATH = '/api/users/prompt/users';
const DAY = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY);

const subUser = (ownerId: string, name: string, values: Parameters<typeof newSubUser>[3] = {}) =>
  newSubUser(ownerId, name, app.clock.now(), values);

async function client(seats = 8) {
  const person = await app.signUp();
  await insertSubscription(app.db, person.userId, {
    seats,
    periodStart: inDays(-10),
    periodEnd: inDays(20),
  });
  const list = async (query = '') => {
    const { token } = person;
    const answer = await app.request<SubUserPage>('GET', `${PATH}${query}`, { token });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const add = (row: ReturnType<typeof newSubUser>) =>
    addSubUser(app.db, row, { total: seats, now: app.clock.now() });
  return { ...person, list, add };
}

const names = ({ items }: SubUserPage) => items.map((item) => item.name);

test('somebody without seats sees what the smallest plan with seats adds', async () => {
  const { token } = await app.signUp();
  const { body } = await app.request<SubUserPage>('GET', PATH, {
    token,
    headers: { 'accept-language': 'fr' },
  });
  expect(body).toMatchObject({ items: [], total: 0, seats: { used: 0, total: 0, max: 0 } });
  expect(body.seats).not.toHaveProperty('pricePerSeat');
  expect(body.offer).toMatchObject({
    planCode: 'team',
    planName: 'Équipe',
    seatsIncluded: 5,
    seatsMax: 25,
    price: { interval: 'month', currency: 'USD', amount: 3900 },
    seatPrice: { interval: 'month', currency: 'USD', amount: 700 },
  });
  expect(body.offer?.features).toHaveLength(5);
});

test('the team is listed with its seats; an invitation expires in its last second and holds no seat', async () => {
  const owner = await client();
  const jonas = await insertPerson(app.db, {
    role: 'user',
    ownerId: owner.userId,
    preset: 'editor',
    lastLoginAt: inDays(-2),
  });
  await app.db.insert(savedPromptCounts).values({ ownerId: jonas, saved: 37 });
  await owner.add(subUser(owner.userId, 'Jonas Weber', { userId: jonas, status: 'active' }));
  await owner.add(subUser(owner.userId, 'Élodie Roux', { preset: 'viewer', status: 'suspended' }));
  await owner.add(subUser(owner.userId, 'سامي منصور', { preset: 'viewer' }));
  await owner.add(subUser(owner.userId, 'Priya Nair', { expiresAt: app.clock.now() }));

  const all = await owner.list();
  expect(names(all)).toEqual(['Élodie Roux', 'Jonas Weber', 'Priya Nair', 'سامي منصور']);
  expect(all.total).toBe(4);
  expect(all.seats).toEqual({
    used: 3,
    total: 8,
    max: 25,
    pricePerSeat: { interval: 'month', currency: 'USD', amount: 700 },
  });
  expect(all).not.toHaveProperty('offer');
  const [elodie, first, priya, sami] = all.items;
  expect(first).toMatchObject({ status: 'active', promptCount: 37, preset: 'editor' });
  expect(first?.lastActiveAt).toBeDefined();
  expect(first).not.toHaveProperty('expiresAt');
  expect(elodie).not.toHaveProperty('lastActiveAt');
  expect([priya?.status, sami?.status]).toEqual(['expired', 'invited']);
  expect(sami?.expiresAt).toBeDefined();

  expect(names(await owner.list('?status=expired'))).toEqual(['Priya Nair']);
  expect(names(await owner.list('?status=invited'))).toEqual(['سامي منصور']);
  expect((await owner.list('?preset=viewer')).total).toBe(2);
  expect((await owner.list('?preset=viewer')).seats.used).toBe(3);
  expect(names(await owner.list('?q=elodie%20example'))).toEqual(['Élodie Roux']);
  expect(names(await owner.list(`?q=${encodeURIComponent('سامي')}`))).toEqual(['سامي منصور']);
  expect(names(await owner.list('?sort=-lastActiveAt'))[0]).toBe('Jonas Weber');
  expect(names(await owner.list('?sort=lastActiveAt'))[0]).toBe('Jonas Weber');
  expect(names(await owner.list('?sort=-promptCount'))[0]).toBe('Jonas Weber');
  const page = await owner.list('?page=2&pageSize=3');
  expect([names(page), page.total]).toEqual([['سامي منصور'], 4]);
});

test('each client sees their own people; a sub-user sees 403 and nobody', async () => {
  const one = await client();
  const other = await client();
  await one.add(subUser(one.userId, 'Nour Khalil'));
  expect((await other.list()).items).toEqual([]);
  const member = await app.signUp();
  await app.db
    .update(users)
    .set({ role: 'user', ownerId: one.userId, preset: 'viewer' })
    .where(eq(users.id, member.userId));
  const refused = await app.request<Problem>('GET', PATH, { token: member.token });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

test('after a plan with seats has ended the people stay listed', async () => {
  const owner = await client();
  await owner.add(subUser(owner.userId, 'Tomás Rivera', { status: 'active' }));
  await app.db
    .update(subscriptions)
    .set({ status: 'canceled' })
    .where(eq(subscriptions.ownerId, owner.userId));
  const body = await owner.list();
  expect(names(body)).toEqual(['Tomás Rivera']);
  expect(body.seats).toEqual({ used: 1, total: 0, max: 0 });
  expect(body.offer?.planCode).toBe('team');
  const seats = { id: owner.userId, role: 'client' } as const;
  expect(await app.services.team.seatCount(seats)).toEqual({ used: 0, total: 0 });
});

test('a team is its client and the client’s people; somebody alone is their own', async () => {
  const owner = await client();
  const member = await insertPerson(app.db, { role: 'user', ownerId: owner.userId });
  const alone = await insertPerson(app.db);
  const { team } = app.services;
  for (const id of [owner.userId, member]) {
    const { ownerId, memberIds } = await team.teamOf(id);
    expect(ownerId).toBe(owner.userId);
    expect(memberIds.toSorted()).toEqual([owner.userId, member].toSorted());
  }
  expect(await team.teamOf(alone)).toEqual({ ownerId: alone, memberIds: [alone] });
  expect(await team.seatCount({ id: member, role: 'user' })).toEqual({ used: 0, total: 0 });
  expect(await team.seatCount({ id: owner.userId, role: 'client' })).toEqual({ used: 0, total: 8 });
});

test.each([['?status=gone'], ['?sort=ownerId'], ['?page=0']])('%s is refused', async (query) => {
  const { token } = await app.signUp();
  expect((await app.request('GET', `${PATH}${query}`, { token })).status).toBe(422);
});

test('an expired invitation gives its seat to the next person', async () => {
  const owner = await client(5);
  for (const name of ['One', 'Two', 'Three', 'Four'])
    expect(await owner.add(subUser(owner.userId, name))).toBe(true);
  const soon = { expiresAt: inDays(1) };
  expect(await owner.add(subUser(owner.userId, 'Late', soon))).toBe(true);
  expect(await owner.add(subUser(owner.userId, 'Next'))).toBe(false);
  const later = { total: 5, now: inDays(2) };
  expect(await addSubUser(app.db, subUser(owner.userId, 'Next'), later)).toBe(true);
  expect(await addSubUser(app.db, subUser(owner.userId, 'Last'), later)).toBe(false);
  const rows = await app.db.select().from(subUsers).where(eq(subUsers.ownerId, owner.userId));
  expect(rows.filter((row) => row.holdsSeat === 1)).toHaveLength(5);
  const [counter] = await app.db
    .select()
    .from(teamSeats)
    .where(eq(teamSeats.ownerId, owner.userId));
  expect(counter?.used).toBe(5);
});
