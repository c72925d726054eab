/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `subscription`: the first payment of a plan. `change`: another plan or more seats, prorated.
 */
export type TransactionType = typeof TransactionType[keyof typeof TransactionType];


export const TransactionType = {
  subscription: 'subscription',
  renewal: 'renewal',
  change: 'change',
  refund: 'refund',
} as const;
