import { DAY_MS } from '#core/time.ts';
import { ListTrashSort, type ListTrashParams } from '#src/generated/api/endpoints.schemas.ts';
import type { PromptListQuery } from '#src/lib/paths.ts';
import type { TableSort } from '#src/ui/table/table-types.ts';

/** What the trash shows, read from the address of the library. */
export type TrashQuery = { q: string; sort: ListTrashSort; page: number; pageSize: number };

const LAST_DELETED: ListTrashSort = '-deletedAt';
const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_PAGE_SIZE = 20;

function sortOf(value: string | null): ListTrashSort {
  return Object.values(ListTrashSort).find((known) => known === value) ?? LAST_DELETED;
}

/** Reads the address; what it does not know is left at its default. */
export function readTrashQuery(search: URLSearchParams): TrashQuery {
  const page = Number(search.get('page'));
  const pageSize = Number(search.get('pageSize'));
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    sort: sortOf(search.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

/** The query as an address of the library has it: defaults leave no trace. */
export function toTrashAddress({ q, sort, page, pageSize }: TrashQuery): PromptListQuery {
  return {
    scope: 'trash',
    ...(q ? { q } : {}),
    ...(sort === LAST_DELETED ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
    ...(pageSize === DEFAULT_PAGE_SIZE ? {} : { pageSize }),
  };
}

/** The query as the contract has it. */
export function toTrashParams({ q, ...rest }: TrashQuery): ListTrashParams {
  return { ...rest, ...(q ? { q } : {}) };
}

export function toTrashTableSort(sort: ListTrashSort): TableSort {
  return { field: sort.replace('-', ''), isDescending: sort.startsWith('-') };
}

export function fromTrashTableSort(sort: TableSort | null): ListTrashSort {
  return sortOf(sort && `${sort.isDescending ? '-' : ''}${sort.field}`);
}

/** Whole days until a prompt is erased, a begun one counted; never less than 0. */
export function daysLeft(restorableUntil: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
}
