/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a run broke off.
 */
export interface RunFailure {
  /**
     * As `Problem.code`.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** @maxLength 1000 */
  message: string;
}
