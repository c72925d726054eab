/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';

/**
 * The payment to ask after.
 */
export interface VerifyPaymentRequest {
  paymentId: Id;
}
