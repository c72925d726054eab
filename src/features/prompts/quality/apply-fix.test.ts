import { expect, it } from 'vitest';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import { applyFix } from './apply-fix.ts';

const finding = (start: number, end: number, replacement?: string): QualityFinding => ({
  rule: 'x',
  severity: 'warning',
  message: 'x',
  start,
  end,
  ...(replacement === undefined ? {} : { fix: { label: 'x', start, end, replacement } }),
});

it('makes the change', () => {
  expect(applyFix('Make some text', finding(0, 4, 'Write'))).toBe('Write some text');
});

it('inserts where start and end are the same', () => {
  expect(applyFix('Teach.', finding(0, 0, 'You are a tutor.\n'))).toBe('You are a tutor.\nTeach.');
});

it('does nothing with a place that the body does not have, and nothing without a fix', () => {
  expect(applyFix('short', finding(4, 90, ''))).toBe('short');
  expect(applyFix('short', finding(4, 2, ''))).toBe('short');
  expect(applyFix('short', finding(0, 2))).toBe('short');
});
