/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListPromptVersionsSort = typeof ListPromptVersionsSort[keyof typeof ListPromptVersionsSort];


export const ListPromptVersionsSort = {
  version: 'version',
  '-version': '-version',
} as const;
