import { css, type CSSObject } from '@emotion/react';
import { expect, it } from 'vitest';
import { createDirectionCache } from './direction-cache.ts';

function written(direction: 'ltr' | 'rtl', style: CSSObject = { marginLeft: 8, left: 0 }): string {
  const cache = createDirectionCache(direction);
  const rules: string[] = [];
  cache.sheet.insert = (rule) => void rules.push(rule);
  cache.insert('.probe', css(style), cache.sheet, true);
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

it.each(['ltr', 'rtl'] as const)('only what Safari needs is written twice: %s', (direction) => {
  const rules = written(direction, { display: 'flex', userSelect: 'none', transition: 'width 1s' });
  expect(rules).toContain('-webkit-user-select:none;user-select:none;');
  expect(rules.match(/-(?:webkit|moz|ms)-/g)).toEqual(['-webkit-']);
});
