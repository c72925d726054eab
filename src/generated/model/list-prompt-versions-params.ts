/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListPromptVersionsSort } from './list-prompt-versions-sort';
import type { PageParameter } from './page-parameter';
import type { PageSizeParameter } from './page-size-parameter';

export type ListPromptVersionsParams = {
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
 * The order; a minus sign means descending.
 */
sort?: ListPromptVersionsSort;
};
