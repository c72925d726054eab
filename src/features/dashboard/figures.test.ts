import { describe, expect, it } from 'vitest';
import { changeOf, rangeState, spansOf } from './figures.ts';

const day = (date: string, runs: number) => ({
  date,
  runs,
  prompts: 0,
  generations: 0,
  downloads: 0,
});
const days = (count: number) =>
  Array.from({ length: count }, (_day, index) =>
    day(new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10), 1),
  );

describe('the range in the address', () => {
  it('is read, and 30 days when it names none that is offered', () => {
    expect(rangeState.read(new URLSearchParams('range=7d')).range).toBe('7d');
    expect(rangeState.read(new URLSearchParams('range=5y')).range).toBe('30d');
    expect(rangeState.read(new URLSearchParams()).range).toBe('30d');
  });
});

describe('the change against the range before', () => {
  it('is a share of what was before', () => {
    expect(changeOf(82, 64)).toEqual({ kind: 'up', ratio: 18 / 64 });
    expect(changeOf(15, 20)).toEqual({ kind: 'down', ratio: 0.25 });
    expect(changeOf(0, 4)).toEqual({ kind: 'down', ratio: 1 });
  });
  it('has no share when there was nothing before', () => {
    expect(changeOf(3, 0)).toEqual({ kind: 'new' });
    expect(changeOf(0, 0)).toEqual({ kind: 'same' });
  });
});

describe('the bars of the chart', () => {
  it('are days up to a month', () => {
    const spans = spansOf([day('2026-11-19', 4), day('2026-11-20', 3)], 'runs');
    expect(spans).toEqual([
      { from: '2026-11-19', to: '2026-11-19', value: 4 },
      { from: '2026-11-20', to: '2026-11-20', value: 3 },
    ]);
    expect(spansOf(days(30), 'runs')).toHaveLength(30);
  });
  it('are weeks beyond, the last one ending today, and lose no day', () => {
    const spans = spansOf(days(90), 'runs');
    expect(spans).toHaveLength(13);
    expect(spans.at(-1)).toEqual({ from: '2026-10-23', to: '2026-10-29', value: 7 });
    expect(spans[0]?.value).toBe(6);
    expect(spans.reduce((sum, { value }) => sum + value, 0)).toBe(90);
  });
});
