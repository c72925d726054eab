import { checkOf } from '#contract/check/checks.ts';
import type { Ledger, PassedFinding } from './ledger.ts';
import { sideOf, type About } from './proxy-report.ts';

/** Findings that a page shows; the report at the end has all of them. */
const MOST = 200;

/** What the live page shows, as JSON; nothing in it is secret. */
export function liveState(ledger: Ledger, about: About, since: Date) {
  const findings = ledger.findings();
  return {
    about: { ...about, since: since.toISOString() },
    totals: ledger.totals,
    operations: ledger.coverage().map(({ operation, requests, answers }) => ({
      operation,
      requests,
      seen: answers.filter(({ seen }) => seen > 0).map(({ status }) => status),
      missing: answers.filter(({ seen }) => seen === 0).map(({ status }) => status),
    })),
    findings: findings
      .toSorted((a, b) => b.lastAt - a.lastAt)
      .slice(0, MOST)
      .map(findingOf),
    hidden: Math.max(0, findings.length - MOST),
  };
}

export type LiveState = ReturnType<typeof liveState>;

function findingOf(finding: PassedFinding) {
  const { id, check, operation, text, place, expected, got, status, curl, count, lastAt } = finding;
  const { title, why, fault, level } = checkOf(check);
  return {
    id,
    check,
    side: sideOf(finding),
    level,
    title,
    why,
    ...(fault !== undefined && { fault }),
    operation,
    text,
    place,
    expected,
    ...(status !== undefined && { status }),
    ...(got !== undefined && { got }),
    curl,
    count,
    lastAt: new Date(lastAt).toISOString(),
  };
}
