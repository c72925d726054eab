/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Interval } from './interval';
import type { PaidPlanCode } from './paid-plan-code';
import type { SeatCount } from './seat-count';

/**
 * The plan to try.
 */
export interface CreateFreeTrialRequest {
  planCode: PaidPlanCode;
  interval: Interval;
  seats?: SeatCount;
  /** `true`: a card is given now and the plan goes on after the trial. */
  withCard: boolean;
}
