import type { Entry, Level, Report } from '#contract/report/report.ts';
import type { Finding, Place } from './recorder.ts';
import { SEVERITIES, type Severity } from './rules.ts';
import { announcesBreak } from './version.ts';

export type Compared = {
  old: { location: string; version: string };
  new: { location: string; version: string };
  findings: Finding[];
};
export type FailOn = 'breaking' | 'dangerous' | 'never';

const LEVELS: Readonly<Record<Severity, Level>> = {
  breaking: 'bad',
  dangerous: 'warn',
  compatible: 'fine',
};
const NAMED = 3;
const WHOLE = 'The whole contract';

/** Whether the changes may be made under the new version. */
export function judge({ old, new: now, findings }: Compared, failOn: FailOn, anyVersion = false) {
  const has = (severity: Severity) => findings.some((finding) => finding.severity === severity);
  const count = findings.filter(({ severity }) => severity === 'breaking').length;
  const isAnnounced = !anyVersion && announcesBreak(old.version, now.version);
  const versions = `${old.version || 'no version'} → ${now.version || 'no version'}`;
  if (findings.length === 0)
    return { passed: true, verdict: 'Nothing changed that a client can notice.' };
  if (has('breaking')) {
    const breaks = `${count} breaking ${count === 1 ? 'change' : 'changes'}`;
    if (isAnnounced)
      return { passed: true, verdict: `${breaks}, and the version announces them (${versions}).` };
    const advice = anyVersion ? '' : ' A major version would announce them.';
    return { passed: failOn === 'never', verdict: `${breaks} from ${versions}.${advice}` };
  }
  if (has('dangerous'))
    return {
      passed: failOn !== 'dangerous' || isAnnounced,
      verdict:
        'Nothing breaks a client that relies on what was promised; the dangerous changes deserve a look.',
    };
  return { passed: true, verdict: 'Every change is compatible.' };
}

/** The findings as a report, grouped by the operations that they concern. */
export function reportOf(compared: Compared, failOn: FailOn, anyVersion = false): Report {
  const groups = new Map<string, Entry[]>();
  const ranked = compared.findings.toSorted(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
  );
  for (const finding of ranked) {
    const title = titleOf(finding.operations);
    groups.set(title, [...(groups.get(title) ?? []), entryOf(finding)]);
  }
  const { old, new: now } = compared;
  return {
    title: 'Contract changes',
    facts: [
      ['Old', `${old.location} (${old.version || 'no version'})`],
      ['New', `${now.location} (${now.version || 'no version'})`],
    ],
    ...judge(compared, failOn, anyVersion),
    groups: [...groups].map(([title, entries]) => ({ title, entries })),
    ...(compared.findings.length > 0 && { table: tableOf(compared.findings) }),
  };
}

/** How many changes of each severity every operation has, those that break first. */
function tableOf(findings: readonly Finding[]): NonNullable<Report['table']> {
  const rows = new Map<string, number[]>();
  for (const { severity, operations } of findings)
    for (const name of operations.length === 0 ? [WHOLE] : operations) {
      const counts = rows.get(name) ?? SEVERITIES.map(() => 0);
      const at = SEVERITIES.indexOf(severity);
      rows.set(
        name,
        counts.map((count, index) => (index === at ? count + 1 : count)),
      );
    }
  const worst = (counts: readonly number[]) => counts.findIndex((count) => count > 0);
  return {
    title: 'Changes by operation',
    fine: 'that changed without a break',
    heads: ['Operation', ...SEVERITIES.map((severity) => capital(severity))],
    rows: [...rows]
      .toSorted(([, a], [, b]) => worst(a) - worst(b))
      .map(([name, counts]) => ({
        level: LEVELS[SEVERITIES[worst(counts)] ?? 'compatible'],
        cells: [name, ...counts.map(String)],
        detail: [],
        marked: worst(counts) + 1,
      })),
  };
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function titleOf(operations: readonly string[]): string {
  const [only] = operations;
  if (only === undefined) return WHOLE;
  if (operations.length === 1) return only;
  const rest = operations.length - NAMED;
  const named = operations.slice(0, NAMED).join(', ');
  return rest > 0
    ? `${operations.length} operations: ${named} and ${rest} more`
    : `${operations.length} operations: ${named}`;
}

function entryOf({ severity, rule, message, reason, old, new: now }: Finding): Entry {
  return {
    level: LEVELS[severity],
    label: severity,
    rule,
    text: `${message}: ${reason}.`,
    places: [...(old ? [`old ${placeText(old)}`] : []), ...(now ? [`new ${placeText(now)}`] : [])],
  };
}

const placeText = ({ file, line }: Place) => `${file}:${line}`;
