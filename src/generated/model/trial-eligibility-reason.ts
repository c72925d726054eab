/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why not; only when `eligible` is `false`.
 */
export type TrialEligibilityReason = typeof TrialEligibilityReason[keyof typeof TrialEligibilityReason];


export const TrialEligibilityReason = {
  trial_already_used: 'trial_already_used',
  already_subscribed: 'already_subscribed',
  email_not_verified: 'email_not_verified',
} as const;
