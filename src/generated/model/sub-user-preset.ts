/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `viewer` reads, runs and downloads the team's prompts; `editor` changes them too.
 */
export type SubUserPreset = typeof SubUserPreset[keyof typeof SubUserPreset];


export const SubUserPreset = {
  editor: 'editor',
  viewer: 'viewer',
} as const;
