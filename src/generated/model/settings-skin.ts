/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SettingsSkin = typeof SettingsSkin[keyof typeof SettingsSkin];


export const SettingsSkin = {
  default: 'default',
  bordered: 'bordered',
  'semi-dark': 'semi-dark',
} as const;
