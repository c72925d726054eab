import type { Entry, Level, Report } from '../report/report.ts';
import { inWords } from '../report/words.ts';
import type { CheckResult } from './check-contract.ts';
import { checkOf } from './checks.ts';
import { isWhole, type OperationCoverage } from './coverage/coverage.ts';
import type { Gate } from './coverage/gate.ts';
import { holesOf, reachable } from './coverage/holes.ts';
import { reasonFor } from './coverage/summary.ts';
import { curlOf, masked } from './curl.ts';
import type { Finding } from './findings.ts';
import { worstFirst } from './harm.ts';

export type About = {
  contract: string;
  version: string;
  strict: boolean;
  /** Verdict on the holes, where a file of reasons was given. */
  gate?: Gate | undefined;
};

/** The result as a report: operations with violations first, the worst on top. */
export function reportOf(result: CheckResult, about: About): Report {
  const { contract, version, strict, gate } = about;
  const ranked = worstFirst(result.findings);
  const violations = result.findings.filter((finding) => levelOf(finding) === 'bad').length;
  const warnings = result.findings.length - violations;
  const unproven = result.coverage.filter(({ answers }) => !answers.some(isSuccess));
  const isEmpty = unproven.length === result.coverage.length;
  const faults = gate?.faults ?? [];
  const isKept = !isEmpty && violations === 0 && (!strict || warnings === 0);
  const unread = result.workflows.filter(({ isUnread }) => isUnread);
  const passed = isKept && faults.length === 0 && unread.length === 0;
  const seconds = (result.took / 1000).toFixed(1);
  return {
    title: 'Contract check',
    facts: [
      ['Server', result.url],
      ['Contract', `${contract} (${version || 'no version'})`],
      ['Seed', String(result.seed)],
      ['Sent', `${figure(result.requests)} requests in ${seconds} seconds`],
      ...workflowFacts(result),
      ['Reached', reachedText(result.coverage, gate)],
    ],
    passed,
    verdict: [
      isEmpty && violations === 0 ? NOTHING : verdictOf(violations, warnings, isKept),
      faults.length === 0 ? '' : UNCOVERED,
      unread.length === 0 ? '' : UNREAD,
    ].join(''),
    groups: [
      ...ranked.map(([title, findings]) => ({
        title,
        entries: findings.map((one) => entryOf(one, result)),
      })),
      ...(faults.length === 0 ? [] : [{ title: 'Coverage', entries: faults.map(coverageEntry) }]),
      ...(unread.length === 0 ? [] : [{ title: 'Workflows', entries: unread.map(unreadEntry) }]),
    ],
    table: tableOf(
      result,
      ranked.map(([title]) => title),
      gate,
    ),
    hint: HINT,
    more: '--full shows them, and --html FILE writes a page',
    notes: [
      ...(unproven.length === 0 || isEmpty ? [] : [unprovenText(unproven)]),
      ...result.notes,
      ...result.skipped.map(
        ({ check, reason }) => `Not looked for: ${checkOf(check).title.toLowerCase()}. ${reason}`,
      ),
    ],
  };
}

const figure = (value: number): string => value.toLocaleString('en');

const HINT =
  'Each violation names the line of the contract that it breaks, says why that matters to clients, and shows a request that brings it about. In the requests `$TOKEN` stands for the token of a person, and *** for what is secret. The same seed sends the same requests again.';

function workflowFacts({ workflows }: CheckResult): Report['facts'] {
  if (workflows.length === 0) return [];
  const ran = workflows.filter(({ isKept, left }) => isKept || left === undefined);
  const kept = ran.filter(({ isKept }) => isKept).length;
  const left = workflows.length - ran.length;
  const namesOf = (wanted: boolean) =>
    ran
      .filter(({ isKept }) => isKept === wanted)
      .map(({ workflow }) => workflow)
      .join(', ');
  const broken = kept === ran.length ? '' : `; not ${namesOf(false)}`;
  const text = `${kept} of ${ran.length} hold${kept === 0 ? '' : `: ${namesOf(true)}`}${broken}`;
  return [['Workflows', left === 0 ? text : `${text}; ${left} left out`]];
}

/** What a run says that reached nothing. */
const NOTHING =
  'No request succeeded, so the run shows nothing. Is the path in --url right, and do the credentials work?';
const UNCOVERED = ' Its coverage is not what the reasons say.';
const UNREAD = ' The adapter could not read every mail, so not every workflow ran.';

function reachedText(coverage: readonly OperationCoverage[], gate: Gate | undefined): string {
  const all = reachable(coverage);
  const holes = holesOf(coverage).length;
  const explained = gate?.holes.filter(({ reason }) => reason !== undefined).length ?? 0;
  const reasons = gate === undefined ? '' : `, ${explained} more with a reason`;
  return `${figure(all - holes)} of ${figure(all)} documented answers and rules of inputs${reasons}`;
}

/** Rule of an entry that tells of the adapter, not of the server. */
export const UNREAD_RULE = 'workflow';

const unreadEntry = ({ workflow, left }: CheckResult['workflows'][number]): Entry => ({
  level: 'bad',
  label: 'not run',
  rule: UNREAD_RULE,
  text: `The workflow "${workflow}" did not run to its end: ${left}.`,
  places: [],
});

const coverageEntry = (text: string): Entry => ({
  level: 'bad',
  label: 'uncovered',
  rule: 'coverage',
  text,
  places: [],
});

const isSuccess = ({ status, seen }: { status: string; seen: number }) =>
  seen > 0 && status.startsWith('2');

/** Operations that a note names. */
const NAMED = 6;

function unprovenText(unproven: readonly OperationCoverage[]): string {
  const names = unproven.slice(0, NAMED).map(({ operation }) => operation);
  const more = unproven.length - names.length;
  return `Only refusals came from ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}: an adapter or an example can show a success.`;
}

const levelOf = ({ check }: Finding): Level => checkOf(check).level;

function verdictOf(violations: number, warnings: number, passed: boolean): string {
  const looks =
    warnings === 0
      ? ''
      : ` ${warnings} ${warnings === 1 ? 'answer deserves' : 'answers deserve'} a look.`;
  if (violations === 0)
    return `The server keeps its contract${passed ? '' : ', but not under --strict'}.${looks}`;
  return `The server breaks its contract in ${violations} ${violations === 1 ? 'way' : 'ways'}.${looks}`;
}

function entryOf(finding: Finding, { url }: CheckResult): Entry {
  const { check, text, place, count, situation, request, got, status } = finding;
  const { title, why, fault, level } = checkOf(check);
  return {
    level,
    label: level === 'bad' ? 'broken' : 'doubtful',
    rule: fault === undefined ? check : `${check} (${fault})`,
    text: masked(inWords(text)),
    places: [place, ...(count > 1 ? [`${count} times`] : [])],
    detail: {
      title,
      why,
      situation,
      request: curlOf(url, request),
      ...(status !== undefined && {
        answer: masked(`${status}${got === undefined ? '' : `\n${got}`}`),
      }),
    },
  };
}

/** One row for each operation, those with violations first. */
function tableOf(
  { coverage, findings }: CheckResult,
  worst: readonly string[],
  gate: Gate | undefined,
): NonNullable<Report['table']> {
  const rows = coverage.toSorted((a, b) => order(worst, a.operation) - order(worst, b.operation));
  return {
    title: 'Everything that was asked',
    fine: 'without a violation',
    heads: ['Operation', 'Requests', 'Answers seen', 'Inputs tried', 'Violations'],
    rows: rows.map((row) => {
      const { operation, requests, answers, inputs } = row;
      const own = findings.filter((finding) => finding.operation === operation);
      const bad = own.filter((finding) => levelOf(finding) === 'bad').length;
      const level: Level = bad > 0 ? 'bad' : own.length > 0 || requests === 0 ? 'warn' : 'fine';
      const seen = answers.filter((answer) => answer.seen > 0).map(({ status }) => status);
      return {
        level,
        cells: [
          operation,
          String(requests),
          `${seen.length} of ${answers.length}`,
          `${inputs.filter(isWhole).length} of ${inputs.length}`,
          String(bad),
        ],
        detail: holesOf([row]).map(
          (hole) => `${hole.slice(operation.length + 1)}: ${reasonFor(hole, row, gate)}`,
        ),
      };
    }),
  };
}

const order = (worst: readonly string[], operation: string) => {
  const at = worst.indexOf(operation);
  return at < 0 ? worst.length : at;
};
