/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { PageNumber } from './page-number';
import type { PageSize } from './page-size';
import type { PromptSummary } from './prompt-summary';

/**
 * One page of prompts.
 */
export interface PromptPage {
  /** @maxItems 100 */
  items: PromptSummary[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}
