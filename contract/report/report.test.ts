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
      '    The same request.',
      '    curl /a?b',
    ]);
    expect(occurrences(page, '<pre>curl')).toBe(2);
    expect(occurrences(page, 'The same request and answer.')).toBe(1);
    expect(page).toContain('200&#10;{&#10;  &quot;a&quot;: 1&#10;}');
  });

  it('tells many rows that are fine as one, beside others', () => {
    const report = reportWith(1, 13);
    expect(terminalText(report)).toContain('· 13 others without a violation; --html lists them\n');
    expect(terminalText(report)).not.toContain('GET /fine/1');
    const [before = '', rest = ''] = reportPage(report, WHEN).split(
      '13 others without a violation',
    );
    expect([before, rest].map((part) => occurrences(part, 'GET /fine/'))).toEqual([0, 13]);
  });

  it.each([
    [1, 12],
    [0, 13],
  ])('lists each row with %i violations and %i rows that are fine', (violations, fine) => {
    const report = reportWith(violations, fine);
    expect(occurrences(terminalText(report), 'GET /fine/')).toBe(fine);
    expect(reportPage(report, WHEN)).not.toContain('others without a violation');
  });
});
