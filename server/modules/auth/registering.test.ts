import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '#server/db/schema/account.ts';
import { createPasswords } from '#server/platform/security/passwords.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const REGISTER = '/api/users/auth/register/email';
const person = (email: string, more: object = {}) => ({
  firstName: ' Lin ',
  lastName: 'Chen',
  email,
  password: 'cedar-lantern-42',
  acceptTerms: true,
  language: 'ar',
  ...more,
});

let app: TestApp;
let calls = 0;
const ip = () => `203.0.113.${(calls += 1)}`;
const register = (body: unknown, headers = {}) =>
  app.request<{ message?: string; errors?: { field: string; code: string }[] }>('POST', REGISTER, {
    body,
    headers,
    ip: ip(),
  });
beforeAll(async () => {
  app = await createTestApp({ parts: { passwords: createPasswords() } });
});
afterAll(() => app.close());

test('opens an account of role individual and mails the link in the language chosen', async () => {
  const answer = await register(person('Lin@Example.com'));
  expect(answer.status).toBe(202);
  const [row] = await app.db.select().from(users).where(eq(users.emailKey, 'lin@example.com'));
  expect(row).toMatchObject({
    email: 'Lin@Example.com',
    firstName: 'Lin',
    role: 'individual',
    emailVerifiedAt: null,
    language: 'ar',
  });
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const mail = app.mailer.last('lin@example.com');
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain(`${app.config.publicUrl}/verify/email?token=pwv_`);
});

test('a known address is answered alike, told by mail, and nothing of it changes', async () => {
  const before = await app.db.select().from(users).where(eq(users.emailKey, 'lin@example.com'));
  const first = await register(person('new@example.com'));
  const second = await register(
    person('LIN@example.com', { firstName: 'Eve', password: 'another-lantern-1' }),
  );
  expect(second.status).toBe(first.status);
  expect(second.body).toEqual(first.body);
  expect(app.mailer.last('lin@example.com').text).toContain('/forgot-password');
  expect(await app.db.select().from(users).where(eq(users.emailKey, 'lin@example.com'))).toEqual(
    before,
  );
});

test.each([
  ['role', 'admin'],
  ['isAdmin', true],
  ['ownerId', '01930c1e-5a00-7000-8000-000000000001'],
  ['plan', 'business'],
  ['credits', 9],
  ['emailVerified', true],
  ['emailVerifiedAt', '2026-01-01T00:00:00Z'],
  ['id', 'x'],
])('a body may not carry %s', async (field, value) => {
  const answer = await register(person(`mass-${field}@example.com`, { [field]: value }));
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toContainEqual(
    expect.objectContaining({ field, code: 'unknown_field' }),
  );
  const rows = await app.db
    .select()
    .from(users)
    .where(eq(users.emailKey, `mass-${field.toLowerCase()}@example.com`));
  expect(rows).toHaveLength(0);
});

test('a weak password is refused with its reason', async () => {
  const common = await register(person('a@example.com', { password: 'password1' }));
  expect(common.body.errors).toEqual([
    expect.objectContaining({ field: 'password', code: 'password_too_common' }),
  ]);
  const own = await register(person('a@example.com', { password: 'my-chen-secret' }));
  expect(own.body.errors).toEqual([
    expect.objectContaining({ code: 'password_contains_identity' }),
  ]);
  const short = await register(person('a@example.com', { password: 'short' }));
  expect(short.body.errors).toEqual([
    { field: 'password', code: 'too_short', message: 'Password must be at least 8 characters' },
  ]);
});

test('unaccepted terms are said at their field', async () => {
  const answer = await register(person('a@example.com', { acceptTerms: false }));
  expect(answer.body.errors).toEqual([
    { field: 'acceptTerms', code: 'required', message: 'Accept the terms to continue.' },
  ]);
});

test('links come from PUBLIC_URL, whatever Host says', async () => {
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { host: 'evil.example:80', forwarded: 'host=evil.example' },
  ]) {
    const email = `host${calls}@example.com`;
    await register(person(email), headers);
    expect(app.mailer.last(email).html).not.toContain('evil.example');
    expect(app.mailer.last(email).text).toContain(app.config.publicUrl);
  }
});

test.each([
  ['Asia/Beirut', 'Asia/Beirut'],
  ['Nowhere/Land', 'UTC'],
  [undefined, 'UTC'],
])('a browser in the zone %s keeps %s', async (timezone, kept) => {
  const email = `zone${calls}@example.com`;
  expect((await register(person(email, timezone ? { timezone } : {}))).status).toBe(202);
  const [row] = await app.db.select().from(users).where(eq(users.emailKey, email));
  expect(row?.timezone).toBe(kept);
});

test('a name with a link is refused, and a stranger is never mailed a name that others chose', async () => {
  const evil = 'go to https://evil.example/x';
  const answer = await register(person('victim@example.com', { firstName: evil, lastName: evil }));
  expect(answer.body.errors).toEqual([
    { field: 'firstName', code: 'not_a_name', message: 'Enter a name without links or symbols.' },
    { field: 'lastName', code: 'not_a_name', message: 'Enter a name without links or symbols.' },
  ]);
  await register(person('victim@example.com', { firstName: 'Locked', language: 'en' }));
  for (const door of ['forgot-password', 'resend/email-verification'])
    await app.request('POST', `/api/users/auth/${door}`, {
      body: { email: 'victim@example.com' },
      ip: ip(),
    });
  const mails = app.mailer.sent.filter(({ to }) => to === 'victim@example.com');
  expect(mails).toHaveLength(3);
  expect(JSON.stringify(mails)).not.toContain('Locked');
});

test('one address is mailed five times in half an hour, from however many networks', async () => {
  const answers = [];
  for (let i = 0; i < 9; i += 1) answers.push(await register(person('flood@example.com')));
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(5).fill(202),
    ...Array(4).fill(429),
  ]);
  expect(app.mailer.sent.filter(({ to }) => to === 'flood@example.com')).toHaveLength(5);
});

test('a class signs up behind one address; what is refused uses nobody’s try up, and the limit says why', async () => {
  const at = (email: string, more = {}) =>
    app.request<{ message: string }>('POST', REGISTER, {
      body: person(email, more),
      ip: '198.51.100.9',
    });
  for (let i = 0; i < 10; i += 1)
    expect((await at('weak@example.com', { password: 'password1' })).status).toBe(422);
  for (let i = 0; i < 40; i += 1) expect((await at(`pupil${i}@example.com`)).status).toBe(202);
  const late = await at('late@example.com');
  expect(late.status).toBe(429);
  expect(late.body.message).toBe(
    'Too many accounts were created from your network. Try again in 30 minutes.',
  );
}, 60_000);

test('the password is neither in the mail nor in an answer', async () => {
  const answer = await register(person('secret@example.com'));
  expect(JSON.stringify(answer.body) + JSON.stringify(app.mailer.sent)).not.toContain(
    'cedar-lantern-42',
  );
});
