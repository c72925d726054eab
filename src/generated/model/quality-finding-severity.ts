/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type QualityFindingSeverity = typeof QualityFindingSeverity[keyof typeof QualityFindingSeverity];


export const QualityFindingSeverity = {
  error: 'error',
  warning: 'warning',
  info: 'info',
} as const;
