/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ISO 4217.
 * @minLength 3
 * @maxLength 3
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;
