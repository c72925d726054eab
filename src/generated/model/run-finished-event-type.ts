/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RunFinishedEventType = typeof RunFinishedEventType[keyof typeof RunFinishedEventType];


export const RunFinishedEventType = {
  finished: 'finished',
} as const;
