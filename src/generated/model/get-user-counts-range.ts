/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetUserCountsRange = typeof GetUserCountsRange[keyof typeof GetUserCountsRange];


export const GetUserCountsRange = {
  '7d': '7d',
  '30d': '30d',
  '90d': '90d',
} as const;
