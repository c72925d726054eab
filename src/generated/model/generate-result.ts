/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Candidate } from './candidate';
import type { Quota } from './quota';

/**
 * One to three candidates, different in kind, the best first; and what is left of the quota.
 */
export interface GenerateResult {
  /**
     * @minItems 1
     * @maxItems 3
     */
  candidates: Candidate[];
  quota: Quota;
}
