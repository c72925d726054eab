/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Minor units (cents) of the currency beside it.
 * @minimum -100000000000
 * @maximum 100000000000
 */
export type Amount = number;
