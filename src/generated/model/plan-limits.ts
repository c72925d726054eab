/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlanLimit } from './plan-limit';

/**
 * What the plan allows; the keys are those of `Quota`.
 */
export interface PlanLimits {
  generations: PlanLimit | null;
  runs: PlanLimit | null;
  downloads: PlanLimit | null;
  savedPrompts: PlanLimit | null;
  /** Whether a client and the sub-users share the monthly limits. */
  pooled: boolean;
}
