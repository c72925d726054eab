import { checkOf } from '#contract/check/checks.ts';
import type { Paint } from '#contract/report/terminal.ts';
import type { PassedFinding } from './ledger.ts';
import { sideOf } from './proxy-report.ts';

/** Repeats are told at these counts, and each thousand. */
const TOLD = new Set([10, 100]);

/** A line for a violation; empty for a repeat, but for some counts. */
export function lineOf(finding: PassedFinding, isNew: boolean, paint: Paint): string {
  const { check, operation, text, status, count } = finding;
  const { fault, level } = checkOf(check);
  if (!isNew && !TOLD.has(count) && count % 1000 !== 0) return '';
  const rule = fault === undefined ? check : `${check} ${fault}`;
  const mark = level === 'bad' ? paint('red', '✗') : paint('yellow', '!');
  const times = isNew ? '' : ` (${count} times)`;
  const came = status === undefined ? '' : ` ${status}`;
  return `${mark} ${paint('bold', operation)}${came} · ${sideOf(finding)} · ${rule}${times}\n    ${text}\n`;
}
