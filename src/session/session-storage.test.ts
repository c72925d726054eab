import { describe, expect, it } from 'vitest';
import { createStorageArea } from '../lib/storage.ts';
import { createSessionStorage, SESSION_KEYS } from './session-storage.ts';
import { STORED_USER } from '../testing/stored-user.ts';

/** A storage in memory that holds these entries. */
function holding(entries: Record<string, string>) {
  const area = createStorageArea(() => undefined);
  for (const [key, value] of Object.entries(entries)) area.set(key, value);
  return createSessionStorage(area);
}
const read = (text: string) => holding({ [SESSION_KEYS.user]: text }).readUser();

/** The stored user with one value replaced; undefined takes it away. */
function broken(path: string, value: unknown): string {
  const copy: Record<string, unknown> = structuredClone(STORED_USER);
  const names = path.split('.');
  const last = String(names.pop());
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy);
  holder[last] = value;
  return JSON.stringify(copy);
}

const TEXTS = ['id', 'email', 'firstName', 'lastName', 'timezone', 'language', 'role', 'createdAt'];
const RECORDS = ['subscription', 'quota', 'settings', 'quota.runs', 'quota.savedPrompts'];
const METERS = ['generations', 'runs', 'downloads', 'savedPrompts'];

/** What would break a screen, or show nonsense on it, before the profile is fetched. */
const CORRUPT: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"Lin"',
  'undefined',
  '[object Object]',
  '{"id":"lin"}',
  '\u0000',
  ...TEXTS.flatMap((name) => [undefined, null, 7, {}, []].map((value) => broken(name, value))),
  ...RECORDS.flatMap((name) => [undefined, null, 7, 'x', []].map((value) => broken(name, value))),
  ...[undefined, null, {}, 'all', [], [null], [[]], ['manage'], [{}], [{ action: 'manage' }]].map(
    (value) => broken('permissions', value),
  ),
  broken('permissions', [
    { action: 'manage', subject: 'all' },
    { action: 1, subject: 'all' },
  ]),
  broken('permissions', [{ action: 'manage', subject: 'all', inverted: 'no' }]),
  ...METERS.flatMap((name) => [
    broken(`quota.${name}`, {}),
    broken(`quota.${name}.used`, '914'),
    broken(`quota.${name}.used`, -1),
    broken(`quota.${name}.limit`, undefined),
    broken(`quota.${name}.limit`, 'many'),
  ]),
  ...[undefined, 0, 'tomorrow', '2026-13-40'].map((value) => broken('quota.resetsAt', value)),
  ...[undefined, null, 'paused', 0].map((value) => broken('subscription.status', value)),
  ...[undefined, null, 'Team', 0].map((value) => broken('subscription.planCode', value)),
  ...[undefined, '8', -1, 1.5].map((value) => broken('subscription.seats', value)),
  ...['soon', 0, null].map((value) => broken('subscription.trialEnd', value)),
  ...['boss', 'Client', ''].map((value) => broken('role', value)),
  ...['later', 5, null].map((value) => broken('emailVerifiedAt', value)),
  broken('avatarUrl', { url: 'x' }),
  broken('twoFactorEnabled', 'no'),
];

describe('the stored user', () => {
  it('knows at least a hundred corrupt values', () => {
    expect(new Set(CORRUPT).size).toBeGreaterThanOrEqual(100);
  });

  it.each(CORRUPT.map((text) => [text]))('reads %j as missing', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('is read as it was saved, and with fields that only a newer build knows', () => {
    expect(read(JSON.stringify(STORED_USER))).toEqual(STORED_USER);
    expect(read(JSON.stringify({ ...STORED_USER, nickname: 'Am' }))?.id).toBe(STORED_USER.id);
  });

  it('is never given a prototype by what is stored', () => {
    const user = read(`{"__proto__":{"admin":true},${JSON.stringify(STORED_USER).slice(1)}`);
    expect(user?.id).toBe(STORED_USER.id);
    expect('admin' in (user ?? {})).toBe(false);
  });
});

describe('the stored token', () => {
  const token = 'mR7tQ2w9Lk4ZpX0c8VbN3sYh6JdF1gAeU5iOqTzWxKo';
  const hostile = [
    '',
    ' ',
    'short',
    `${token} `,
    ` ${token}`,
    `${token}\r\nX-Admin: 1`,
    `${token}\n`,
    `${token}\0`,
    'token with spaces',
    'ключ-ключ-ключ',
    '令牌令牌令牌令牌',
    'tök\u00ebn-tök\u00ebn',
    '\u202etoken-token',
    'a'.repeat(513),
    'a'.repeat(5_000_000),
  ];
  it.each(hostile.map((value) => [value.slice(0, 60), value]))(
    '%j is no token',
    (_shown, value) => {
      expect(holding({ [SESSION_KEYS.token]: value }).readToken()).toBeUndefined();
    },
  );

  it('is read as it was saved', () => {
    expect(holding({ [SESSION_KEYS.token]: token }).readToken()).toBe(token);
  });
});
