import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'passw0rd',
  'p@ssw0rd!',
  'password2024',
  'welcome1!',
  'sunshine-99',
  'letmein123',
  'iloveyou2',
  'jennifer1987',
  'qwertyuiop',
  'poiuytrewq',
  'asdfghjkl1',
  'azertyuiop',
  '1qaz2wsx3edc',
  'qweasdzxc',
  'abcdefgh',
  'abcd1234',
  'qwerty123',
  '12345678',
  '87654321',
  '24.12.1987',
  '+961155501',
  'abcabcabc',
  '12341234',
  'lollollol',
  'dragondragon',
  'contraseña1',
  '_admin_123',
  'basketba',
  'hotstuff',
  'lonewolf',
  'doudou01',
  // Leaked ones that no recipe makes.
  'rolltide',
  'fktrcfylh',
  'intrepid',
])('%s is tried first', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'river stone umbrella',
  'cedar-lantern-42',
  'paper boats in june',
  'olive-tree-by-the-gate',
  'a-walk-along-the-corniche',
  'seven quiet harbours',
  'kestrel7 bridge',
  'dragon kettle',
  'sunshine83461927',
  'نافذة على البحر',
  '窗外的海很安静',
  'vq3x0m1cb7n2',
  '8493 7710 2265 9031',
  'qwertypumpkinriver',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('a long password is checked quickly', () => {
  const hostile = ['a1'.repeat(64), `${'abc'.repeat(42)}!`, '1'.repeat(128), 'qwe1'.repeat(32)];
  const started = performance.now();
  for (let round = 0; round < 50; round += 1) for (const text of hostile) isCommonPassword(text);
  expect(performance.now() - started).toBeLessThan(5_000);
});
