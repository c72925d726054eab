/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';

/**
 * One limit and what is used of it.
 */
export interface QuotaMeter {
  used: Count;
  /**
     * `null` is unlimited.
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  limit: number | null;
  /** `true` from 80 % of the limit on; never on an unlimited one. */
  warning: boolean;
}
