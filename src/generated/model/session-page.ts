/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { PageNumber } from './page-number';
import type { PageSize } from './page-size';
import type { Session } from './session';

/**
 * Sessions, a page of them.
 */
export interface SessionPage {
  /** @maxItems 100 */
  items: Session[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}
