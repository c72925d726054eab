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
  const { body, quality } = applyFix(
    'Make some text',
    { score: 50, findings: [first, second] },
    first,
  );
  expect(body).toBe('Write some text');
  expect(quality.findings).toMatchObject([{ start: 6, end: 10, fix: { start: 6, end: 10 } }]);
  expect(applyFix(body, quality, quality.findings[0]!).body).toBe('Write two text');
});

it('leaves what stands before as it is, and drops what the change runs through', () => {
  const before = finding('a', 0, 2);
  const across = finding('b', 3, 8);
  const whole: QualityFinding = { rule: 'c', severity: 'info', message: 'c' };
  const fixed = finding('d', 5, 9, '');
  const { quality } = applyFix(
    '0123456789',
    { score: 1, findings: [before, across, whole, fixed] },
    fixed,
  );
  expect(quality.findings).toEqual([before, whole]);
});

it('inserts where start and end are the same', () => {
  const fixed = finding('role.missing', 0, 0, 'You are a tutor.\n');
  expect(applyFix('Teach.', { score: 1, findings: [fixed] }, fixed).body).toBe(
    'You are a tutor.\nTeach.',
  );
});

it('does nothing with a place that the body does not have', () => {
  const fixed = finding('x', 4, 90, '');
  const quality = { score: 1, findings: [fixed] };
  expect(applyFix('short', quality, fixed)).toEqual({ body: 'short', quality });
});
