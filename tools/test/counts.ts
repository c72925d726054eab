import { isLeftOut, type Selection } from './selection.ts';

/** `left` are the tests that the other command of the two runs (`selection.ts`). */
export type Counts = { passed: number; failed: number; skipped: number; left: number };

export const none = (): Counts => ({ passed: 0, failed: 0, skipped: 0, left: 0 });

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    left: a.left + b.left,
  };
}

/** Counts of Vitest's JSON report. A file that could not be run at all counts as one failure. */
export function fromVitest(
  report: {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: Array<{
      status: string;
      assertionResults: Array<{ status?: string; tags?: string[] }>;
    }>;
  },
  selection: Selection = 'all',
): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const left = report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, tags }) => status === 'skipped' && isLeftOut(selection, tags)).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests - left,
    left,
  };
}

/** Counts of Playwright's JSON report. An error outside any test is a failure; a repeat that passed is none. */
export function fromPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}): Counts {
  return {
    ...none(),
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
  };
}

/** How many tests Playwright's list of them names. */
export function fromPlaywrightList(text: string): number {
  return Number(/^Total: (\d+) tests?/m.exec(text)?.[1] ?? 0);
}

/** The last line of a run, which CI reads. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
