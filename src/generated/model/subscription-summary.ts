/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Interval } from './interval';
import type { PlanCode } from './plan-code';
import type { SubscriptionStatus } from './subscription-status';
import type { Timestamp } from './timestamp';

/**
 * What the whole interface needs of the subscription; a sub-user gets the client's.
 */
export interface SubscriptionSummary {
  status: SubscriptionStatus;
  planCode: PlanCode;
  interval?: Interval;
  /**
     * Sub-user seats in all, the included ones among them.
     * @minimum 0
     * @maximum 200
     */
  seats: number;
  /** Whether the next period is paid by itself. */
  autopay: boolean;
  /** Whether the person's one trial has begun already. */
  trialUsed: boolean;
  /** When the trial ends; only while `trialing`. */
  trialEnd?: Timestamp;
  /** When the paid period ends; absent on Free. */
  currentPeriodEnd?: Timestamp;
}
