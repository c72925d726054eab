import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { TERMS_VERSION } from '#core/terms.ts';
import { termsAcceptances } from '#server/db/schema/acceptances.ts';
import { users } from '#server/db/schema/account.ts';
import { checkout } from '#server/testing/billing.ts';
import { accept, createTeamClient } from '#server/testing/team-client.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PRO = { planCode: 'pro', interval: 'month' };
/** Hashes of the built-in terms in all languages, by their version. */
const WORDINGS: Record<string, string> = { '2026-11-01': 'b1d20e2be5b59721' };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
});
afterAll(() => app.close());

const acceptances = (userId: string, on = app) =>
  on.db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId))
    .orderBy(asc(termsAcceptances.acceptedAt), asc(termsAcceptances.id));
const register = (on: TestApp, email: string) => {
  const person = { firstName: 'Lin', lastName: 'Chen', email, password: 'cedar-lantern-42' };
  const body = { ...person, acceptTerms: true, language: 'fr' };
  return on.request('POST', '/api/users/auth/register/email', { body, ip: '203.0.113.7' });
};
const idOf = async (on: TestApp, email: string) => {
  const [row] = await on.db.select().from(users).where(eq(users.emailKey, email));
  return row?.id ?? '';
};

test('a registration keeps which terms were accepted, when, from where and in which language', async () => {
  await register(app, 'terms@example.com');
  const userId = await idOf(app, 'terms@example.com');
  const kept = { occasion: 'registration', version: TERMS_VERSION, language: 'fr' };
  expect(await acceptances(userId)).toEqual([
    expect.objectContaining({ ...kept, address: '203.0.113.7', acceptedAt: expect.any(Date) }),
  ]);
  // A known address accepts nothing: nothing of its account changes.
  const before = await app.db.select().from(termsAcceptances);
  await register(app, 'terms@example.com');
  expect(await app.db.select().from(termsAcceptances)).toEqual(before);
});

test('so do an invitation, a trial and each payment; a preview and a refused one do not', async () => {
  const client = await createTeamClient(app);
  await client.invite(['invited@example.com']);
  await accept(app, app.mailer.token('invited@example.com'), { language: 'ar' });
  const invited = await acceptances(await idOf(app, 'invited@example.com'));
  expect(invited).toMatchObject([{ occasion: 'invitation', language: 'ar' }]);

  const lin = await app.signUp();
  const api = checkout(app, lin.token);
  await api.startTrial(PRO);
  await api.startTrial(PRO);
  const { body: shown } = await api.preview(PRO);
  await api.pay('01930c1e-5a00-7000-8000-000000000001');
  expect((await acceptances(lin.userId)).map(({ occasion }) => occasion)).toEqual([
    'registration',
    'trial',
  ]);
  await api.pay(shown.quote.id, 'a-key-of-this-payment');
  await api.pay(shown.quote.id, 'a-key-of-this-payment');
  expect((await acceptances(lin.userId)).map(({ occasion }) => occasion)).toEqual([
    'registration',
    'trial',
    'payment',
  ]);
});

test('where the operator has terms of their own, their address is kept', async () => {
  const termsUrl = 'https://example.com/terms-of-2026';
  const own = await createTestApp({ config: { termsUrl } });
  await register(own, 'own@example.com');
  expect(await acceptances(await idOf(own, 'own@example.com'), own)).toMatchObject([
    { version: termsUrl },
  ]);
  await own.close();
});

test('another wording of the terms has another version', () => {
  const texts = LANGUAGE_CODES.map((code) => {
    const url = new URL(`../../../public/locales/${code}/account.json`, import.meta.url);
    return (JSON.parse(readFileSync(url, 'utf8')) as { legal: { terms: unknown } }).legal.terms;
  });
  const hash = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
  expect(WORDINGS[TERMS_VERSION], 'Change TERMS_VERSION with the text, and add its hash').toBe(
    hash,
  );
});
