/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TrialEligibilityReason } from './trial-eligibility-reason';

/**
 * Whether the caller may begin the free trial.
 */
export interface TrialEligibility {
  eligible: boolean;
  /** Why not; only when `eligible` is `false`. */
  reason?: TrialEligibilityReason;
  /**
     * How long the trial is.
     * @minimum 0
     * @maximum 365
     */
  days: number;
}
