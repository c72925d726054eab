/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { Currency } from './currency';

/**
 * Sums over every transaction that the filters let through, not over the page alone.
 */
export interface TransactionTotals {
  currency: Currency;
  /** What was paid, later refunds not taken off. */
  paid: Amount;
  /** What was given back, as a positive number. */
  refunded: Amount;
  /** Paid less refunded. */
  net: Amount;
}
