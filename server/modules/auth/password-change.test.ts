import { afterEach, expect, test } from 'vitest';
import { heldPasswords, raceOldPassword, sessionsOf } from '#server/testing/old-password.ts';
import { createTestApp, type TestApp, type TestOverrides } from '#server/testing/test-app.ts';
import { userRepository } from '#server/modules/auth/user-repository.ts';

const LOGIN = '/api/users/auth/login';
const CHANGE = '/api/users/update/profile-password';
const OLD = 'cedar-lantern-42';
const NEW = 'quiet-harbour-77';
const apps: TestApp[] = [];
async function start(overrides: TestOverrides = {}): Promise<TestApp> {
  const app = await createTestApp({ config: { rateLimitFactor: 1_000 }, ...overrides });
  apps.push(app);
  return app;
}
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** A reset by link while something that has verified the old password waits at the gate. */
async function resetMeanwhile(
  app: TestApp,
  email: string,
  held: { reached: Promise<void>; open(): void },
  begin: () => Promise<{ status: number; body: unknown }>,
) {
  await app.request('POST', '/api/users/auth/forgot-password', { body: { email } });
  const link = app.mailer.token(email);
  const underWay = begin();
  await held.reached;
  const reset = await app.request('POST', `/api/users/auth/reset-password/${link}`, {
    body: { password: NEW },
  });
  expect(reset.status).toBe(200);
  held.open();
  return underWay;
}

/** A sign-in that has verified the old password goes on after the reset. */
async function signInOverReset(parts: TestOverrides['parts'], twoFactor: boolean) {
  const email = 'ada@example.com';
  const held = heldPasswords(OLD);
  const armed = { on: false };
  const { verify } = held.passwords;
  const passwords = {
    ...held.passwords,
    verify: (stored: string | undefined, typed: string) =>
      armed.on ? verify(stored, typed) : Promise.resolve(true),
  };
  const app = await start({ parts: { passwords, ...parts } });
  const { userId } = await app.signUp({ email });
  if (twoFactor)
    await app.database.sql.query('update users set two_factor_enabled = true where id = $1', [
      userId,
    ]);
  armed.on = true;
  const { status } = await resetMeanwhile(app, email, held, () =>
    app.request('POST', LOGIN, { body: { email, password: OLD } }),
  );
  const codes = app.mailer.sent.filter(({ subject }) => subject === 'Your sign-in code');
  return { status, sessions: await sessionsOf(app, userId), codes: codes.length };
}
const BLIND: TestOverrides['parts'] = {
  users: (db) => ({ ...userRepository(db), lockPassword: () => Promise.resolve(true) }),
};

test('a sign-in under way with the old password ends with the password', async () => {
  expect(await signInOverReset({}, false)).toEqual({ status: 401, sessions: 0, codes: 0 });
  expect(await signInOverReset({}, true)).toEqual({ status: 401, sessions: 0, codes: 0 });
});

test('planted fault: without the lock it gets a session or a code, and the check sees it', async () => {
  expect(await signInOverReset(BLIND, false)).toMatchObject({ status: 200, sessions: 1 });
  expect(await signInOverReset(BLIND, true)).toMatchObject({ status: 200, codes: 1 });
});

/** Somebody with an open session sets a password of their own while the owner resets it. */
async function changeOverReset(parts: TestOverrides['parts']) {
  const email = 'ada@example.com';
  const held = heldPasswords(OLD);
  const app = await start();
  const { token } = await app.signUp({ email });
  const slow = await createTestApp({
    database: app.database,
    config: app.config,
    parts: { passwords: held.passwords, ...parts },
  });
  const { status } = await resetMeanwhile(app, email, held, () =>
    slow.request('PUT', CHANGE, { token, body: { oldPassword: OLD, password: 'thief-owns-9-it' } }),
  );
  const login = await app.request('POST', LOGIN, { body: { email, password: NEW } });
  return { status, owner: login.status };
}

test('a change under way with the old password does not undo a reset', async () => {
  expect(await changeOverReset({})).toEqual({ status: 422, owner: 200 });
});

test('planted fault: without the lock the reset is undone, and the check sees it', async () => {
  expect(await changeOverReset(BLIND)).toEqual({ status: 200, owner: 401 });
});

test('no session of the old password outlives its change', async () => {
  const app = await start();
  const rounds = process.env['EXHAUSTIVE'] ? 60 : 6;
  const { survivors } = await raceOldPassword(app, rounds);
  expect(survivors).toBe(0);
});
