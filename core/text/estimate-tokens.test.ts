import { describe, expect, it } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

describe('estimateTokens', () => {
  it('stays in a plausible range for each script', () => {
    expect(estimateTokens('The quick brown fox jumps over the lazy dog.')).toBe(10);
    expect(estimateTokens('请写一封介绍新产品的邮件。')).toBeGreaterThan(8);
    expect(estimateTokens('请写一封介绍新产品的邮件。')).toBeLessThan(15);
    expect(estimateTokens('اكتب رسالة تعريفية قصيرة لعملائنا')).toBeGreaterThan(8);
  });
  it('is 0 for nothing and grows with the text', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('a b c d')).toBeLessThan(estimateTokens('a b c d e'));
  });
});
