import { describe, expect, it } from 'vitest';
import { nextQuestion, paymentPhaseOf } from './payment-phase.ts';

describe('a payment', () => {
  it('is not believed before the server has answered', () => {
    expect(paymentPhaseOf(undefined, 0)).toBe('asking');
    expect(nextQuestion(undefined, 0)).toBe(false);
  });
  it('under way is asked after every two seconds, for thirty at most', () => {
    expect(nextQuestion('processing', 0)).toBe(2000);
    expect(nextQuestion('processing', 29_999)).toBe(2000);
    expect(nextQuestion('processing', 30_000)).toBe(false);
    expect(paymentPhaseOf('processing', 30_000)).toBe('late');
  });
  it('that is settled is not asked after again, however late', () => {
    for (const status of ['succeeded', 'failed', 'requiresAction'] as const) {
      expect(nextQuestion(status, 0)).toBe(false);
      expect(paymentPhaseOf(status, 90_000)).toBe(status);
    }
  });
});
