/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListSubUsersSort } from './list-sub-users-sort';
import type { PageParameter } from './page-parameter';
import type { PageSizeParameter } from './page-size-parameter';
import type { QueryParameter } from './query-parameter';
import type { SubUserPreset } from './sub-user-preset';
import type { SubUserStatus } from './sub-user-status';

export type ListSubUsersParams = {
/**
 * Only sub-users of this status.
 */
status?: SubUserStatus;
/**
 * Only sub-users of this preset.
 */
preset?: SubUserPreset;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The order; `-` is descending.
 */
sort?: ListSubUsersSort;
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
