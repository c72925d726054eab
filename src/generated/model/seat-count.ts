/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Sub-user seats in all, the included ones among them; what the plan includes when absent.
 * @minimum 0
 * @maximum 200
 */
export type SeatCount = number;
