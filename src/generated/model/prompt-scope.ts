/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `mine`: the caller's own. `team`: what others of the team share. `starters`: what comes with the product.
 */
export type PromptScope = typeof PromptScope[keyof typeof PromptScope];


export const PromptScope = {
  mine: 'mine',
  team: 'team',
  starters: 'starters',
} as const;
