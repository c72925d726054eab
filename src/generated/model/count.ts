/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 9007199254740991
 */
export type Count = number;
