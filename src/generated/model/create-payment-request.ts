/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CouponCode } from './coupon-code';
import type { Id } from './id';
import type { Interval } from './interval';
import type { PaidPlanCode } from './paid-plan-code';
import type { SeatCount } from './seat-count';

/**
 * The plan to pay for.
 */
export interface CreatePaymentRequest {
  planCode: PaidPlanCode;
  interval: Interval;
  seats?: SeatCount;
  couponCode?: CouponCode;
  /** A saved card to charge at once; without it the card is entered in the browser. */
  cardId?: Id;
  /** Answer the amounts and change nothing. */
  preview?: boolean;
}
