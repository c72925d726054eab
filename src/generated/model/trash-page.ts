/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { PageNumber } from './page-number';
import type { PageSize } from './page-size';
import type { TrashedPrompt } from './trashed-prompt';

/**
 * One page of the trash.
 */
export interface TrashPage {
  /** @maxItems 100 */
  items: TrashedPrompt[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}
