/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A change that mends it: the body from `start` to `end` (UTF-16 offsets; equal ones insert) becomes `replacement`.
 */
export interface FindingFix {
  /** @maxLength 200 */
  label: string;
  /**
     * @minimum 0
     * @maximum 40000
     */
  start: number;
  /**
     * @minimum 0
     * @maximum 40000
     */
  end: number;
  /** @maxLength 2000 */
  replacement: string;
}
