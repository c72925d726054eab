/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SettingsMode = typeof SettingsMode[keyof typeof SettingsMode];


export const SettingsMode = {
  light: 'light',
  dark: 'dark',
} as const;
