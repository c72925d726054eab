import { css } from '@emotion/react';
import { expect, it } from 'vitest';
import { createDirectionCache } from './direction-cache.ts';

function written(direction: 'ltr' | 'rtl'): string {
  const cache = createDirectionCache(direction);
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert('.probe', css({ marginLeft: 8, left: 0 }), cache.sheet, true);
  return rules.join('');
}

it('left stays left when reading left to right', () => {
  expect(written('ltr')).toContain('margin-left:8px');
});

it('left becomes right when reading right to left', () => {
  const rules = written('rtl');
  expect(rules).toContain('margin-right:8px');
  expect(rules).not.toContain('margin-left');
});

it('the nonce reaches the style element', () => {
  expect(createDirectionCache('ltr', 'abc').nonce).toBe('abc');
});
