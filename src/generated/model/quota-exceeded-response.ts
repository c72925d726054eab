/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';

/**
 * The plan's limit for this month is used up; `planCode` names the plan that lifts it.
 */
export type QuotaExceededResponse = Problem;
