/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActivityTotals } from './activity-totals';
import type { AdminCounts } from './admin-counts';
import type { CategoryUsage } from './category-usage';
import type { Count } from './count';
import type { CountsPoint } from './counts-point';
import type { CountsRange } from './counts-range';
import type { PromptSummary } from './prompt-summary';
import type { Quota } from './quota';
import type { SubUserCount } from './sub-user-count';

/**
 * The person's own figures. Stocks are as of now, activity is that of the range.
 */
export interface Counts {
  range: CountsRange;
  /** Saved prompts of the person, the bin left out. */
  prompts: Count;
  /** Those of them that are marked. */
  favourites: Count;
  /** Generations in the range. */
  generations: Count;
  /** Runs in the range that gave any output. */
  runs: Count;
  /** PDF and Word files in the range. */
  downloads: Count;
  previous: ActivityTotals;
  subUsers: SubUserCount;
  quota: Quota;
  /**
     * Begun days that are left of a running trial. Absent when none runs.
     * @minimum 0
     * @maximum 30
     */
  trialDaysLeft?: number;
  /**
     * One point for each day of the range, oldest first, days without activity too.
     * @minItems 7
     * @maxItems 90
     */
  series: CountsPoint[];
  /**
     * The most used categories, reckoned over the person's own prompts alone; those without any are left out.
     * @maxItems 5
     */
  topCategories: CategoryUsage[];
  /**
     * The person's own prompts, last changed first.
     * @maxItems 5
     */
  recentPrompts: PromptSummary[];
  admin?: AdminCounts;
}
