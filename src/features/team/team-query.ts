import {
  ListSubUsersSort,
  SubUserStatus,
  type ListSubUsersParams,
} from '#src/generated/api/endpoints.schemas.ts';
import type { TeamQuery as TeamAddress } from '#src/lib/paths.ts';
import type { TableSort } from '#src/ui/table/table-types.ts';

/** What the team page shows; the address holds all of it. */
export type TeamQuery = {
  status: SubUserStatus | undefined;
  sort: ListSubUsersSort;
  page: number;
  pageSize: number;
};

const DEFAULT_SORT: ListSubUsersSort = 'name';
const DEFAULT_PAGE_SIZE = 20;
const PAGE_SIZES = [10, 20, 50, 100];

const known = <T extends string>(values: Record<string, T>, value: string | null) =>
  Object.values(values).find((one) => one === value);

/** Reads the address; what it does not know is left at its default. */
export function readTeamQuery(search: URLSearchParams): TeamQuery {
  const page = Number(search.get('page'));
  const pageSize = Number(search.get('pageSize'));
  return {
    status: known(SubUserStatus, search.get('status')),
    sort: known(ListSubUsersSort, search.get('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

/** The query as an address has it: defaults leave no trace. */
export function toTeamAddress({ status, sort, page, pageSize }: TeamQuery): TeamAddress {
  return {
    ...(status ? { status } : {}),
    ...(sort === DEFAULT_SORT ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
    ...(pageSize === DEFAULT_PAGE_SIZE ? {} : { pageSize }),
  };
}

/** The query as the contract has it. */
export function toTeamParams({ status, ...rest }: TeamQuery): ListSubUsersParams {
  return { ...rest, ...(status ? { status } : {}) };
}

export function toTableSort(sort: ListSubUsersSort): TableSort {
  return { field: sort.replace(/^-/u, ''), isDescending: sort.startsWith('-') };
}

export function fromTableSort(sort: TableSort | null): ListSubUsersSort {
  if (!sort) return DEFAULT_SORT;
  const wanted = `${sort.isDescending ? '-' : ''}${sort.field}`;
  return known(ListSubUsersSort, wanted) ?? DEFAULT_SORT;
}
