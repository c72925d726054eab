/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `none`: Free, and nothing before it. `trialing`: the 30 days. `active`: paid. `pastDue`: a renewal failed and is tried again; the plan still holds. `canceling`: paid until `cancelAt`, then Free. `canceled`: was paid, is Free. `incomplete`: the first payment is not through; limits are Free's.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  none: 'none',
  trialing: 'trialing',
  active: 'active',
  pastDue: 'pastDue',
  canceling: 'canceling',
  canceled: 'canceled',
  incomplete: 'incomplete',
} as const;
