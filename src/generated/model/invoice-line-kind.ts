/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `proration` is time that was paid and not used; its amount, like that of `discount`, is negative.
 */
export type InvoiceLineKind = typeof InvoiceLineKind[keyof typeof InvoiceLineKind];


export const InvoiceLineKind = {
  plan: 'plan',
  seats: 'seats',
  proration: 'proration',
  discount: 'discount',
  tax: 'tax',
  refund: 'refund',
} as const;
