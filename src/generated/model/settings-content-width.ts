/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SettingsContentWidth = typeof SettingsContentWidth[keyof typeof SettingsContentWidth];


export const SettingsContentWidth = {
  full: 'full',
  boxed: 'boxed',
} as const;
