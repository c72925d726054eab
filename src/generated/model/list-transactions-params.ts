/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListTransactionsSort } from './list-transactions-sort';
import type { PageParameter } from './page-parameter';
import type { PageSizeParameter } from './page-size-parameter';
import type { QueryParameter } from './query-parameter';
import type { TransactionStatus } from './transaction-status';

export type ListTransactionsParams = {
/**
 * Only transactions of this status.
 */
status?: TransactionStatus;
/**
 * The first day, UTC.
 * @maxLength 10
 */
from?: string;
/**
 * The last day, UTC.
 * @maxLength 10
 */
to?: string;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The order; `-` is descending.
 */
sort?: ListTransactionsSort;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};
