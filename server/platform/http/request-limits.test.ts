import { expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { createTestClock } from '#server/testing/test-clock.ts';
import { createRequestLimits } from './request-limits.ts';

const MINUTE = 60_000;

function taken(limits: ReturnType<typeof createRequestLimits>, key: string, tries: number): number {
  let passed = 0;
  for (let index = 0; index < tries; index += 1)
    try {
      limits.take('user', key);
      passed += 1;
    } catch {
      // Counted by its absence.
    }
  return passed;
}

test('1,500 requests in five minutes, for each person by themselves', () => {
  const clock = createTestClock();
  const limits = createRequestLimits(clock);
  expect(taken(limits, 'lin', 2_000)).toBe(1_500);
  expect(taken(limits, 'amira', 10)).toBe(10);
  clock.advance(4 * MINUTE);
  expect(taken(limits, 'lin', 10)).toBe(0);
  clock.advance(MINUTE + 1_000);
  expect(taken(limits, 'lin', 10)).toBe(10);
});

test('what is remembered does not grow with the number of callers', () => {
  const limits = createRequestLimits(createTestClock());
  expect(taken(limits, 'lin', 1_500)).toBe(1_500);
  for (let index = 0; index < 49_000; index += 1) limits.take('network', `n${index}`);
  expect(taken(limits, 'lin', 1)).toBe(0);
  for (let index = 0; index < 2_000; index += 1) limits.take('network', `m${index}`);
  expect(taken(limits, 'lin', 1)).toBe(1);
});

test('a person and a network without a session are told to wait, others go on', async () => {
  const app = await createTestApp({ config: { rateLimitFactor: 0.01 }, parts: { limiter: none } });
  const me = await app.signUp();
  const other = await app.signUp();
  const profile = (token: string, ip: string) =>
    app.request<{ retryAfter: number }>('GET', '/api/users/me/profile', { token, ip });
  const own = [];
  for (let index = 0; index < 16; index += 1) own.push(await profile(me.token, `192.0.2.${index}`));
  expect(own.map(({ status }) => status)).toEqual([...Array<number>(15).fill(200), 429]);
  expect(own.at(-1)?.headers.get('retry-after')).toBe(String(own.at(-1)?.body.retryAfter));
  expect((await profile(other.token, '192.0.2.1')).status).toBe(200);
  const guesses = [];
  for (let index = 0; index < 61; index += 1)
    guesses.push((await profile(`pws_${'a'.repeat(43)}`, '203.0.113.9')).status);
  expect([guesses.at(59), guesses.at(60)]).toEqual([401, 429]);
  const config = (ip: string) => app.request('GET', '/api/v1/public/config', { ip });
  expect((await config('203.0.113.9')).status).toBe(429);
  expect((await config('203.0.113.10')).status).toBe(200);
  await app.close();
});

/** The limits on passwords and links are not what is tried here. */
const none = { take: () => Promise.resolve(), giveBack: () => Promise.resolve() };
