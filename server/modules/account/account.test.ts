import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';
import { accountRepository } from './repository.ts';
import { isCountry, isTimezone } from '#server/platform/text/places.ts';

const PROFILE = '/api/users/me/profile';
const UPDATE = '/api/users/profile/update';
const PASSWORD = '/api/users/update/profile-password';
type Problem = { code: string; errors?: { field: string; code: string; message: string }[] };
type Profile = { user: Record<string, unknown> };

let app: TestApp;
let lin: SignedUp;
beforeAll(async () => {
  app = await createTestApp({ config: { rateLimitFactor: 100 } });
  lin = await app.signUp({ email: 'lin@example.com' });
});
afterAll(() => app.close());
const update = <T = Profile>(body: unknown, token = lin.token) =>
  app.request<T>('PATCH', UPDATE, { token, body });

test('the profile is what the contract says: empty fields are absent, permissions and plan are there', async () => {
  const { body } = await app.request<Profile>('GET', PROFILE, { token: lin.token });
  expect(body.user).toMatchObject({
    email: 'lin@example.com',
    permissions: [{ action: 'manage', subject: 'all' }],
    subscription: { status: 'none', planCode: 'free' },
    quota: { generations: { used: 0, limit: 30 } },
    settings: {},
  });
  expect(body.user).not.toHaveProperty('company');
  expect(JSON.stringify(body)).not.toContain('argon2');
});

test('fields that are sent change, the others stay, empty ones are cleared', async () => {
  const first = await update({
    firstName: '  林 ',
    company: 'Haddad & Partners',
    phone: '+961 1 555 0142',
    country: 'LB',
    timezone: 'Asia/Beirut',
    language: 'zh',
    settings: { mode: 'light' },
  });
  expect(first.body.user).toMatchObject({
    firstName: '林',
    lastName: 'Chen',
    company: 'Haddad & Partners',
    country: 'LB',
    timezone: 'Asia/Beirut',
    language: 'zh',
  });
  const second = await update({ company: '', phone: '', settings: { skin: 'bordered' } });
  expect(second.body.user).not.toHaveProperty('company');
  expect(second.body.user).not.toHaveProperty('phone');
  expect(second.body.user).toMatchObject({
    country: 'LB',
    settings: { mode: 'light', skin: 'bordered' },
  });
  expect((await update({})).body.user).toEqual(second.body.user);
});

test('what no schema can say is said at its field', async () => {
  const faults = async (body: object) => {
    const answer = await update<Problem>(body);
    expect(answer.status).toBe(422);
    return answer.body.errors?.map(({ field, code }) => `${field}:${code}`);
  };
  expect(await faults({ firstName: ' ' })).toEqual(['firstName:required']);
  expect(await faults({ timezone: 'Mars/Base', country: 'ZZ' })).toEqual([
    'timezone:unknown_timezone',
    'country:unknown_country',
  ]);
});

test('zones and countries are real ones', () => {
  expect(['Asia/Beirut', 'UTC', 'Europe/Berlin', 'Asia/Calcutta'].every(isTimezone)).toBe(true);
  expect(['Mars/Base', '', 'Asia'].some(isTimezone)).toBe(false);
  expect(['LB', 'SG', 'DE', 'AR'].every(isCountry)).toBe(true);
  expect(['ZZ', 'XX', 'EU', 'lb'].some(isCountry)).toBe(false);
});

const FORBIDDEN = {
  role: 'admin',
  ownerId: '01930c1e-5a00-7000-8000-000000000001',
  preset: 'editor',
  email: 'eve@example.com',
  emailVerifiedAt: null,
  passwordHash: 'x',
  twoFactorEnabled: true,
  createdAt: '2020-01-01T00:00:00Z',
  id: '01930c1e-5a00-7000-8000-000000000009',
};

/** Which forbidden columns a write with extra fields changed. */
async function changedBy(write: (extra: object) => Promise<unknown>): Promise<string[]> {
  const before = await accountRepository(app.db).find(lin.userId);
  await write(FORBIDDEN).catch(() => undefined);
  const after = await accountRepository(app.db).find(lin.userId);
  return (Object.keys(FORBIDDEN) as (keyof typeof FORBIDDEN)[]).filter(
    (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
}

test('a profile update changes no column that is not its own, at the wire or behind it', async () => {
  for (const [field, value] of Object.entries(FORBIDDEN)) {
    const { status, body } = await update<Problem>({ company: 'x', [field]: value });
    expect([status, body.errors?.[0]?.code], field).toEqual([422, 'unknown_field']);
  }
  expect(
    await changedBy((extra) =>
      app.services.account.updateProfile(
        { company: 'y', ...extra },
        { caller: { id: lin.userId } },
      ),
    ),
  ).toEqual([]);
});

test('planted fault: a write that spreads the body changes them, and the check sees it', async () => {
  const { role, ...rest } = FORBIDDEN;
  expect(rest).toBeDefined();
  const changed = await changedBy(() =>
    accountRepository(app.db).update(lin.userId, { role } as object, app.clock.now()),
  );
  expect(changed).toEqual(['role']);
  await accountRepository(app.db).update(
    lin.userId,
    { role: 'individual' } as object,
    app.clock.now(),
  );
  app.services.sessions.forget(lin.userId);
});

test('a new password needs the old one, and ends every session but this', async () => {
  const jonas = await app.signUp({ email: 'jonas@example.com' });
  const login = () =>
    app.request<{ token: string }>('POST', '/api/users/auth/login', {
      body: { email: jonas.email, password: jonas.password },
    });
  const others = await Promise.all([login(), login()]);
  const change = (oldPassword: string, password: string) =>
    app.request<Problem>('PUT', PASSWORD, { token: jonas.token, body: { oldPassword, password } });

  const wrong = await change('not-the-old-one', 'quiet-harbour-77');
  expect([wrong.status, wrong.body.errors?.[0]?.field, wrong.body.errors?.[0]?.code]).toEqual([
    422,
    'oldPassword',
    'incorrect',
  ]);
  const same = await change(jonas.password, jonas.password);
  expect(same.body.errors?.[0]?.code).toBe('password_unchanged');
  expect((await change(jonas.password, 'jonas@example.com')).body.errors?.[0]?.code).toBe(
    'password_contains_identity',
  );
  expect((await change(jonas.password, 'quiet-harbour-77')).status).toBe(200);

  expect((await app.request('GET', PROFILE, { token: jonas.token })).status).toBe(200);
  for (const { body } of others)
    expect((await app.request('GET', PROFILE, { token: body.token })).status).toBe(401);
  expect(app.mailer.last(jonas.email).subject).toBe('Your password was changed');
});

test('sessions are listed, this one first, with device and coarse network', async () => {
  const sofia = await app.signUp({ email: 'sofia@example.com' });
  const agent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
  await app.request('POST', '/api/users/auth/login', {
    body: { email: sofia.email, password: sofia.password },
    ip: '203.0.113.77',
    headers: { 'user-agent': agent },
  });
  type Sessions = {
    items: { isCurrent: boolean; browser: string; device: string; ip: string }[];
    total: number;
  };
  const { body } = await app.request<Sessions>('GET', '/api/users/me/sessions', {
    token: sofia.token,
  });
  expect(body.total).toBe(2);
  expect(body.items.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect(body.items[1]).toMatchObject({ browser: 'Safari 18', device: 'Mac', ip: '203.0.113.0' });
});
