import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '../db/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { databaseClock } from '../platform/database/db-clock.ts';
import { raceOldPassword } from './old-password.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { userRepository } from '#server/modules/auth/user-repository.ts';

/** What PGlite's one connection hides: the same checks on a real server's pool. */
let postgres: TestPostgres;
let t: TestApp;
beforeAll(async () => {
  postgres = await startPostgres();
  t = await createTestApp({ database: await postgres.open() });
}, 120_000);
afterAll(async () => {
  await t?.close();
  await postgres?.stop();
});

test('the whole journey works on PostgreSQL', async () => {
  const { token } = await t.signUp();
  expect((await t.request('GET', '/api/users/me/profile', { token })).status).toBe(200);
});

test('of forty resets by one link at once, one works', async () => {
  const { email } = await t.signUp();
  await t.request('POST', '/api/users/auth/forgot-password', { body: { email } });
  const link = t.mailer.token(email);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      t.request('POST', `/api/users/auth/reset-password/${link}`, {
        body: { password: `harbour-${i}-quiet` },
        ip: `198.51.100.${i}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('limits count exactly when tries come at once over a pool', async () => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, i) =>
      t.request('POST', '/api/users/auth/forgot-password', {
        body: { email: 'one@example.com' },
        ip: `100.65.0.${i}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
});

test('one address registered thirty times at once is one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      t.request('POST', '/api/users/auth/register/email', {
        body: {
          email: 'twice@example.com',
          firstName: 'A',
          lastName: 'B',
          password: 'quiet-harbour-77',
          acceptTerms: true,
          language: 'en',
        },
        ip: `100.66.0.${i}`,
      }),
    ),
  );
  // One mailbox gets five mails at most, however many ask at once.
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  const { rows } = await t.database.sql.query(
    "select id from users where email_key = 'twice@example.com'",
  );
  expect(rows).toHaveLength(1);
  const mails = t.mailer.sent.filter(({ to }) => to === 'twice@example.com');
  expect(mails.filter(({ subject }) => subject === 'Verify your email')).toHaveLength(1);
});

const ROUNDS = process.env['EXHAUSTIVE'] ? 60 : 8;

test('no session of the old password outlives its change, over a pool', async () => {
  const app = await createTestApp({
    database: await postgres.open(),
    config: { rateLimitFactor: 1_000 },
  });
  expect((await raceOldPassword(app, ROUNDS)).survivors).toBe(0);
  await app.close();
});

test('planted fault: without the lock sessions outlive the change, and the check sees it', async () => {
  const app = await createTestApp({
    database: await postgres.open(),
    config: { rateLimitFactor: 1_000 },
    parts: {
      users: (db) => ({ ...userRepository(db), lockPassword: () => Promise.resolve(true) }),
    },
  });
  expect((await raceOldPassword(app, 20)).survivors).toBeGreaterThan(0);
  await app.close();
});

test('five servers that start at once apply the schema once', async () => {
  const { url, close } = await postgres.open();
  const servers = Array.from({ length: 5 }, () => openPostgres(url));
  await servers[0]?.sql.exec('drop schema public cascade; create schema public;');
  const applied = await Promise.all(servers.map((server) => migrate(server)));
  expect(applied.filter((count) => count > 0)).toHaveLength(1);
  await Promise.all([...servers.map((server) => server.close()), close()]);
});

test('a session that is ended on one server is ended on the other within a second', async () => {
  const { url, ...first } = await postgres.open();
  const one = await createTestApp({ database: first });
  const two = await createTestApp({ database: openPostgres(url) });
  const { token } = await one.signUp();
  const onTwo = async () => (await two.request('GET', '/api/users/me/profile', { token })).status;
  expect(await onTwo()).toBe(200);
  await one.request('POST', '/api/users/auth/logout', { token });
  expect((await one.request('GET', '/api/users/me/profile', { token })).status).toBe(401);
  await expect.poll(onTwo, { timeout: 1_000, interval: 100 }).toBe(401);
  await one.close();
  await two.close();
});

test('a server whose clock is a day wrong goes by the database', async () => {
  const truth = Date.now();
  const own = vi.spyOn(Date, 'now').mockImplementation(() => truth + 86_400_000);
  const clock = await databaseClock(t.db);
  const off = Math.abs(clock.now().getTime() - truth);
  clock.stop();
  own.mockRestore();
  expect(off).toBeLessThan(5_000);
});

test('without a database every call is 503 within six seconds, in the contract, and it comes back', async () => {
  const away = await createTestApp({
    database: openPostgres('postgres://postgres@127.0.0.1:9/none'),
  });
  const started = performance.now();
  const response = await away.app.request('/api/users/auth/forgot-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'a@example.com' }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect((await away.app.request('/live')).status).toBe(200);
  expect((await away.app.request('/ready')).status).toBe(503);
  expect((await away.app.request('/api/v1/public/config')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(6_000);
  await away.database.close();
});
