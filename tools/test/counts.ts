export type Counts = { passed: number; failed: number; skipped: number };

export const none = (): Counts => ({ passed: 0, failed: 0, skipped: 0 });

export function add(a: Counts, b: Counts): Counts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** Counts of Vitest's JSON report. A file that could not be run at all counts as one failure. */
export function fromVitest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: Array<{ status: string; assertionResults: unknown[] }>;
}): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests,
  };
}

/** Counts of Playwright's JSON report. An error outside any test is a failure; a repeat that passed is none. */
export function fromPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}): Counts {
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + report.errors.length,
    skipped: report.stats.skipped,
  };
}

/** The last line of a run, which CI reads. */
export function lastLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
