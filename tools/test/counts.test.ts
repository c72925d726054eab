import { describe, expect, it } from 'vitest';
import { add, fromPlaywright, fromPlaywrightList, fromVitest, lastLine, none } from './counts.ts';

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
    expect(fromVitest(report)).toEqual({ passed: 3, failed: 2, skipped: 0, left: 0 });
  });
  it('tell tests that the other command runs apart from those that are skipped', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 3,
      testResults: [
        {
          status: 'passed',
          assertionResults: [
            { status: 'passed', tags: [] },
            { status: 'skipped', tags: ['long'] },
            { status: 'skipped', tags: ['long'] },
            { status: 'skipped', tags: [] },
          ],
        },
      ],
    };
    expect(fromVitest(report, 'quick')).toMatchObject({ skipped: 1, left: 2 });
    expect(fromVitest(report, 'long')).toMatchObject({ skipped: 2, left: 1 });
    expect(fromVitest(report, 'all')).toMatchObject({ skipped: 3, left: 0 });
  });
  it('count an error outside tests as a failure, and a repeat that passed as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    expect(fromPlaywright({ stats, errors: ['no browser'] })).toEqual({
      passed: 6,
      failed: 2,
      skipped: 2,
      left: 0,
    });
  });
  it('read how many tests a list names', () => {
    expect(fromPlaywrightList('  [screens] › a.e2e.ts:1:1 › b\nTotal: 31 tests in 4 files\n')).toBe(
      31,
    );
  });
  it('add up to the last line', () => {
    const sum = add(none(), { ...none(), passed: 2, failed: 1 });
    expect(lastLine(sum)).toBe('2 passed, 1 failed');
    expect(lastLine(add(sum, { ...none(), skipped: 1 }))).toBe('2 passed, 1 failed, 1 skipped');
  });
});
