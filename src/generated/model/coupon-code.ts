/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Case does not matter.
 * @minLength 3
 * @maxLength 40
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type CouponCode = string;
