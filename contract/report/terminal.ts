import {
  countsOf,
  fineText,
  kindsOf,
  MOST_FINE,
  type Detail,
  type Entry,
  type Level,
  type Report,
  type Table,
} from './report.ts';

const MARKS: Readonly<Record<Level, string>> = { bad: '✗', warn: '!', fine: '·' };
const COLOURS = { bad: 'red', warn: 'yellow', fine: 'dim' } as const;
export type Paint = (style: 'red' | 'yellow' | 'dim' | 'bold' | 'green', text: string) => string;

const plain: Paint = (_style, text) => text;
const WIDTH = 100;
const FEW = 5;
/** Characters of a line of a command: bodies of examples may have thousands. */
const MOST_OF_LINE = 400;

/** What is shown of a long report. */
export type Shown = {
  /** All of it. */
  full?: boolean;
  /** Entries at most; all of them when left out. */
  most?: number;
};

/** A report for the terminal. What is fine has one line without its place. */
export function terminalText(
  report: Report,
  paint: Paint = plain,
  { full = false, most = Number.POSITIVE_INFINITY }: Shown = {},
): string {
  const counts = countsOf(report).map(([label, count]) => `${count} ${label}`);
  const lines = [paint('bold', report.title), ...factLines(report.facts, paint)];
  if (counts.length > 0) lines.push('', counts.join(', '));
  const size = report.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  // A few more are shown as well, rather than counted.
  const isLong = size > most + FEW;
  if (isLong) lines.push(...kindLines(report, paint));
  let left = full || !isLong ? Number.POSITIVE_INFINITY : most;
  const unshown: Report['groups'] = [];
  for (const { title, entries } of report.groups) {
    if (left <= 0) {
      unshown.push({ title, entries });
      continue;
    }
    left -= entries.length;
    lines.push('', ...wrap(title, '').map((line) => paint('bold', line)));
    lines.push(...entryLines(entries, paint, full));
  }
  const more = report.more ?? '--html lists them';
  if (unshown.length > 0) lines.push('', paint('bold', restText(unshown, more)));
  if (report.table)
    lines.push('', ...tableLines(full ? report.table : inShort(report.table, more, most), paint));
  const notes = report.notes ?? [];
  if (notes.length > 0) lines.push('', paint('bold', 'What was left out'));
  for (const note of notes)
    lines.push(
      ...wrap(note, '    ').map((line, at) => paint('dim', at ? line : `  · ${line.trim()}`)),
    );
  lines.push(
    '',
    paint(report.passed ? 'green' : 'red', `${report.passed ? '✓' : '✗'} ${report.verdict}`),
  );
  return `${lines.join('\n')}\n`;
}

/** Names and values in two columns. */
function factLines(facts: Report['facts'], paint: Paint): string[] {
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2;
  return facts.flatMap(([name, value]) =>
    wrap(value, ' '.repeat(width)).map((line, at) =>
      at === 0 ? `${paint('dim', name.padEnd(width))}${line.trimStart()}` : line,
    ),
  );
}

/** How many there are of each kind. */
function kindLines(report: Report, paint: Paint): string[] {
  const kinds = kindsOf(report);
  const width = Math.max(...kinds.map(([, count]) => String(count).length));
  return kinds.map(
    ([title, count, level]) =>
      `  ${paint(COLOURS[level], MARKS[level])} ${String(count).padStart(width)} × ${title}`,
  );
}

function entryLines(entries: readonly Entry[], paint: Paint, full: boolean): string[] {
  const lines: string[] = [];
  let shown: Detail | undefined;
  for (const { level, label, rule, text, places, detail } of entries) {
    const [first = '', ...rest] = wrap(`${label}: ${text}`, '    ');
    lines.push(`  ${paint(COLOURS[level], MARKS[level])} ${first.trimStart()}`, ...rest);
    if (level !== 'fine') lines.push(paint('dim', `    ${[rule, ...places].join(' · ')}`));
    if (level === 'fine' || !detail) continue;
    // One request may break the contract in several ways.
    const isSame = detail.request === shown?.request;
    const isAnswered = isSame && detail.answer === shown?.answer;
    const request = detail.request
      .split('\n')
      .map((line) => `    ${full ? line : shortened(line)}`);
    const same = `    The same request${isAnswered ? ' and answer' : ''}.`;
    lines.push(...(isSame ? [paint('dim', same)] : request));
    if (detail.answer && !isAnswered)
      lines.push(paint('dim', clip(`    → ${inOneLine(detail.answer)}`)));
    shown = detail;
  }
  return lines;
}

/** A line of a command; one that is too long to read says how it is printed whole. */
const shortened = (line: string): string =>
  line.length <= MOST_OF_LINE
    ? line
    : `${line.slice(0, MOST_OF_LINE)}… (${(line.length - MOST_OF_LINE).toLocaleString('en')} more characters: --full)`;

function restText(groups: Report['groups'], more: string): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const operations = groups.length === 1 ? 'one operation' : `${groups.length} operations`;
  return `… and ${count} more at ${operations}; ${more}`;
}

/** Many rows that are fine are one, and so are those after the worst. */
function inShort(table: Table, more: string, most: number): Table {
  const { heads, rows } = table;
  const textRow = (level: Level, text: string) => ({
    level,
    cells: [`${text}; ${more}`, ...heads.slice(1).map(() => '')],
    detail: [],
  });
  const fine = rows.filter(({ level }) => level === 'fine');
  const others = rows.filter(({ level }) => level !== 'fine');
  const left = others.slice(most);
  const noun = (heads[0] ?? 'row').toLowerCase();
  return {
    ...table,
    rows: [
      ...others.slice(0, most),
      ...(left[0] ? [textRow(left[0].level, `${left.length} more such ${noun}s`)] : []),
      ...(fine.length > MOST_FINE ? [textRow('fine', fineText(table))] : fine),
    ],
  };
}

/** Columns as wide as their longest cell; the first is text, the others are figures. */
function tableLines({ heads, rows }: Table, paint: Paint): string[] {
  const isText = ({ cells }: Table['rows'][number]) => cells.slice(1).every((cell) => cell === '');
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map((row) => (isText(row) ? 0 : (row.cells[at]?.length ?? 0)))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [
    ...(rows.every(isText) ? [] : [paint('bold', `  ${line(heads)}`)]),
    ...rows.map(({ level, cells }) => `${paint(COLOURS[level], MARKS[level])} ${line(cells)}`),
  ];
}

const clip = (line: string) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line);

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = indent;
    }
    line += `${line.trim() === '' ? '' : ' '}${word}`;
  }
  return [...lines, line];
}
