import { expect, test } from 'vitest';
import { Password } from '#contract/generated/schemas.ts';
import * as zod from './zod.ts';

const FISH = '\u{1f41f}';

test.each([
  [FISH.repeat(7), false],
  [FISH.repeat(8), true],
  [FISH.repeat(128), true],
  [FISH.repeat(129), false],
  ['x'.repeat(7), false],
  ['x'.repeat(128), true],
])('a password is 8 to 128 characters, however many bytes: %#', (password, fits) => {
  expect(Password.safeParse(password).success).toBe(fits);
});

test('the fault names the limit, and lists are counted as before', () => {
  const short = zod.string().check(zod.minLength(3)).safeParse(FISH.repeat(2));
  expect(short.error?.issues).toMatchObject([{ code: 'too_small', origin: 'string', minimum: 3 }]);
  const long = zod.string().check(zod.maxLength(3)).safeParse(FISH.repeat(4));
  expect(long.error?.issues).toMatchObject([{ code: 'too_big', origin: 'string', maximum: 3 }]);
  const list = zod.array(zod.string()).check(zod.minLength(1), zod.maxLength(2));
  expect([[], ['a'], ['a', 'b', 'c']].map((value) => list.safeParse(value).success)).toEqual([
    false,
    true,
    false,
  ]);
});
