/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * In any script; spaces at either end are dropped.
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type PersonName = string;
