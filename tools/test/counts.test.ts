import { describe, expect, it } from 'vitest';
import { add, fromPlaywright, fromVitest, lastLine, none } from './counts.ts';

describe('counts', () => {
  it('count a test file that could not be run as a failure', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{}] },
      ],
    };
    expect(fromVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 0 });
  });
  it('count an error outside tests as a failure, and a repeat that passed as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(fromPlaywright({ stats, errors: ['no browser'] })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 2,
    });
  });
  it('add up to the last line', () => {
    const sum = add(none(), { passed: 2, failed: 1, skipped: 0 });
    expect(lastLine(sum)).toBe('2 passed, 1 failed');
    expect(lastLine(add(sum, { passed: 0, failed: 0, skipped: 1 }))).toBe(
      '2 passed, 1 failed, 1 skipped',
    );
  });
});
