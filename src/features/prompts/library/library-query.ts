import {
  ListPromptsSort,
  PromptScope,
  type ListPromptsParams,
} from '#src/generated/api/endpoints.schemas.ts';
import type { PromptListQuery } from '#src/lib/paths.ts';
import type { TableSort } from '#src/ui/table/table-types.ts';

/** Where prompts are looked for: in the lists of the contract, or among what was deleted. */
export const LibraryScope = { ...PromptScope, trash: 'trash' } as const;
export type LibraryScope = (typeof LibraryScope)[keyof typeof LibraryScope];

/** What the library shows; the address holds all of it, so that every state can be sent as a link. */
export type LibraryQuery = {
  scope: LibraryScope;
  q: string;
  categoryId: string | undefined;
  tag: string | undefined;
  favourite: boolean;
  sort: ListPromptsSort;
  page: number;
  pageSize: number;
};

/** A query of the lists; the trash has its own (`trash-query.ts`). */
export type ListedQuery = LibraryQuery & { scope: PromptScope };
export const isListed = (query: LibraryQuery): query is ListedQuery => query.scope !== 'trash';

const DEFAULT_SORT: ListPromptsSort = '-updatedAt';
const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_PAGE_SIZE = 20;

const oneOf = <T extends string>(values: Record<string, T>, value: string | null, or: T): T =>
  Object.values(values).find((known) => known === value) ?? or;

/** Reads the address; what it does not know is left at its default. */
export function readLibraryQuery(search: URLSearchParams): LibraryQuery {
  const page = Number(search.get('page'));
  const pageSize = Number(search.get('pageSize'));
  return {
    scope: oneOf(LibraryScope, search.get('scope'), 'mine'),
    q: (search.get('q') ?? '').slice(0, 200),
    categoryId: search.get('categoryId') ?? undefined,
    tag: search.get('tag') ?? undefined,
    favourite: search.get('favourite') === 'true',
    sort: oneOf(ListPromptsSort, search.get('sort'), DEFAULT_SORT),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

/** The query as an address has it: defaults leave no trace. */
export function toAddress(query: LibraryQuery): PromptListQuery {
  return {
    ...(query.scope === 'mine' ? {} : { scope: query.scope }),
    ...(query.q ? { q: query.q } : {}),
    ...(query.categoryId ? { categoryId: query.categoryId } : {}),
    ...(query.tag ? { tag: query.tag } : {}),
    ...(query.favourite ? { favourite: true } : {}),
    ...(query.sort === DEFAULT_SORT ? {} : { sort: query.sort }),
    ...(query.page === 1 ? {} : { page: query.page }),
    ...(query.pageSize === DEFAULT_PAGE_SIZE ? {} : { pageSize: query.pageSize }),
  };
}

/** The query as the contract has it. */
export function toParams(query: ListedQuery): ListPromptsParams {
  return {
    scope: [query.scope],
    sort: query.sort,
    page: query.page,
    pageSize: query.pageSize,
    ...(query.q ? { q: query.q } : {}),
    ...(query.categoryId ? { categoryId: query.categoryId } : {}),
    ...(query.tag ? { tag: query.tag } : {}),
    ...(query.favourite ? { favourite: true } : {}),
  };
}

/** A change of what is looked for begins at the first page again. */
export function withFilter<Q extends LibraryQuery>(query: Q, change: Partial<Q>): Q {
  return { ...query, page: 1, ...change };
}

/** True when something narrows the list: an empty one then means 'nothing found'. */
export function isNarrowed(query: LibraryQuery): boolean {
  return Boolean(query.q || query.categoryId || query.tag || query.favourite);
}

export function toTableSort(sort: ListPromptsSort): TableSort {
  return sort.startsWith('-')
    ? { field: sort.slice(1), isDescending: true }
    : { field: sort, isDescending: false };
}

export function fromTableSort(sort: TableSort | null): ListPromptsSort {
  if (!sort) return DEFAULT_SORT;
  return oneOf(ListPromptsSort, `${sort.isDescending ? '-' : ''}${sort.field}`, DEFAULT_SORT);
}
