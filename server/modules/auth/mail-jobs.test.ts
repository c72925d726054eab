import { drizzle } from 'drizzle-orm/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
const statements: string[] = [];
beforeEach(async () => {
  const database = await createMemoryDatabase();
  const { $client } = database.db as unknown as { $client: Parameters<typeof drizzle>[0] };
  const logger = { logQuery: (query: string) => void statements.push(query) };
  app = await createTestApp({
    database: { ...database, db: drizzle($client as never, { logger }) },
    config: { rateLimitFactor: 1_000 },
  });
});
afterEach(() => app.close());

/** What a request and the mail after it ask of the database. */
async function statementsOf(path: string, body: object): Promise<string[]> {
  statements.length = 0;
  expect((await app.request('POST', `/api/users/auth/${path}`, { body })).status).toBe(202);
  return [...statements];
}

const REGISTRATION = {
  firstName: 'Lin',
  lastName: 'Chen',
  password: 'quiet-harbour-77',
  acceptTerms: true,
  language: 'en',
};

it.each(['forgot-password', 'resend/email-verification', 'register/email'])(
  '%s asks the database the same for every address, and mails to the right ones alone',
  async (path) => {
    const unverified = await app.signUp({ verified: false });
    const verified = await app.signUp();
    const stranger = 'nobody@example.com';
    const sent = app.mailer.sent.length;
    const [first, second, third] = [
      await statementsOf(path, { ...extra(path), email: stranger }),
      await statementsOf(path, { ...extra(path), email: unverified.email }),
      await statementsOf(path, { ...extra(path), email: verified.email }),
    ];
    expect(first).toEqual(second);
    expect(first).toEqual(third);
    expect(first.length).toBeGreaterThan(8);
    const to = app.mailer.sent.slice(sent).map((mail) => mail.to);
    expect(to).toEqual(
      {
        'forgot-password': [unverified.email, verified.email],
        'resend/email-verification': [unverified.email],
        'register/email': [stranger, unverified.email, verified.email],
      }[path],
    );
  },
);

function extra(path: string): object {
  return path === 'register/email' ? REGISTRATION : {};
}
