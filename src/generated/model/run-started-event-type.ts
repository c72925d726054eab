/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RunStartedEventType = typeof RunStartedEventType[keyof typeof RunStartedEventType];


export const RunStartedEventType = {
  started: 'started',
} as const;
