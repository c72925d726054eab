/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { PageNumber } from './page-number';
import type { PageSize } from './page-size';
import type { PromptVersionSummary } from './prompt-version-summary';

/**
 * One page of a prompt's versions.
 */
export interface PromptVersionPage {
  /** @maxItems 100 */
  items: PromptVersionSummary[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}
