/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { ListPromptsSort } from './list-prompts-sort';
import type { PageParameter } from './page-parameter';
import type { PageSizeParameter } from './page-size-parameter';
import type { PromptScope } from './prompt-scope';
import type { PromptSource } from './prompt-source';
import type { QueryParameter } from './query-parameter';
import type { TagName } from './tag-name';

export type ListPromptsParams = {
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
 * Whose prompts: `scope=mine&scope=team`. All three when absent.
 * @minItems 1
 * @maxItems 3
 */
scope?: PromptScope[];
/**
 * Only prompts of this category.
 */
categoryId?: Id;
/**
 * Only prompts with this tag, whatever its case.
 */
tag?: TagName;
/**
 * `true`: only the caller's favourites. `false`: only others.
 */
favourite?: boolean;
/**
 * Only prompts that came this way.
 */
source?: PromptSource;
/**
 * The order; a minus sign means descending.
 */
sort?: ListPromptsSort;
};
