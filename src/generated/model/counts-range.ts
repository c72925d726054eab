/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * So many days up to and with today.
 */
export type CountsRange = typeof CountsRange[keyof typeof CountsRange];


export const CountsRange = {
  '7d': '7d',
  '30d': '30d',
  '90d': '90d',
} as const;
