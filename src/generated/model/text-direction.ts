/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `auto` takes the direction of the first strong letter of each paragraph.
 */
export type TextDirection = typeof TextDirection[keyof typeof TextDirection];


export const TextDirection = {
  auto: 'auto',
  ltr: 'ltr',
  rtl: 'rtl',
} as const;
