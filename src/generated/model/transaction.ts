/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { CardLabel } from './card-label';
import type { Currency } from './currency';
import type { Id } from './id';
import type { InvoiceLine } from './invoice-line';
import type { PaymentFailure } from './payment-failure';
import type { Timestamp } from './timestamp';
import type { TransactionStatus } from './transaction-status';
import type { TransactionType } from './transaction-type';

/**
 * Money that moved, was refused or is under way.
 */
export interface Transaction {
  id: Id;
  /**
     * The number on the receipt, as in `PW-2026-00047`.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[A-Z0-9-]+$
     */
  number: string;
  type: TransactionType;
  status: TransactionStatus;
  currency: Currency;
  subtotal: Amount;
  /** As a positive number. */
  discount: Amount;
  tax: Amount;
  /** Subtotal less discount plus tax; negative for a refund. */
  total: Amount;
  /** @maxItems 20 */
  lines: InvoiceLine[];
  /** Absent when no card was charged. */
  card?: CardLabel;
  /** Only with `failed`. */
  failure?: PaymentFailure;
  /**
     * Where the receipt is, once there is one.
     * @maxLength 2000
     */
  receiptUrl?: string;
  createdAt: Timestamp;
  /** When the money moved; absent until then. */
  paidAt?: Timestamp;
}
