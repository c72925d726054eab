/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { Currency } from './currency';
import type { Id } from './id';
import type { Interval } from './interval';
import type { InvoiceLine } from './invoice-line';
import type { NextInvoice } from './next-invoice';
import type { PaidPlanCode } from './paid-plan-code';

/**
 * What the plan costs, to the cent, and what the browser needs to pay it.
 */
export interface PaymentIntentAnswer {
  /** `true`: nothing was made. */
  preview: boolean;
  /** For `verifyPayment`; absent in a preview. */
  paymentId?: Id;
  /**
     * For the card form, to confirm the payment in the browser; absent in a preview, with a saved card, and when nothing is due today. Never logged or stored.
     * @minLength 10
     * @maxLength 255
     */
  clientSecret?: string;
  planCode: PaidPlanCode;
  interval: Interval;
  /**
     * @minimum 0
     * @maximum 200
     */
  seats: number;
  currency: Currency;
  /** Plan, seats and proration. */
  subtotal: Amount;
  /** What the coupon takes off, as a positive number. */
  discount: Amount;
  tax: Amount;
  /** Subtotal less discount plus tax. */
  total: Amount;
  /** @maxItems 20 */
  lines: InvoiceLine[];
  /** What is charged now; `total`, or 0 when credit covers it. */
  dueToday: Amount;
  nextInvoice?: NextInvoice;
}
