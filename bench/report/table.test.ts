import { describe, expect, it } from 'vitest';
import { cellText, isMet, markdownTable, ratioOf } from './table.ts';

describe('a cell', () => {
  it('is its value with as many decimals as it asks for', () => {
    expect(cellText({ value: 12.345 })).toBe('12');
    expect(cellText({ value: 12.345, digits: 1 })).toBe('12.3');
    expect(cellText({ value: Number.NaN })).toBe('–');
    expect(cellText(undefined)).toBe('');
  });
  it('names its ratio to the reference', () => {
    expect(ratioOf({ value: 50, reference: 200 })).toBe(0.25);
    expect(cellText({ value: 50, reference: 200 })).toBe('50 (0.25 ×)');
    expect(cellText({ value: 50, reference: 0 })).toBe('50');
  });
  it('names its goal, and is bold where that is missed', () => {
    const most = (value: number) => ({ value, goal: { limit: 12, of: 'value' as const } });
    expect(cellText(most(12))).toBe('12 (goal ≤ 12)');
    expect(cellText(most(21))).toBe('**21 (goal ≤ 12)**');
    const half = { limit: 0.5, of: 'ratio' as const, atLeast: true };
    expect(cellText({ value: 26, reference: 100, goal: half })).toBe(
      '**26 (0.26 ×, goal ≥ 0.5 ×)**',
    );
    expect(cellText({ value: 60, reference: 100, goal: half })).toBe('60 (0.60 ×, goal ≥ 0.5 ×)');
  });
  it('neither meets nor misses a goal that it cannot be compared with', () => {
    expect(isMet({ value: 3 })).toBeUndefined();
    expect(isMet({ value: 3, goal: { limit: 1, of: 'ratio' } })).toBeUndefined();
    expect(isMet({ value: Number.NaN, goal: { limit: 1, of: 'value' } })).toBeUndefined();
  });
});

it('a table has a head, and a row for each thing measured', () => {
  const rows = [{ name: '/login', cells: [{ value: 8 }, { value: 0.001, digits: 3 }] }];
  expect(markdownTable({ columns: ['requests', 'CLS'], rows })).toBe(
    '|  | requests | CLS |\n| --- | ---: | ---: |\n| /login | 8 | 0.001 |',
  );
});
