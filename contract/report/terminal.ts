import { countsOf, MOST_FINE, type Level, type Report, type Table } from './report.ts';

const MARKS: Readonly<Record<Level, string>> = { bad: '✗', warn: '!', fine: '·' };
const COLOURS = { bad: 'red', warn: 'yellow', fine: 'dim' } as const;
export type Paint = (style: 'red' | 'yellow' | 'dim' | 'bold' | 'green', text: string) => string;

const plain: Paint = (_style, text) => text;
const WIDTH = 100;

/** A report for the terminal. What is fine has one line without its place. */
export function terminalText(report: Report, paint: Paint = plain): string {
  const counts = countsOf(report).map(([label, count]) => `${count} ${label}`);
  const lines = [
    paint('bold', report.title),
    ...report.facts.map(([name, value]) => `${name}: ${value}`),
  ];
  if (counts.length > 0) lines.push(counts.join(', '));
  for (const { title, entries } of report.groups) {
    lines.push('', ...wrap(title, '').map((line) => paint('bold', line)));
    let shown = '';
    for (const { level, label, rule, text, places, detail } of entries) {
      const [first = '', ...rest] = wrap(`${label}: ${text}`, '    ');
      lines.push(`  ${paint(COLOURS[level], MARKS[level])} ${first.trimStart()}`, ...rest);
      if (level !== 'fine') lines.push(paint('dim', `    ${[rule, ...places].join(' · ')}`));
      if (level === 'fine' || !detail) continue;
      // Whole, however long: it is there to be run. One request may break the contract in several ways.
      const request = detail.request.split('\n').map((line) => `    ${line}`);
      lines.push(...(detail.request === shown ? [paint('dim', '    The same request.')] : request));
      shown = detail.request;
      if (detail.answer) lines.push(paint('dim', clip(`    → ${inOneLine(detail.answer)}`)));
    }
  }
  if (report.table) lines.push('', ...tableLines(inShort(report.table), paint));
  if (report.notes && report.notes.length > 0)
    lines.push(
      '',
      ...report.notes.flatMap((note) => wrap(note, '')).map((line) => paint('dim', line)),
    );
  lines.push(
    '',
    paint(report.passed ? 'green' : 'red', `${report.passed ? '✓' : '✗'} ${report.verdict}`),
  );
  return `${lines.join('\n')}\n`;
}

/** Beside rows that matter, many that are fine are one. */
function inShort(table: Table): Table {
  const { heads, rows } = table;
  const fine = rows.filter(({ level }) => level === 'fine');
  if (fine.length === rows.length || fine.length <= MOST_FINE) return table;
  const rest = `${fine.length} others ${table.fine}; --html lists them`;
  const row = {
    level: 'fine' as const,
    cells: [rest, ...heads.slice(1).map(() => '')],
    detail: [],
  };
  return { ...table, rows: [...rows.filter(({ level }) => level !== 'fine'), row] };
}

/** Columns as wide as their longest cell; the first is text, the others are figures. */
function tableLines({ heads, rows }: Table, paint: Paint): string[] {
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map(({ cells }) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [
    paint('bold', `  ${line(heads)}`),
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
