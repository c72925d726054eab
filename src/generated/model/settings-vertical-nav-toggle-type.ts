/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SettingsVerticalNavToggleType = typeof SettingsVerticalNavToggleType[keyof typeof SettingsVerticalNavToggleType];


export const SettingsVerticalNavToggleType = {
  accordion: 'accordion',
  collapse: 'collapse',
} as const;
