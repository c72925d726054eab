import { countsOf, type Level, type Report } from './report.ts';

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
    for (const { level, label, rule, text, places } of entries) {
      const [first = '', ...rest] = wrap(`${label}: ${text}`, '    ');
      lines.push(`  ${paint(COLOURS[level], MARKS[level])} ${first.trimStart()}`, ...rest);
      if (level !== 'fine') lines.push(paint('dim', `    ${[rule, ...places].join(' · ')}`));
    }
  }
  lines.push(
    '',
    paint(report.passed ? 'green' : 'red', `${report.passed ? '✓' : '✗'} ${report.verdict}`),
  );
  return `${lines.join('\n')}\n`;
}

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
