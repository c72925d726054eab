/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { Currency } from './currency';
import type { InvoiceLine } from './invoice-line';
import type { Timestamp } from './timestamp';

/**
 * What is charged next, and when, if nothing changes.
 */
export interface NextInvoice {
  amount: Amount;
  currency: Currency;
  date: Timestamp;
  /** @maxItems 20 */
  lines: InvoiceLine[];
}
