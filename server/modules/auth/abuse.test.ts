import { afterEach, expect, test } from 'vitest';
import { createPasswords, type Passwords } from '#server/platform/security/passwords.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import { createTestApp, type TestApp, type TestOverrides } from '#server/testing/test-app.ts';

const LOGIN = '/api/users/auth/login';
const apps: TestApp[] = [];
async function start(overrides: TestOverrides = {}): Promise<TestApp> {
  const parts = { passwords: createPasswords(), ...overrides.parts };
  const app = await createTestApp({ ...overrides, parts });
  apps.push(app);
  return app;
}
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** As the wire shows it: status, header names and body, without what differs in every answer. */
function shape({
  status,
  headers,
  body,
}: {
  status: number;
  headers: Headers;
  body: unknown;
}): string {
  return JSON.stringify([status, [...headers.keys()].toSorted(), body]).replaceAll(
    /req_\w+/g,
    'req',
  );
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds that a login takes, known against unknown, in turn. */
async function loginTimes(
  app: TestApp,
  rounds: number,
): Promise<{ known: number; unknown: number }> {
  const { email } = await app.signUp();
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const kind of ['known', 'unknown'] as const) {
      const address = kind === 'known' ? email : `nobody${round}@example.com`;
      const started = performance.now();
      await app.app.request(LOGIN, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${round}` },
        body: JSON.stringify({ email: address, password: 'wrong-password-1' }),
      });
      times[kind].push(performance.now() - started);
    }
  return { known: median(times.known), unknown: median(times.unknown) };
}
const ALIKE = 0.5;
const WIDE = { config: { rateLimitFactor: 1_000 } };

test('known and unknown addresses are answered alike by every door', async () => {
  const app = await start(WIDE);
  const { email } = await app.signUp();
  const doors: [string, (address: string) => object][] = [
    [LOGIN, (address) => ({ email: address, password: 'wrong-password-1' })],
    ['/api/users/auth/forgot-password', (address) => ({ email: address })],
    ['/api/users/auth/resend/email-verification', (address) => ({ email: address })],
    [
      '/api/users/auth/register/email',
      (address) => ({
        email: address,
        firstName: 'A',
        lastName: 'B',
        password: 'quiet-harbour-77',
        acceptTerms: true,
        language: 'en',
      }),
    ],
  ];
  for (const [door, body] of doors) {
    const known = await app.request('POST', door, { body: body(email) });
    const unknown = await app.request('POST', door, { body: body('nobody@example.com') });
    expect(shape(known), door).toBe(shape(unknown));
  }
});

test('a login takes as long for an unknown address', async () => {
  const { known, unknown } = await loginTimes(await start(WIDE), 15);
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(ALIKE);
});

test('planted fault: without the stand-in hash the clock tells, and the check sees it', async () => {
  const real = createPasswords();
  const passwords: Passwords = {
    ...real,
    verify: (stored, password) => (stored ? real.verify(stored, password) : Promise.resolve(false)),
  };
  const { known, unknown } = await loginTimes(await start({ ...WIDE, parts: { passwords } }), 15);
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeGreaterThan(ALIKE);
});

/** How many of many tries reach the password check. */
async function tries(
  app: TestApp,
  count: number,
  from: (index: number) => { email: string; ip: string },
): Promise<number> {
  let reached = 0;
  for (let index = 0; index < count; index += 1) {
    const { email, ip } = from(index);
    const { status, body } = await app.request<{ retryAfter?: number }>('POST', LOGIN, {
      body: { email, password: 'wrong-password-1' },
      ip,
    });
    const refused = status === 429 && (body.retryAfter ?? 0) > 0;
    expect(status === 401 || refused).toBe(true);
    if (status === 401) reached += 1;
  }
  return reached;
}

test('ten tries a minute from one network, whatever the header claims', async () => {
  const app = await start();
  expect(
    await tries(app, 30, (i) => ({ email: `a${i}@example.com`, ip: `10.9.8.${i}, 203.0.113.7` })),
  ).toBe(10);
  expect(
    await tries(app, 15, (i) => ({ email: `b${i}@example.com`, ip: `2001:db8:1:2:${i}::1` })),
  ).toBe(10);
});

test('an office signs in together: right passwords leave the ten tries, and no network has more than forty', async () => {
  const app = await start();
  const ip = '203.0.113.9';
  const { email, password } = await app.signUp();
  const signIn = async () =>
    (await app.request('POST', LOGIN, { body: { email, password }, ip })).status;
  for (let index = 0; index < 15; index += 1) expect(await signIn()).toBe(200);
  expect(await tries(app, 12, (i) => ({ email: `c${i}@example.com`, ip }))).toBe(10);
  const other = { body: { email, password }, ip: '203.0.113.10' };
  const statuses: number[] = [];
  for (let index = 0; index < 41; index += 1)
    statuses.push((await app.request('POST', LOGIN, other)).status);
  expect(statuses).toEqual([...Array<number>(40).fill(200), 429]);
});

test('planted fault: without the limiter every try gets through, and the check sees it', async () => {
  const limiter: RateLimiter = { take: () => Promise.resolve(), giveBack: () => Promise.resolve() };
  const app = await start({ parts: { limiter } });
  expect(await tries(app, 30, (i) => ({ email: `a${i}@example.com`, ip: '203.0.113.7' }))).toBe(30);
});

test('an attack from everywhere reaches an account ten times, known or not, and never locks its owner out', async () => {
  const app = await start();
  const { email, password } = await app.signUp();
  const home = '203.0.113.50';
  expect((await app.request('POST', LOGIN, { body: { email, password }, ip: home })).status).toBe(
    200,
  );
  const swarm = (target: string, net: number) =>
    tries(app, 25, (i) => ({ email: target, ip: `100.64.${net}.${i}` }));
  expect(await swarm(email, 1)).toBe(10);
  expect(await swarm('nobody@example.com', 2)).toBe(10);
  expect(
    (await app.request('POST', LOGIN, { body: { email, password }, ip: '100.64.3.1' })).status,
  ).toBe(429);
  for (let i = 0; i < 5; i += 1)
    expect((await app.request('POST', LOGIN, { body: { email, password }, ip: home })).status).toBe(
      200,
    );
});

test('limits count exactly when tries come at once', async () => {
  const app = await start();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      app.request('POST', '/api/users/auth/forgot-password', {
        body: { email: 'one@example.com' },
        ip: `100.65.0.${i}`,
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
});
