import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestClock } from '#server/testing/test-clock.ts';
import { createActivity } from './activity.ts';
import type { AppEnv } from './app-env.ts';

test('the server is idle when nothing was asked for a while, and pages do not count', async () => {
  const clock = createTestClock();
  const activity = createActivity(clock);
  const held = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>();
  app.use(activity.count);
  app.onError((_, c) => c.text('failed', 500));
  app.get('/api/held', async (c) => {
    await held.promise;
    return c.text('done');
  });
  app.get('/api/failing', () => Promise.reject(new Error('no')));
  app.get('/page', (c) => c.text('page'));
  expect(activity.isIdle()).toBe(true);
  await app.request('/page');
  expect(activity.isIdle()).toBe(true);

  const underWay = app.request('/api/held');
  clock.advance(60_000);
  expect(activity.isIdle()).toBe(false);
  held.resolve();
  await underWay;
  expect(activity.isIdle()).toBe(false);
  clock.advance(3_000);
  expect(activity.isIdle()).toBe(true);

  await app.request('/api/failing');
  expect(activity.isIdle()).toBe(false);
  clock.advance(3_000);
  expect(activity.isIdle()).toBe(true);
});
