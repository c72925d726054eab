/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type LayoutDirection = typeof LayoutDirection[keyof typeof LayoutDirection];


export const LayoutDirection = {
  ltr: 'ltr',
  rtl: 'rtl',
} as const;
