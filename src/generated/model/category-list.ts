/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Category } from './category';

/**
 * All categories in their order; not paged.
 */
export interface CategoryList {
  /** @maxItems 200 */
  items: Category[];
}
