import { expect, it } from 'vitest';
import { characterCount, isLongerThan } from './characters.ts';

it('counts an emoji or a rare Han character as one, whatever its UTF-16 units', () => {
  expect(characterCount('a𠮷🚀')).toBe(3);
  expect(isLongerThan('🚀'.repeat(10), 10)).toBe(false);
  expect(isLongerThan('🚀'.repeat(11), 10)).toBe(true);
  expect(isLongerThan('', 0)).toBe(false);
});
