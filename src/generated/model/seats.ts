/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Price } from './price';

/**
 * The seats of the caller's plan.
 */
export interface Seats {
  /**
     * Sub-users that are invited, active or suspended.
     * @minimum 0
     * @maximum 200
     */
  used: number;
  /**
     * Seats paid for.
     * @minimum 0
     * @maximum 200
     */
  total: number;
  /**
     * Seats the plan can grow to.
     * @minimum 0
     * @maximum 200
     */
  max: number;
  /** One more seat at the interval of the subscription; absent where the plan has no seats. */
  pricePerSeat?: Price;
}
