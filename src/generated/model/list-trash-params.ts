/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListTrashSort } from './list-trash-sort';
import type { PageParameter } from './page-parameter';
import type { PageSizeParameter } from './page-size-parameter';
import type { QueryParameter } from './query-parameter';

export type ListTrashParams = {
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
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The order; a minus sign means descending.
 */
sort?: ListTrashSort;
};
