/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FindingFix } from './finding-fix';
import type { QualityFindingSeverity } from './quality-finding-severity';

/**
 * What one rule says of a prompt, in the caller's language.
 */
export interface QualityFinding {
  /**
     * Stable.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[a-zA-Z][a-zA-Z0-9_.-]*$
     */
  rule: string;
  severity: QualityFindingSeverity;
  /** @maxLength 500 */
  message: string;
  /**
     * Where in the body it begins, UTF-16.
     * @minimum 0
     * @maximum 40000
     */
  start?: number;
  /**
     * Where it ends, exclusive.
     * @minimum 0
     * @maximum 40000
     */
  end?: number;
  fix?: FindingFix;
}
