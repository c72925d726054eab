import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { createCountedDatabase, type CountedDatabase } from '#server/testing/counted-database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let database: CountedDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createCountedDatabase();
  app = await createTestApp({ database });
});
afterAll(() => app.close());

it('a login reads the person once, and their account with its plan once', async () => {
  const { email, password, userId } = await app.signUp();
  database.statements.length = 0;
  const answer = await app.request<{ user: { lastLoginAt: string } }>(
    'POST',
    '/api/users/auth/login',
    {
      body: { email, password, remember: false },
    },
  );
  expect(answer.status).toBe(200);
  const reads = database.statements.filter(
    (text) => text.includes('from "users"') && !text.includes('for no key update'),
  );
  expect(reads).toHaveLength(2);
  const [row] = await app.db.select().from(users).where(eq(users.id, userId));
  expect(answer.body.user.lastLoginAt).toBe(row?.lastLoginAt?.toISOString());
});
