/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 100000
 */
export type PageNumber = number;
