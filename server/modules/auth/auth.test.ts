import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('registers, verifies, signs in, reads the profile and signs out', async () => {
  const { token, email } = await t.signUp({ email: 'Lin@Example.com' });
  const me = await t.request<{ user: { email: string; emailVerifiedAt?: string } }>(
    'GET',
    '/api/users/me/profile',
    { token },
  );
  expect(me.body).toMatchObject({ user: { email, role: 'individual' } });
  expect(me.status).toBe(200);
  expect(me.body.user.emailVerifiedAt).toBeDefined();
  expect((await t.request('POST', '/api/users/auth/logout', { token })).status).toBe(204);
  expect((await t.request('GET', '/api/users/me/profile', { token })).status).toBe(401);
});
