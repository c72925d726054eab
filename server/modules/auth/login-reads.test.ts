import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let reads = 0;

/** Counts the selects that begin at the table of people, outside transactions. */
function counting<T extends object>(target: T, onFrom: (table: unknown) => void): T {
  return new Proxy(target, {
    get(real, name) {
      const value = Reflect.get(real, name, real) as unknown;
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'from') onFrom(args[0]);
        const result = (value as (...args: unknown[]) => unknown).apply(real, args);
        return name === 'select' ? counting(result as object, onFrom) : result;
      };
    },
  });
}

beforeAll(async () => {
  const database = await createMemoryDatabase();
  const db = counting(database.db, (table) => {
    if (table === users) reads += 1;
  });
  app = await createTestApp({ database: { ...database, db } });
});
afterAll(() => app.close());

it('a login reads the person once, and their account with its plan once', async () => {
  const { email, password, userId } = await app.signUp();
  reads = 0;
  const answer = await app.request<{ user: { lastLoginAt: string } }>(
    'POST',
    '/api/users/auth/login',
    {
      body: { email, password, remember: false },
    },
  );
  expect(answer.status).toBe(200);
  expect(reads).toBe(2);
  const [row] = await app.db.select().from(users).where(eq(users.id, userId));
  expect(answer.body.user.lastLoginAt).toBe(row?.lastLoginAt?.toISOString());
});
