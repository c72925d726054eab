/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a prompt came from; set by the server, never by a body.
 */
export type PromptSource = typeof PromptSource[keyof typeof PromptSource];


export const PromptSource = {
  generated: 'generated',
  manual: 'manual',
  imported: 'imported',
  starter: 'starter',
} as const;
