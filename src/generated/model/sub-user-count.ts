/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';

/**
 * Seats of the plan. Both are 0 on a plan without seats, and for a sub-user.
 */
export interface SubUserCount {
  used: Count;
  total: Count;
}
