/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How often a plan is paid.
 */
export type Interval = typeof Interval[keyof typeof Interval];


export const Interval = {
  month: 'month',
  year: 'year',
} as const;
