/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A plan's stable code; its name is translated and may change.
 */
export type PlanCode = typeof PlanCode[keyof typeof PlanCode];


export const PlanCode = {
  free: 'free',
  pro: 'pro',
  team: 'team',
  business: 'business',
} as const;
