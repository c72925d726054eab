import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCountedDatabase, type CountedDatabase } from './testing/counted-database.ts';
import { fillLibrary } from './testing/many-prompts.ts';
import { insertPerson, insertSubscription } from './testing/people.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/**
 * Budgets of statements: what one request asks of the database, its session included. Each statement is a trip to
 * PostgreSQL and a turn of the embedded database, so one more is a decision and not an accident.
 */
const LIST = '/api/users/prompt/my';
const BUDGETS: [name: string, path: string, statements: number][] = [
  ['the library', LIST, 2],
  ['own prompts', `${LIST}?scope=mine`, 2],
  ['the last page', `${LIST}?page=2&sort=-runCount`, 2],
  ['a search', `${LIST}?q=report`, 2],
  ['favourites', `${LIST}?favourite=true&sort=lastRunAt`, 2],
  ['one prompt', '/api/users/prompt/:id', 2],
  ['one starter', '/api/users/prompt/:starter', 2],
  ['the profile', '/api/users/me/profile', 2],
  ['the categories', '/api/users/misc/category', 2],
  ['the most used categories', '/api/users/misc/most-used/category', 2],
  ['the dashboard', '/api/v1/admin/user/counts?range=30d', 5],
];

let database: CountedDatabase;
let app: TestApp;
let ids: Record<string, string>;
const people: Record<string, string> = {};

beforeAll(async () => {
  database = await createCountedDatabase();
  app = await createTestApp({ database });
  const client = await insertPerson(app.db);
  await insertSubscription(app.db, client);
  const member = await insertPerson(app.db, { role: 'user', ownerId: client, preset: 'editor' });
  const alone = await insertPerson(app.db);
  await fillLibrary(app.db, client, 30);
  for (const [name, id] of Object.entries({ client, member, alone }))
    people[name] = await tokenOf(id);
  const starters = await app.send<{ items: { id: string }[] }>('GET', `${LIST}?scope=starters`, {
    token: people['client'] ?? '',
  });
  const { rows } = await database.sql.query("update prompts set visibility = 'team' returning id");
  ids = {
    ':id': (rows as { id: string }[])[0]?.id ?? '',
    ':starter': starters.body.items[0]?.id ?? '',
  };
});
beforeEach(() => {
  // A session that was read a moment ago is taken from memory.
  app.clock.advance(1_000);
});
afterAll(() => app.close());

async function tokenOf(id: string): Promise<string> {
  const from = { remember: false, ip: '192.0.2.1', userAgent: '' };
  const begun = await app.services.sessions.begin({ id, passwordHash: '-' }, from);
  return begun?.token ?? '';
}

async function statementsOf(path: string, token: string | undefined): Promise<string[]> {
  database.statements.length = 0;
  const url = path.replace(/:\w+/, (name) => ids[name] ?? name);
  const { status } = await app.send('GET', url, { token: token ?? '' });
  expect(status).toBe(200);
  return [...database.statements];
}

it.each(BUDGETS)('%s takes its budget for a client', async (_, path, budget) => {
  // The seats in use, which a sub-user does not see.
  const more = path.includes('/counts') ? 1 : 0;
  expect(await statementsOf(path, people['client'])).toHaveLength(budget + more);
});

it.each(BUDGETS)('%s takes its budget for a sub-user', async (_, path, budget) => {
  // A trial is looked for under the client's address too, which a sub-user's request does not know.
  const more = path.endsWith('/profile') ? 1 : 0;
  expect(await statementsOf(path, people['member'])).toHaveLength(budget + more);
});

it('counts a statement that was planted', async () => {
  const { library } = app.services.prompts;
  const { list } = library;
  library.list = async (...input) => {
    await app.db.execute(sql`select 1`);
    return list(...input);
  };
  expect(await statementsOf(LIST, people['client'])).toHaveLength(3);
  library.list = list;
});
