/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The payment provider's name for the set-up of one card.
 * @minLength 4
 * @maxLength 255
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SetupIntentId = string;
