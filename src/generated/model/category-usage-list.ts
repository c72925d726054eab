/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CategoryUsage } from './category-usage';

/**
 * At most eight, the most used first.
 */
export interface CategoryUsageList {
  /** @maxItems 8 */
  items: CategoryUsage[];
}
