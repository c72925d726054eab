import { expect, test } from 'vitest';
import { createPasswords, passwordFault } from './passwords.ts';
import { ProblemError } from '../problems.ts';

const lin = { email: 'lin.chen@example.com', firstName: 'Lin', lastName: 'Chen' };

test.each([
  ['1234567', 'too_short'],
  ['😀'.repeat(7), 'too_short'],
  ['a1'.repeat(65), 'too_long'],
  ['password', 'password_too_common'],
  ['PassWord', 'password_too_common'],
  ['iloveyou', 'password_too_common'],
  ['aaaaaaaaaaaa', 'password_too_common'],
  ['my-chen-pass', 'password_contains_identity'],
  ['LIN.CHEN-2026', 'password_contains_identity'],
  ['promptwell-9', 'password_contains_identity'],
  ['river stone umbrella', undefined],
  ['كلمة سر طويلة', undefined],
  ['😀🐟🌵🎈🧭🪁🥁🛶', undefined],
  [`${'x'.repeat(64)}abcd`, undefined],
])('%s: %s', (password, fault) => {
  expect(passwordFault(password, lin)).toBe(fault);
});

test('nothing is cut off: passwords that differ after byte 72 are different', async () => {
  const passwords = createPasswords();
  const long = 'p'.repeat(100);
  const stored = await passwords.hash(`${long}a`);
  expect(await passwords.verify(stored, `${long}a`)).toBe(true);
  expect(await passwords.verify(stored, `${long}b`)).toBe(false);
});

test('the same characters typed in another form are the same password', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('cafe\u0301-lanterne');
  expect(await passwords.verify(stored, 'caf\u00e9-lanterne')).toBe(true);
});

test('without a hash a stand-in is checked, and never fits', async () => {
  const passwords = createPasswords();
  expect(await passwords.verify(undefined, 'a stand-in that nobody types')).toBe(false);
});

test('a flood is turned away: 68 wait or work, the rest are told to come back', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('river stone umbrella');
  const flood = await Promise.allSettled(
    Array.from({ length: 120 }, () => passwords.verify(stored, 'wrong')),
  );
  const refused = flood.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(120 - 68);
  const [first] = refused;
  expect(first?.status === 'rejected' && first.reason).toBeInstanceOf(ProblemError);
  expect(await passwords.verify(stored, 'river stone umbrella')).toBe(true);
});
