import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { tokenRepository } from './token-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW = 'quiet-harbour-77';

let app: TestApp;
let calls = 0;
const post = <T = { code?: string }>(path: string, body?: unknown) =>
  app.request<T>('POST', path, {
    ...(body !== undefined && { body }),
    ip: `203.0.113.${(calls += 1) % 250}`,
  });
const verify = (token: string) =>
  post<{ verifiedAt?: string; email?: string; code?: string }>(
    `/api/users/auth/verify-email/${token}`,
  );
const reset = (token: string, password = NEW) =>
  post(`/api/users/auth/reset-password/${token}`, { password });
const login = (email: string, password: string) =>
  post('/api/users/auth/login', { email, password });
async function resetLink(email: string): Promise<string> {
  await post('/api/users/auth/forgot-password', { email });
  return app.mailer.token(email);
}
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

test('a verification link answers the same time again until it expires', async () => {
  const { email } = await app.signUp({ verified: false });
  const token = app.mailer.token(email);
  const first = await verify(token);
  app.clock.advance(23 * HOUR);
  const again = await verify(token);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.verifiedAt).toBe(first.body.verifiedAt);
  expect(first.body.email).toMatch(/@example\.com$/);
  app.clock.advance(HOUR + 1_000);
  expect((await verify(token)).status).toBe(410);
});

test('only the newest verification link works; ill-formed and foreign ones answer alike', async () => {
  const { email } = await app.signUp({ verified: false });
  const old = app.mailer.token(email);
  await post('/api/users/auth/resend/email-verification', { email });
  const newest = app.mailer.token(email);
  expect(newest).not.toBe(old);
  const answers = await Promise.all([
    verify(old),
    verify('x'.repeat(30)),
    verify('short'),
    verify(`pwv_${'a'.repeat(43)}`),
    verify(newest.replace('pwv_', 'pwr_')),
  ]);
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([410, 'link_expired']);
  expect((await verify(newest)).status).toBe(200);
});

test('a verified address gets no further link', async () => {
  const { email } = await app.signUp();
  const before = app.mailer.sent.length;
  expect((await post('/api/users/auth/resend/email-verification', { email })).status).toBe(202);
  expect(app.mailer.sent).toHaveLength(before);
});

test('a reset link shows whose it is, sets the password once, and ends every session', async () => {
  const { email, token: session, password } = await app.signUp({ email: 'amira@example.com' });
  const link = await resetLink(email);
  const look = await app.request('GET', `/api/users/auth/reset-password/${link}`);
  expect(look.body).toMatchObject({ emailMasked: 'a•••@e•••.com', role: 'individual' });
  expect((await reset(link, 'password')).status).toBe(422);
  expect((await reset(link)).status).toBe(200);
  expect((await reset(link, 'yet-another-99')).status).toBe(410);
  expect((await app.request('GET', `/api/users/auth/reset-password/${link}`)).status).toBe(410);
  expect((await app.request('GET', '/api/users/me/profile', { token: session })).status).toBe(401);
  expect((await login(email, password)).status).toBe(401);
  expect((await login(email, NEW)).status).toBe(200);
  expect(app.mailer.last(email).subject).toBe('Your password was changed');
});

test('a reset link works until its 30 minutes are over, and only the newest does', async () => {
  const { email } = await app.signUp();
  const old = await resetLink(email);
  const link = await resetLink(email);
  expect((await reset(old)).status).toBe(410);
  app.clock.advance(30 * MINUTE + 1_000);
  expect((await reset(link)).status).toBe(410);
  const last = await resetLink(email);
  app.clock.advance(30 * MINUTE - 5_000);
  expect((await reset(last)).status).toBe(200);
});

test('a link that came by mail verifies the address', async () => {
  const { email, userId } = await app.signUp({ verified: false });
  await reset(await resetLink(email));
  const account = await app.services.account.getMyProfile({ caller: { id: userId } });
  expect(account.emailVerifiedAt).toBeDefined();
});

/** How many of several resets at once set a password. */
async function parallelResets(product: TestApp): Promise<number> {
  const { email } = await product.signUp();
  await product.request('POST', '/api/users/auth/forgot-password', { body: { email } });
  const link = product.mailer.token(email);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      product.request('POST', `/api/users/auth/reset-password/${link}`, {
        body: { password: `harbour-${i}-quiet` },
        ip: `198.51.100.${i}`,
      }),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

test('of forty resets by one link at once, one works', async () => {
  expect(await parallelResets(app)).toBe(1);
});

test('planted fault: with read-then-write the same check finds two', async () => {
  const [read, used] = [new Set<string>(), new Set<string>()];
  const planted = await createTestApp({
    parts: {
      tokens: (db) => ({
        ...tokenRepository(db),
        consume(id) {
          const isFresh = !used.has(id);
          // The first one writes only after the second one has read.
          if (read.has(id)) used.add(id);
          read.add(id);
          return Promise.resolve(isFresh);
        },
      }),
    },
  });
  expect(await parallelResets(planted)).toBe(2);
  await planted.close();
});

test('no secret that was issued is in the database', async () => {
  const { email, token, password } = await app.signUp();
  const link = await resetLink(email);
  const { rows } = await app.database.sql.query(
    "select table_name from information_schema.tables where table_schema = 'public'",
  );
  let dump = '';
  for (const { table_name: name } of rows as { table_name: string }[])
    dump += JSON.stringify((await app.database.sql.query(`select * from "${name}"`)).rows);
  expect(dump).toContain(email);
  for (const secret of [
    token,
    link,
    password,
    ...app.mailer.sent.map(({ text }) => /pw[a-z]_\S+/.exec(text)?.[0] ?? token),
  ])
    expect(dump).not.toContain(secret);
  expect(
    await tokenRepository(app.db).find({
      purpose: 'resetPassword',
      tokenHash: link,
      now: app.clock.now(),
      unused: true,
    }),
  ).toBeUndefined();
});
