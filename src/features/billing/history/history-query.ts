import {
  ListTransactionsSort,
  TransactionStatus,
  type ListTransactionsParams,
} from '#src/generated/api/endpoints.schemas.ts';
import type { BillingHistoryQuery } from '#src/lib/paths.ts';
import type { TableSort } from '#src/ui/table/table-types.ts';

/** What the billing history shows; the address holds all of it. Days are `YYYY-MM-DD`, in UTC. */
export type HistoryQuery = {
  status: TransactionStatus | undefined;
  from: string | undefined;
  to: string | undefined;
  sort: ListTransactionsSort;
  page: number;
  pageSize: number;
};

const DEFAULT_SORT: ListTransactionsSort = '-createdAt';
const DEFAULT_PAGE_SIZE = 20;
const PAGE_SIZES = [10, 20, 50, 100];

const known = <T extends string>(values: Record<string, T>, value: string | null) =>
  Object.values(values).find((one) => one === value);

function readDay(value: string | null): string | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/u.test(value)) return undefined;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined;
}

/** Reads the address; what it does not know is left at its default, an end before its beginning is left out. */
export function readHistoryQuery(search: URLSearchParams): HistoryQuery {
  const page = Number(search.get('page'));
  const pageSize = Number(search.get('pageSize'));
  const from = readDay(search.get('from'));
  const to = readDay(search.get('to'));
  return {
    status: known(TransactionStatus, search.get('status')),
    from,
    to: from && to && to < from ? undefined : to,
    sort: known(ListTransactionsSort, search.get('sort')) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

const filters = ({ status, from, to }: HistoryQuery) => ({
  ...(status ? { status } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

/** The query as an address has it: defaults leave no trace. */
export function toHistoryAddress(query: HistoryQuery): BillingHistoryQuery {
  return {
    ...filters(query),
    ...(query.sort === DEFAULT_SORT ? {} : { sort: query.sort }),
    ...(query.page === 1 ? {} : { page: query.page }),
    ...(query.pageSize === DEFAULT_PAGE_SIZE ? {} : { pageSize: query.pageSize }),
  };
}

/** The query as the contract has it. */
export function toHistoryParams(query: HistoryQuery): ListTransactionsParams {
  const { sort, page, pageSize } = query;
  return { ...filters(query), sort, page, pageSize };
}

/** True when something narrows the list: an empty one then means 'nothing found'. */
export function isNarrowed({ status, from, to }: HistoryQuery): boolean {
  return Boolean(status ?? from ?? to);
}

export function toTableSort(sort: ListTransactionsSort): TableSort {
  return { field: sort.replace(/^-/u, ''), isDescending: sort.startsWith('-') };
}

export function fromTableSort(sort: TableSort | null): ListTransactionsSort {
  if (!sort) return DEFAULT_SORT;
  const wanted = `${sort.isDescending ? '-' : ''}${sort.field}`;
  return known(ListTransactionsSort, wanted) ?? DEFAULT_SORT;
}
