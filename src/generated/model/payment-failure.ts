/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a payment failed.
 */
export interface PaymentFailure {
  /**
     * `card_declined`, `insufficient_funds`, `expired_card`, `authentication_failed`, `processing_error`; others may come.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /**
     * In the person's language.
     * @maxLength 500
     */
  message: string;
}
