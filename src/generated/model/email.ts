/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;
