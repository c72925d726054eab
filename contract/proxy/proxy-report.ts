import { checkOf } from '#contract/check/checks.ts';
import { worstFirst } from '#contract/check/harm.ts';
import type { Entry, Level, Report } from '#contract/report/report.ts';
import { isViolation, type Ledger, type PassedFinding } from './ledger.ts';

export type About = { contract: string; version: string; upstream: string; isStrict: boolean };

/** What passed through as a report: operations with violations first, the worst on top. */
export function proxyReport(
  ledger: Ledger,
  { contract, version, upstream, isStrict }: About,
): Report {
  const findings = ledger.findings();
  const violations = findings.filter(isViolation).length;
  const looks = findings.length - violations;
  const passed = violations === 0 && (!isStrict || looks === 0);
  const { requests, outside } = ledger.totals;
  return {
    title: 'Contract proxy',
    facts: [
      ['Server', upstream],
      ['Contract', `${contract} (${version || 'no version'})`],
      ['Passed', `${requests} requests, ${outside} of them outside the contract`],
    ],
    passed,
    verdict: verdictOf(requests - outside, violations, looks),
    groups: worstFirst(findings).map(([title, own]) => ({ title, entries: own.map(entryOf) })),
    table: tableOf(ledger, findings),
    notes: notesOf(ledger),
  };
}

function verdictOf(seen: number, violations: number, looks: number): string {
  if (seen === 0) return 'Nothing of the contract has passed, so the run shows nothing.';
  const doubts =
    looks === 0 ? '' : ` ${looks} ${looks === 1 ? 'finding deserves' : 'findings deserve'} a look.`;
  if (violations === 0) return `What passed keeps the contract.${doubts}`;
  return `What passed breaks the contract in ${violations} ${violations === 1 ? 'way' : 'ways'}.${doubts}`;
}

/** Who breaks the contract: the request of a client, or the answer of the server. */
export const sideOf = ({ check }: Pick<PassedFinding, 'check'>): 'request' | 'answer' =>
  checkOf(check).of ?? 'answer';

function entryOf(finding: PassedFinding): Entry {
  const { check, text, place, count, situation, curl, got, status } = finding;
  const { title, why, fault, level } = checkOf(check);
  return {
    level,
    label: level === 'bad' ? sideOf(finding) : 'look',
    rule: fault === undefined ? check : `${check} (${fault})`,
    text,
    places: [place, ...(count > 1 ? [`${count} times`] : [])],
    detail: {
      title,
      why,
      situation,
      request: curl,
      ...(status !== undefined && { answer: `${status}${got === undefined ? '' : `\n${got}`}` }),
    },
  };
}

/** One row for each operation that was asked. */
function tableOf(ledger: Ledger, findings: readonly PassedFinding[]): NonNullable<Report['table']> {
  return {
    title: 'Everything that was asked',
    fine: 'without a violation',
    heads: ['Operation', 'Requests', 'Answers seen', 'Violations'],
    rows: ledger
      .coverage()
      .filter(({ requests }) => requests > 0)
      .map(({ operation, requests, answers }) => {
        const own = findings.filter((finding) => finding.operation === operation);
        const bad = own.filter(isViolation).length;
        const level: Level = bad > 0 ? 'bad' : own.length > 0 ? 'warn' : 'fine';
        const seen = answers.filter((answer) => answer.seen > 0).length;
        return {
          level,
          cells: [operation, String(requests), `${seen} of ${answers.length}`, String(bad)],
          detail: answers
            .filter((answer) => answer.seen === 0)
            .map(({ status }) => `${status} was not seen`),
        };
      }),
  };
}

function notesOf(ledger: Ledger): string[] {
  const silent = ledger.coverage().filter(({ requests }) => requests === 0);
  const unread = Object.entries(ledger.totals.unread).map(
    ([reason, count]) =>
      `${count} ${count === 1 ? 'body was' : 'bodies were'} passed and not checked: ${reason}.`,
  );
  const notes = [...unread, ...ledger.notes];
  if (silent.length === 0) return notes;
  const names = silent.map(({ operation }) => operation).join(', ');
  return [...notes, `${silent.length} operations were not asked: ${names}.`];
}
