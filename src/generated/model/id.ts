/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A UUID, version 7.
 * @maxLength 36
 */
export type Id = string;
