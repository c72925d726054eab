/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of the answer that the prompt asks for.
 */
export type BriefLength = typeof BriefLength[keyof typeof BriefLength];


export const BriefLength = {
  short: 'short',
  medium: 'medium',
  long: 'long',
} as const;
