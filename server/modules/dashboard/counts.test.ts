import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { transactions } from '#server/db/schema/billing.ts';
import { promptActivities } from '#server/db/schema/prompts.ts';
import type { Counts, Prompt } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { insertPerson, insertSubscription } from '#server/testing/people.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';
const DAY = 86_400_000;
let app: TestApp;
let person: SignedUp;

beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

async function counts(as: SignedUp, range = ''): Promise<Counts> {
  const answer = await app.request<Counts>('GET', `/api/v1/admin/user/counts${range}`, {
    token: as.token,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

async function did(
  kind: 'generation' | 'run' | 'download',
  at: Date,
  state: 'done' | 'pending' = 'done',
) {
  await app.db.insert(promptActivities).values({
    id: newId(),
    userId: person.userId,
    kind,
    state,
    categoryId: OFFICE,
    createdAt: at,
  });
}

describe('the figures of the home screen', () => {
  it('are all nought for somebody new, with a point for every day', async () => {
    const fresh = await app.signUp();
    const body = await counts(fresh);
    expect(body).toMatchObject({
      range: '30d',
      prompts: 0,
      runs: 0,
      previous: { generations: 0, runs: 0, downloads: 0 },
      subUsers: { used: 0, total: 0 },
      topCategories: [],
      recentPrompts: [],
    });
    expect(body.series).toHaveLength(30);
    expect(body).not.toHaveProperty('admin');
    expect(body).not.toHaveProperty('trialDaysLeft');
  });

  it('count by the days of the person’s own time zone, this range and the one before', async () => {
    await app.db
      .update(users)
      .set({ timezone: 'Pacific/Kiritimati' })
      .where(eq(users.id, person.userId));
    const now = app.clock.now();
    await did('run', now);
    await did('run', new Date(now.getTime() - 6 * DAY));
    await did('run', new Date(now.getTime() - 7 * DAY));
    await did('generation', new Date(now.getTime() - 13 * DAY));
    await did('generation', new Date(now.getTime() - 14 * DAY));
    await did('download', now);
    await did('download', now, 'pending');
    const week = await counts(person, '?range=7d');
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(now);
    expect(week.series).toHaveLength(7);
    expect(week.series.at(-1)).toMatchObject({ date: today, runs: 1, downloads: 1 });
    expect(week).toMatchObject({
      runs: 2,
      generations: 0,
      downloads: 1,
      previous: { runs: 1, generations: 1, downloads: 0 },
    });
    expect((await counts(person, '?range=90d')).generations).toBe(2);
  });

  it('show what is kept and marked, and what changed last; deleting lowers no activity', async () => {
    const save = async (more: object) =>
      (
        await app.request<{ prompt: Prompt }>('POST', '/api/users/prompt/save', {
          token: person.token,
          body: { title: 'One', body: 'Text', categoryId: OFFICE, ...more },
        })
      ).body.prompt;
    const first = await save({ isFavourite: true });
    await save({ title: 'Two' });
    const before = await counts(person);
    expect(before).toMatchObject({ prompts: 2, favourites: 1 });
    expect(before.recentPrompts.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(before.series.at(-1)).toMatchObject({ prompts: 2 });
    expect(before.topCategories[0]).toMatchObject({ category: { slug: 'office' }, saves: 2 });
    await app.request('DELETE', `/api/users/prompt/${first.id}`, { token: person.token });
    const after = await counts(person);
    expect(after).toMatchObject({ prompts: 1, favourites: 0 });
    expect(after.series.at(-1)).toMatchObject({ prompts: 2 });
  });

  it('refuse another range', async () => {
    const answer = await app.request('GET', '/api/v1/admin/user/counts?range=5d', {
      token: person.token,
    });
    expect(answer.status).toBe(422);
  });

  it('say how long a trial runs', async () => {
    const trying = await app.signUp();
    const now = app.clock.now().getTime();
    await insertSubscription(app.db, trying.userId, {
      status: 'trialing',
      planCode: 'pro',
      seats: 0,
      periodStart: new Date(now - 10 * DAY),
      periodEnd: new Date(now + 20 * DAY),
      trialEnd: new Date(now + 20 * DAY),
      autopay: false,
    });
    expect((await counts(trying)).trialDaysLeft).toBe(20);
  });
});

describe('the product’s figures', () => {
  it('are an admin’s alone, and are what the tables hold', async () => {
    const { db } = app;
    const now = app.clock.now();
    const operator = await app.signUp();
    await db.update(users).set({ role: 'admin' }).where(eq(users.id, operator.userId));
    const paying = await insertPerson(db, { createdAt: new Date('2020-01-01T00:00:00Z') });
    await insertSubscription(db, paying, {
      planCode: 'pro',
      seats: 0,
      periodStart: new Date(now.getTime() - DAY),
      periodEnd: new Date(now.getTime() + 20 * DAY),
    });
    const pay = (status: 'succeeded' | 'failed' | 'refunded', total: number, age: number) =>
      db.insert(transactions).values({
        id: newId(),
        ownerId: paying,
        number: newId(),
        type: total < 0 ? 'refund' : 'subscription',
        status,
        currency: 'USD',
        subtotal: total,
        discount: 0,
        tax: 0,
        total,
        search: '',
        createdAt: new Date(now.getTime() - age),
        paidAt: status === 'failed' ? null : new Date(now.getTime() - age),
      });
    await pay('succeeded', 3900, DAY);
    await pay('refunded', 1200, DAY);
    await pay('succeeded', -1200, DAY);
    await pay('failed', 9900, DAY);
    await pay('succeeded', 5000, 40 * DAY);
    const everybody = await db.select({ id: users.id, at: users.createdAt }).from(users);
    const { admin } = await counts(operator);
    expect(admin).toMatchObject({
      users: everybody.length,
      signUps: everybody.filter(({ at }) => at.getTime() > now.getTime() - 29 * DAY).length,
      trials: 1,
      paying: 1,
      failedPayments: 1,
      revenue: [{ currency: 'USD', amount: 3900 }],
    });
    // Those who signed in; people who were only written into the table did nothing.
    expect(admin?.activeUsers).toBe(4);
  });
});
