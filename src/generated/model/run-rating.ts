/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The person's own.
 */
export type RunRating = typeof RunRating[keyof typeof RunRating];


export const RunRating = {
  up: 'up',
  down: 'down',
} as const;
