import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MyProfile } from '#contract/generated/schemas.ts';
import { DAY_MS } from '#core/time.ts';
import { checkout } from '#server/testing/billing.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestClock } from '#server/testing/test-clock.ts';
import { clockFile } from './clock-file.ts';
import { createMovableClock, type MovableClock } from './movable-clock.ts';

const START = new Date('2026-11-08T10:00:00Z');
const frozen = { now: () => START };
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'promptwell-clock-'));
  folders.push(folder);
  return folder;
};

let t: TestApp;
let clock: MovableClock;
beforeAll(async () => {
  clock = createMovableClock(frozen, clockFile(newFolder()));
  t = await createTestApp({ movableClock: clock });
});
afterAll(async () => {
  await t.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
const send = (body: unknown, headers: Record<string, string> = {}) =>
  t.app.request('/dev/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('time is the machine’s until it is moved, runs so many times as fast, and stops where it is told', () => {
  const machine = createTestClock(frozen);
  const moved = createMovableClock(machine, clockFile(newFolder()));
  machine.advance(1_000);
  expect(moved.now()).toEqual(machine.now());
  moved.fast(86_400);
  machine.advance(2_000);
  expect(moved.now().getTime()).toBe(START.getTime() + 1_000 + 2 * DAY_MS);
  moved.stopAt(new Date('2026-12-24T12:00:00Z'));
  machine.advance(5_000);
  expect(moved.now().toISOString()).toBe('2026-12-24T12:00:00.000Z');
  expect(() => moved.stopAt(START)).toThrow(RangeError);
  moved.real();
  expect(moved.now()).toEqual(machine.now());
});

test('a restart finds the time where it was, and refuses a file that it cannot read', () => {
  const folder = newFolder();
  createMovableClock(frozen, clockFile(folder)).stopAt(new Date('2027-01-01T00:00:00Z'));
  const again = createMovableClock(frozen, clockFile(folder));
  expect(again.now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
  writeFileSync(join(folder, 'billing-clock.json'), '{"mode":"fast"');
  expect(() => createMovableClock(frozen, clockFile(folder))).toThrow(SyntaxError);
});

test('the clock is read and moved by JSON', async () => {
  const moved = await send({ mode: 'manual', advanceSeconds: 60 });
  expect(await moved.json()).toEqual({ mode: 'manual', rate: 0, now: '2026-11-08T10:01:00.000Z' });
  expect((await send({ mode: 'manual', now: '2026-12-01T00:00:00Z' })).status).toBe(200);
  const read = await t.app.request('/dev/clock');
  expect(await read.json()).toMatchObject({ now: '2026-12-01T00:00:00.000Z' });
  expect(await (await send({ mode: 'fast', rate: 3_600 })).json()).toMatchObject({ rate: 3_600 });
});

test.each([
  {},
  { mode: 'fast', rate: 0 },
  { mode: 'fast', rate: 86_401 },
  { mode: 'manual' },
  { mode: 'manual', now: 'tomorrow' },
  { mode: 'manual', now: '2020-01-01T00:00:00Z' },
  { mode: 'manual', advanceSeconds: -1 },
  { mode: 'real', rate: 2 },
])('%j is refused and moves nothing', async (body) => {
  const before = clock.state();
  expect((await send(body)).status).toBe(422);
  expect(clock.state()).toEqual(before);
});

test('another machine, a proxy and a form of another page cannot move it', async () => {
  const before = clock.state();
  expect((await send({ mode: 'real' }, { host: 'evil.example' })).status).toBe(404);
  expect((await send({ mode: 'real' }, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
  expect((await send({ mode: 'real' }, { 'content-type': 'text/plain' })).status).toBe(422);
  expect(clock.state()).toEqual(before);
});

test('quotes follow it, sessions do not', async () => {
  clock.real();
  const { token } = await t.signUp();
  const later = new Date(START.getTime() + 400 * DAY_MS);
  clock.stopAt(later);
  const { status, body } = await checkout(t, token).preview({ planCode: 'pro', interval: 'month' });
  expect([status, body.quote.now]).toEqual([200, later.toISOString()]);
});

test('what is due on the way happens on its own day', async () => {
  clock.real();
  const { token, email } = await t.signUp();
  const lin = checkout(t, token);
  await lin.startTrial({ planCode: 'pro', interval: 'month' });
  const sent = t.mailer.sent.length;
  expect((await send({ mode: 'manual', advanceSeconds: 31 * 86_400 })).status).toBe(200);
  const mails = t.mailer.sent.slice(sent).filter(({ to }) => to === email);
  // Mails that wait together leave in any order.
  expect(mails.map(({ subject }) => subject.replace(/ on .*/, '')).toSorted()).toEqual([
    'Your Pro trial ends',
    'Your Pro trial ends',
    'Your Pro trial has ended',
  ]);
  expect((await lin.current()).body.subscription).toMatchObject({ status: 'canceled' });
});

test('the days of a trial are counted from it', async () => {
  const { token } = await t.signUp();
  await checkout(t, token).startTrial({ planCode: 'pro', interval: 'month' });
  const { body } = await t.request<MyProfile>('GET', '/api/users/me/profile', { token });
  const { now, trialEnd } = body.user.subscription;
  expect(now).toBe(clock.now().toISOString());
  expect(Date.parse(String(trialEnd)) - Date.parse(String(now))).toBe(30 * DAY_MS);
});

test('without it there is no such address', async () => {
  const plain = await createTestApp();
  expect((await plain.app.request('/dev/clock')).status).toBe(404);
  await plain.close();
});
