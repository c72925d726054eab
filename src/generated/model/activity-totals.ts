/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';

/**
 * The same activity in the range just before, to show whether it rises or falls.
 */
export interface ActivityTotals {
  generations: Count;
  runs: Count;
  downloads: Count;
}
