/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `private`: its owner alone. `team`: the client and all sub-users of the owner's team.
 */
export type PromptVisibility = typeof PromptVisibility[keyof typeof PromptVisibility];


export const PromptVisibility = {
  private: 'private',
  team: 'team',
} as const;
