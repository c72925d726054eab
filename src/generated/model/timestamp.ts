/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * RFC 3339, in UTC.
 * @maxLength 40
 */
export type Timestamp = string;
