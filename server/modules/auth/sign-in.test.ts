import { afterEach, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/database/ids.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
type LoginBody = {
  otpRequired: boolean;
  token: string;
  tokenExpiresAt: string;
  otpToken: string;
  channel: string;
  code?: string;
  user: { id: string };
};

let app: TestApp;
let calls = 0;
const nextIp = () => `203.0.113.${(calls += 1) % 250}`;
const login = (email: string, password: string, remember?: boolean) =>
  app.request<LoginBody>('POST', '/api/users/auth/login', {
    body: { email, password, ...(remember !== undefined && { remember }) },
    ip: nextIp(),
  });
const verify = (otpToken: string, code: string) =>
  app.request<LoginBody & { message?: string }>('POST', '/api/v1/admin/auth/verify/otp', {
    body: { otpToken, code },
    ip: nextIp(),
  });
const profile = async (token: string) =>
  (await app.request('GET', '/api/users/me/profile', { token })).status;
async function admin() {
  const person = await app.signUp({ email: 'ada@example.com' });
  await app.database.sql.query("update users set role = 'admin' where id = $1", [person.userId]);
  return person;
}
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

test('the address is matched without regard to case and spaces around it', async () => {
  const { password } = await app.signUp({ email: 'lin@example.com' });
  expect((await login('LIN@Example.com', password)).status).toBe(200);
});

test('an unverified person may sign in, but not run anything', async () => {
  const { token } = await app.signUp({ verified: false });
  expect(await profile(token)).toBe(200);
  const run = await app.request<{ code: string }>('POST', '/api/users/prompt/execute', {
    token,
    body: { promptId: newId(), values: {} },
  });
  expect([run.status, run.body.code]).toEqual([403, 'email_not_verified']);
});

test('logging out ends this session alone', async () => {
  const { token, email, password } = await app.signUp();
  const other = (await login(email, password)).body.token;
  expect((await app.request('POST', '/api/users/auth/logout', { token })).status).toBe(204);
  expect(await profile(token)).toBe(401);
  expect(await profile(other)).toBe(200);
  expect((await app.request('POST', '/api/users/auth/logout', { token })).status).toBe(401);
});

test.each([
  ['24 hours without use', false, DAY],
  ['30 days without use when remembered', true, 30 * DAY],
])('a session ends after %s', async (_name, remember, idle) => {
  const { email, password } = await app.signUp();
  const { token } = (await login(email, password, remember)).body;
  app.clock.advance(idle - MINUTE);
  expect(await profile(token)).toBe(200);
  app.clock.advance(idle - MINUTE);
  expect(await profile(token)).toBe(200);
  app.clock.advance(idle + MINUTE);
  expect(await profile(token)).toBe(401);
});

test.each([
  ['7 days', false, 7, 12 * HOUR],
  ['90 days when remembered', true, 90, 10 * DAY],
])('a session in use ends after %s in all', async (_name, remember, days, step) => {
  const { email, password } = await app.signUp();
  const started = app.clock.now().getTime();
  const { token, tokenExpiresAt } = (await login(email, password, remember)).body;
  expect(Math.round((Date.parse(tokenExpiresAt) - started) / DAY)).toBe(days);
  for (let passed = step; passed < days * DAY - HOUR; passed += step) {
    app.clock.advance(step);
    expect(await profile(token)).toBe(200);
  }
  app.clock.advance(step);
  expect(await profile(token)).toBe(401);
});

test('an admin gets a code by mail, and no session before it', async () => {
  const { email, password, token: before } = await admin();
  const first = await login(email, password, true);
  expect(first.body).toMatchObject({ otpRequired: true, channel: 'email' });
  expect(first.body.token).toBeUndefined();
  const code = app.mailer.code(email);
  const miss = await verify(first.body.otpToken, wrong(code));
  expect([miss.status, miss.body.code, miss.body.message]).toEqual([
    401,
    'otp_incorrect',
    'Incorrect code. 4 attempts left.',
  ]);
  const done = await verify(first.body.otpToken, code);
  expect(done.status).toBe(200);
  expect(await profile(done.body.token)).toBe(200);
  expect((await verify(first.body.otpToken, code)).status).toBe(410);
  expect(before).not.toBe(done.body.token);
});

test('five wrong tries use a code up; a new code kills the one before; ten minutes end it', async () => {
  const { email, password } = await admin();
  const first = (await login(email, password)).body.otpToken;
  const code = app.mailer.code(email);
  for (let i = 0; i < 5; i += 1) expect((await verify(first, wrong(code))).status).toBe(401);
  expect((await verify(first, code)).status).toBe(410);
  const second = (await login(email, password)).body.otpToken;
  const secondCode = app.mailer.code(email);
  const third = (await login(email, password)).body.otpToken;
  expect((await verify(second, secondCode)).status).toBe(410);
  app.clock.advance(10 * MINUTE + 1_000);
  expect((await verify(third, app.mailer.code(email))).status).toBe(410);
});

test('at most three codes an hour: fifteen guesses', async () => {
  const { email, password } = await admin();
  const statuses = [];
  for (let i = 0; i < 5; i += 1) statuses.push((await login(email, password)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('whoever knows the password only cannot use up the codes of the owner, who may sign in often', async () => {
  const { email, password } = await admin();
  const from = (ip: string) =>
    app.request<LoginBody>('POST', '/api/users/auth/login', { body: { email, password }, ip });
  const home = '203.0.113.77';
  for (let day = 0; day < 6; day += 1) {
    const { body, status } = await from(home);
    expect(status).toBe(200);
    const done = await app.request('POST', '/api/v1/admin/auth/verify/otp', {
      body: { otpToken: body.otpToken, code: app.mailer.code(email) },
      ip: home,
    });
    expect(done.status).toBe(200);
  }
  const stolen = [];
  for (let i = 0; i < 6; i += 1) stolen.push((await from(`100.80.0.${i}`)).status);
  expect(stolen.filter((status) => status === 200).length).toBeLessThanOrEqual(4);
  expect(stolen.at(-1)).toBe(429);
  expect((await from(home)).status).toBe(200);
});

test('of forty right codes at once, one signs in', async () => {
  const { email, password } = await admin();
  const { otpToken } = (await login(email, password)).body;
  const code = app.mailer.code(email);
  const answers = await Promise.all(Array.from({ length: 40 }, () => verify(otpToken, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a refused password says by which scheme one signs in, as HTTP wants it of every 401', async () => {
  const { email } = await app.signUp();
  const response = await app.app.request('/api/users/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'not the password' }),
  });
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
});
