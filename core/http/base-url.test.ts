import { describe, expect, it } from 'vitest';
import { withoutEndSlash } from './base-url.ts';

describe('an address without slashes at its end', () => {
  it.each([
    ['https://api.test', 'https://api.test'],
    ['https://api.test/', 'https://api.test'],
    ['https://api.test/v1///', 'https://api.test/v1'],
    ['/', ''],
    ['*', '*'],
  ])('is %s → %s', (address, base) => {
    expect(withoutEndSlash(address)).toBe(base);
  });
});
