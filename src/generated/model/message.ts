/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A sentence for the person, in their language.
 */
export interface Message {
  /** @maxLength 500 */
  message: string;
}
