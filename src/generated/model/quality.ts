/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { QualityFinding } from './quality-finding';

/**
 * What the quality rules say; the server reckons it at every save.
 */
export interface Quality {
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  /** @maxItems 100 */
  findings: QualityFinding[];
}
