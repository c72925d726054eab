/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';
import type { PageNumber } from './page-number';
import type { PageSize } from './page-size';
import type { Transaction } from './transaction';
import type { TransactionTotals } from './transaction-totals';

/**
 * A page of transactions.
 */
export interface TransactionPage {
  /** @maxItems 100 */
  items: Transaction[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
  totals: TransactionTotals;
}
