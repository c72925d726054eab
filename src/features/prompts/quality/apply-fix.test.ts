import { expect, it } from 'vitest';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import { applyFix } from './apply-fix.ts';

const finding = (
  rule: string,
  start: number,
  end: number,
  replacement?: string,
): QualityFinding => ({
  rule,
  severity: 'warning',
  message: rule,
  start,
  end,
  ...(replacement === undefined ? {} : { fix: { label: 'x', start, end, replacement } }),
});

it('makes the change and moves what stands behind it', () => {
  const first = finding('vague', 0, 4, 'Write');
  const second = finding('long', 5, 9, 'two');
  const { body, findings } = applyFix('Make some text', [first, second], first);
  expect(body).toBe('Write some text');
  expect(findings).toMatchObject([{ start: 6, end: 10, fix: { start: 6, end: 10 } }]);
  expect(applyFix(body, findings, findings[0]!).body).toBe('Write two text');
});

it('leaves what stands before as it is, and drops what the change runs through', () => {
  const before = finding('a', 0, 2);
  const across = finding('b', 3, 8);
  const whole: QualityFinding = { rule: 'c', severity: 'info', message: 'c' };
  const fixed = finding('d', 5, 9, '');
  const { findings } = applyFix('0123456789', [before, across, whole, fixed], fixed);
  expect(findings).toEqual([before, whole]);
});

it('inserts where start and end are the same', () => {
  const fixed = finding('role.missing', 0, 0, 'You are a tutor.\n');
  expect(applyFix('Teach.', [fixed], fixed).body).toBe('You are a tutor.\nTeach.');
});

it('does nothing with a place that the body does not have', () => {
  const fixed = finding('x', 4, 90, '');
  const findings = [fixed];
  expect(applyFix('short', findings, fixed)).toEqual({ body: 'short', findings });
});
