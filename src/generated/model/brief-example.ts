/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * One example of what is wanted.
 */
export interface BriefExample {
  /**
     * What it was made from.
     * @maxLength 2000
     */
  input?: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  output: string;
}
