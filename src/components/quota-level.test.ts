import { describe, expect, it } from 'vitest';
import { QUOTA_TONES, quotaLevel, quotaRatio } from './quota-level.ts';

describe('a limit', () => {
  it('is full at 100 %, whatever the server warns of', () => {
    expect(quotaLevel({ used: 30, limit: 30, warning: true })).toBe('full');
    expect(quotaLevel({ used: 31, limit: 30, warning: false })).toBe('full');
    expect(quotaLevel({ used: 24, limit: 30, warning: true })).toBe('warning');
    expect(quotaLevel({ used: 3, limit: 30, warning: false })).toBe('fine');
    expect(quotaLevel({ used: 9000, limit: null, warning: false })).toBe('unlimited');
  });
  it('of nothing is full', () => {
    expect(quotaLevel({ used: 0, limit: 0, warning: false })).toBe('full');
  });
});

it('a meter warns as the server does, and is red when nothing is left', () => {
  const tone = (meter: Parameters<typeof quotaLevel>[0]) => QUOTA_TONES[quotaLevel(meter)];
  expect(tone({ used: 24, limit: 30, warning: true })).toBe('warning');
  expect(tone({ used: 30, limit: 30, warning: true })).toBe('error');
  expect(tone({ used: 9000, limit: null, warning: false })).toBe('primary');
});

it('a limit of nothing is used as a whole, and none is a share of nothing', () => {
  expect(quotaRatio({ used: 3, limit: 12, warning: false })).toBe(0.25);
  expect(quotaRatio({ used: 0, limit: 0, warning: false })).toBe(1);
  expect(quotaRatio({ used: 3, limit: null, warning: false })).toBeNull();
});
