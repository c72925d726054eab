/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A plan that costs something.
 */
export type PaidPlanCode = typeof PaidPlanCode[keyof typeof PaidPlanCode];


export const PaidPlanCode = {
  pro: 'pro',
  team: 'team',
  business: 'business',
} as const;
