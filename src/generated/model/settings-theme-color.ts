/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SettingsThemeColor = typeof SettingsThemeColor[keyof typeof SettingsThemeColor];


export const SettingsThemeColor = {
  primary: 'primary',
  secondary: 'secondary',
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'info',
} as const;
