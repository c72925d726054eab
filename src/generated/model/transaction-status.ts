/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `refunded` is a payment given back in full; the refund itself is a transaction of type `refund`.
 */
export type TransactionStatus = typeof TransactionStatus[keyof typeof TransactionStatus];


export const TransactionStatus = {
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  refunded: 'refunded',
} as const;
