/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { RevenueTotal } from './revenue-total';

/**
 * The whole product's figures, for an admin only.
 */
export interface AdminCounts {
  /** Accounts, as of now. */
  users: Count;
  /** People who signed in or used the product in the range. */
  activeUsers: Count;
  /** Accounts made in the range. */
  signUps: Count;
  /** Trials that run now. */
  trials: Count;
  /** Subscriptions now that were paid for. */
  paying: Count;
  /**
     * What was paid in the range less what was paid back, one entry a currency. Empty when nothing was paid.
     * @maxItems 20
     */
  revenue: RevenueTotal[];
  /** Payments in the range that failed. */
  failedPayments: Count;
}
