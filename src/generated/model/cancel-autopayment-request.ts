/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * May be empty.
 */
export interface CancelAutopaymentRequest {
  /**
     * In the person's own words; read by people only.
     * @maxLength 500
     */
  reason?: string;
}
