import { describe, expect, it } from 'vitest';
import { reportPage } from './page.ts';
import type { Entry, Report } from './report.ts';
import { terminalText } from './terminal.ts';

const entry = (text: string, request: string): Entry => ({
  level: 'bad',
  label: 'broken',
  rule: 'body-schema (F101)',
  text,
  places: ['openapi.yaml:1'],
  detail: {
    title: 'Body against its schema',
    why: 'Clients break.',
    situation: 'a plain request',
    request,
    answer: '200\n{"a":1}',
  },
});

const reportWith = (violations: number, fine: number): Report => ({
  title: 'Contract check',
  facts: [],
  passed: violations === 0,
  verdict: 'The verdict.',
  groups: [
    {
      title: 'GET /a',
      entries: [
        entry('One thing.', 'curl /a'),
        entry('Another thing.', 'curl /a'),
        entry('A third thing.', 'curl /a?b'),
      ].slice(0, violations),
    },
  ].filter(({ entries }) => entries.length > 0),
  table: {
    title: 'Everything that was asked',
    fine: 'without a violation',
    heads: ['Operation', 'Requests'],
    rows: [
      ...(violations > 0
        ? [{ level: 'bad' as const, cells: ['GET /a', '3'], detail: ['404: needs state'] }]
        : []),
      ...Array.from({ length: fine }, (_item, at) => ({
        level: 'fine' as const,
        cells: [`GET /fine/${at}`, '1'],
        detail: [],
      })),
    ],
  },
});
const occurrences = (text: string, part: string) => text.split(part).length - 1;
const WHEN = new Date('2026-11-23T12:00:00Z');

describe('a report', () => {
  it('shows a request once that breaks the contract in several ways', () => {
    const report = reportWith(3, 0);
    const [terminal, page] = [terminalText(report), reportPage(report, WHEN)];
    expect(terminal.match(/^ {4}(?:curl.*|The same.*)$/gm)).toEqual([
      '    curl /a',
      '    The same request and answer.',
      '    curl /a?b',
    ]);
    expect(occurrences(page, '<pre>curl')).toBe(2);
    expect(occurrences(page, 'The same request and answer.')).toBe(1);
    expect(page).toContain('200&#10;{&#10;  &quot;a&quot;: 1&#10;}');
  });

  it.each([1, 0])('tells many rows that are fine as one, beside %i violations', (violations) => {
    const report = reportWith(violations, 13);
    const text = `${violations ? '13 other' : 'All 13'} operations without a violation`;
    expect(terminalText(report)).toContain(`· ${text}; --html lists them\n`);
    expect(terminalText(report)).not.toContain('GET /fine/1');
    expect(occurrences(terminalText(report, undefined, { full: true }), 'GET /fine/')).toBe(13);
    const [before = '', rest = ''] = reportPage(report, WHEN).split(text);
    expect([before, rest].map((part) => occurrences(part, 'GET /fine/'))).toEqual([0, 13]);
  });

  it('lists each row where few are fine', () => {
    const report = reportWith(1, 12);
    expect(occurrences(terminalText(report), 'GET /fine/')).toBe(12);
    expect(reportPage(report, WHEN)).not.toContain('without a violation');
  });

  it('shows the worst operations of many, and counts what else there is', () => {
    const [group] = reportWith(2, 0).groups;
    const groups = [...'abcdefgh'].map((name) => ({ ...group!, title: `GET /${name}` }));
    const report = { ...reportWith(2, 0), groups, more: '--full shows them' };
    const text = terminalText(report, undefined, { most: 3 });
    expect(text).toContain('… and 12 more at 6 operations; --full shows them\n');
    expect(text).toContain('✗ 16 × Body against its schema\n');
    expect(text).toMatch(/^GET \/b$/m);
    expect(text).not.toMatch(/^GET \/c$/m);
    for (const shown of [{ full: true, most: 3 }, { most: 11 }])
      expect(terminalText(report, undefined, shown)).toMatch(/^GET \/h$/m);
  });

  it('sets facts and notes in columns', () => {
    const facts: Report['facts'] = [
      ['Seed', '1'],
      ['Workflows', 'of words '.repeat(15).trim()],
    ];
    const text = terminalText({ ...reportWith(0, 0), facts, notes: ['left out '.repeat(15)] });
    expect(text).toContain('\nSeed       1\nWorkflows  of words');
    expect(text).toMatch(/\n {11}of words/);
    expect(text).toMatch(/\n {2}· left out [^\n]*\n {4}\S/);
  });
});
