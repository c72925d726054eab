import { describe, expect, it } from 'vitest';
import { allCases, pairsOf, pairwise } from './pairwise.ts';

const factors = {
  screen: ['login', 'library', 'editor', 'plans', 'team'],
  visitor: ['guest', 'signedIn'],
  direction: ['ltr', 'rtl'],
  mode: ['light', 'dark'],
  device: ['phone', 'desktop'],
} as const;

describe('pairwise', () => {
  it('lets every two values of different factors meet', () => {
    const wanted = new Set(allCases(factors).flatMap((made) => pairsOf(factors, made)));
    const met = new Set(pairwise(factors).flatMap((made) => pairsOf(factors, made)));
    expect(met).toEqual(wanted);
    // 5 screens × 4 × 2 values, and 6 pairs of two-valued factors.
    expect(wanted.size).toBe(5 * 4 * 2 + 6 * 4);
  });
  it('needs few more cases than the two largest factors have combinations', () => {
    expect(allCases(factors)).toHaveLength(80);
    expect(pairwise(factors).length).toBeLessThanOrEqual(12);
  });
  it('gives the same cases every time', () => {
    expect(pairwise(factors)).toEqual(pairwise(factors));
  });
  it('is nothing where a factor has no values', () => {
    expect(pairwise({ mode: [], device: ['phone'] })).toEqual([]);
  });
});
