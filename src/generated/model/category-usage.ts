/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Category } from './category';
import type { Count } from './count';

/**
 * How much one category is used.
 */
export interface CategoryUsage {
  category: Category;
  /** Prompts kept in it, not counting deleted ones. */
  saves: Count;
  /** Runs of prompts in it. */
  runs: Count;
  /**
     * Saves and runs of this category over those of all categories, 0 to 1, rounded to four places.
     * @minimum 0
     * @maximum 1
     */
  share: number;
}
