/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { PaymentFailure } from './payment-failure';
import type { PaymentStatus } from './payment-status';
import type { Subscription } from './subscription';
import type { Transaction } from './transaction';

/**
 * How the payment stands with the provider.
 */
export interface PaymentVerification {
  paymentId: Id;
  status: PaymentStatus;
  /**
     * To let the person confirm; only with `requiresAction`.
     * @minLength 10
     * @maxLength 255
     */
  clientSecret?: string;
  failure?: PaymentFailure;
  /** Absent until money has moved or was refused. */
  transaction?: Transaction;
  subscription: Subscription;
}
