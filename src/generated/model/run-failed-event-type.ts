/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RunFailedEventType = typeof RunFailedEventType[keyof typeof RunFailedEventType];


export const RunFailedEventType = {
  failed: 'failed',
} as const;
