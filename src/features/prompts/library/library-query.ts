import {
  ListPromptsSort,
  PromptState,
  PromptScope,
  type ListPromptsParams,
} from '#src/generated/api/endpoints.schemas.ts';
import { asked, choice, flag, listState, optional, paging, words } from '#src/lib/list-state.ts';

/** Where prompts are looked for: in the lists of the contract, or among what was deleted. */
export const LibraryScope = { ...PromptScope, trash: 'trash' } as const;
export type LibraryScope = (typeof LibraryScope)[keyof typeof LibraryScope];

/** What the library shows. */
export type LibraryQuery = {
  scope: LibraryScope;
  q: string;
  categoryId: string | undefined;
  tag: string | undefined;
  favourite: boolean;
  /** What is saved, or the drafts, which no other scope than one's own has. */
  state: PromptState;
  sort: ListPromptsSort;
  page: number;
  pageSize: number;
};

/** A query of the lists; the trash has its own (`trash-query.ts`). */
export type ListedQuery = LibraryQuery & { scope: PromptScope };
export const isListed = (query: LibraryQuery): query is ListedQuery => query.scope !== 'trash';

/** The library in the address. */
export const libraryState = listState<LibraryQuery>(
  {
    scope: choice(LibraryScope, 'mine'),
    q: words,
    categoryId: optional,
    tag: optional,
    favourite: flag,
    state: choice(PromptState, 'saved'),
    sort: choice(ListPromptsSort, '-updatedAt'),
    ...paging,
  },
  (query) => (query.scope === 'mine' ? query : { ...query, state: 'saved' }),
);

/** The query as the contract has it. */
export function toParams(query: ListedQuery): ListPromptsParams {
  const { state, ...rest } = query;
  return { ...asked(rest), scope: [query.scope], ...(state === 'draft' && { state }) };
}

/** True when something narrows the list: an empty one then means 'nothing found'. */
export function isNarrowed(query: LibraryQuery): boolean {
  return Boolean(query.q || query.categoryId || query.tag || query.favourite);
}
