import type { PaymentStatus } from '#src/generated/api/endpoints.schemas.ts';

/** The contract's pace: ask again in two seconds, for thirty at most. */
export const POLL_MS = 2000;
export const POLL_FOR_MS = 30_000;

export type PaymentPhase =
  | 'asking'
  | 'processing'
  /** Thirty seconds and still under way: the provider's message will settle it. */
  | 'late'
  | 'requiresAction'
  | 'succeeded'
  | 'failed';

/** Phase of the payment `waitedMs` after the first question. Only the server's answer counts. */
export function paymentPhaseOf(status: PaymentStatus | undefined, waitedMs: number): PaymentPhase {
  if (status === undefined) return 'asking';
  if (status === 'processing') return waitedMs >= POLL_FOR_MS ? 'late' : 'processing';
  return status;
}

/** Milliseconds to the next question; false when there is nothing more to ask. */
export function nextQuestion(status: PaymentStatus | undefined, waitedMs: number): number | false {
  return paymentPhaseOf(status, waitedMs) === 'processing' ? POLL_MS : false;
}
