import { describe, expect, it } from 'vitest';
import { interleaved, median, medians, percentile } from './statistics.ts';

describe('median', () => {
  it('is the middle of an odd number of values, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([7])).toBe(7);
  });
  it('is the mean of the two in the middle of an even number', () => {
    expect(median([4, 1, 10, 2])).toBe(3);
  });
  it('is not a number where nothing was measured', () => {
    expect(median([])).toBeNaN();
  });
  it('is taken of each figure alone', () => {
    const samples = [
      { lcp: 3, requests: 8 },
      { lcp: 1, requests: 9 },
      { lcp: 2, requests: 7 },
    ];
    expect(medians(samples)).toEqual({ lcp: 2, requests: 8 });
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  it('is the smallest value that the share does not exceed', () => {
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 1)).toBe(100);
    expect(percentile([5, 6], 0)).toBe(5);
  });
  it('of few values is the largest of them', () => {
    expect(percentile([3, 1, 2], 0.98)).toBe(3);
  });
});

describe('interleaved', () => {
  it('measures every case once a round, every other round in reverse', async () => {
    const asked: string[] = [];
    const samples = await interleaved([{ name: 'a' }, { name: 'b' }], 3, ({ name }) => {
      asked.push(name);
      return Promise.resolve(asked.length);
    });
    expect(asked).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
    expect(Object.fromEntries(samples)).toEqual({ a: [1, 4, 5], b: [2, 3, 6] });
  });
});
