/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RunDeltaEventType = typeof RunDeltaEventType[keyof typeof RunDeltaEventType];


export const RunDeltaEventType = {
  delta: 'delta',
} as const;
