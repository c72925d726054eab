/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Interval } from './interval';
import type { NextInvoice } from './next-invoice';
import type { PlanCode } from './plan-code';
import type { SubscriptionStatus } from './subscription-status';
import type { Timestamp } from './timestamp';

/**
 * The caller's subscription. Whoever never had one gets status `none` and plan `free`.
 */
export interface Subscription {
  status: SubscriptionStatus;
  planCode: PlanCode;
  interval?: Interval;
  /**
     * Sub-user seats in all, the included ones among them.
     * @minimum 0
     * @maximum 200
     */
  seats: number;
  /** When the trial ends or ended; absent without one. */
  trialEnd?: Timestamp;
  /** With a card the plan goes on by itself after the trial. */
  trialHasCard: boolean;
  /** When the paid period or the trial ends; absent on Free. */
  currentPeriodEnd?: Timestamp;
  /** When the plan goes back to Free; only while `canceling`. */
  cancelAt?: Timestamp;
  /** Whether the next period is paid by itself. */
  autopay: boolean;
  /** Absent when nothing will be charged. */
  nextInvoice?: NextInvoice;
}
