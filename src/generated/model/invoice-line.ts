/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { InvoiceLineKind } from './invoice-line-kind';
import type { Timestamp } from './timestamp';

/**
 * One line of an invoice; the lines' amounts add up to subtotal less discount plus tax.
 */
export interface InvoiceLine {
  /** `proration` is time that was paid and not used; its amount, like that of `discount`, is negative. */
  kind: InvoiceLineKind;
  /**
     * In the person's language.
     * @minLength 1
     * @maxLength 300
     */
  description: string;
  /**
     * @minimum 1
     * @maximum 100000
     */
  quantity: number;
  unitAmount: Amount;
  amount: Amount;
  periodStart?: Timestamp;
  periodEnd?: Timestamp;
}
