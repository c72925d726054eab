/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Settings of the model; what is absent is the model's own default.
 */
export interface RunParameters {
  /**
     * @minimum 0
     * @maximum 2
     */
  temperature?: number;
  /**
     * @minimum 1
     * @maximum 16384
     */
  maxOutputTokens?: number;
}
