/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How a prompt gets its answer: a role with sections, a checked plan, examples, questions first, draft and revision.
 */
export type Technique = typeof Technique[keyof typeof Technique];


export const Technique = {
  structured: 'structured',
  stepByStep: 'stepByStep',
  fewShot: 'fewShot',
  interview: 'interview',
  critique: 'critique',
} as const;
