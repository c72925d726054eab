/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListTransactionsSort = typeof ListTransactionsSort[keyof typeof ListTransactionsSort];


export const ListTransactionsSort = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  number: 'number',
  '-number': '-number',
  total: 'total',
  '-total': '-total',
  status: 'status',
  '-status': '-status',
} as const;
