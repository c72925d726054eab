import type { Field } from '#src/lib/list-state.ts';
import { fromTableSort, toTableSort } from './table-sort.ts';
import type { DataTableProps } from './table-types.ts';

type PagedQuery<Sort> = { sort: Sort; page: number; pageSize: number };

type PagedProps<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowId' | 'total' | 'page' | 'pageSize' | 'onPage' | 'sort' | 'onSort'
>;

/** A table's rows, paging and sorting, out of the address's query and the answer to it. */
export function pagedProps<Row extends { id: string }, Sort extends string>(
  query: PagedQuery<Sort>,
  answer: { items: Row[]; total: number } | undefined,
  /** Reads a sort; what the list does not know, and none, is the list's own order. */
  sorts: Pick<Field<Sort>, 'read'>,
  onChange: (change: { page: number; pageSize: number } | { sort: Sort }) => void,
): PagedProps<Row> {
  return {
    rows: answer?.items ?? [],
    rowId: ({ id }) => id,
    total: answer?.total ?? 0,
    page: query.page,
    pageSize: query.pageSize,
    onPage: (page, pageSize) => onChange({ page, pageSize }),
    sort: toTableSort(query.sort),
    onSort: (sort) => onChange({ sort: sorts.read(fromTableSort(sort)) }),
  };
}
