/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `null` is unlimited.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type PlanLimit = number | null;
