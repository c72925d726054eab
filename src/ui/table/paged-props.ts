import type { DataTableProps, TableSort } from './table-types.ts';

type PagedQuery<Sort> = { sort: Sort; page: number; pageSize: number };

/** How a list's own names for its orders are the table's, and back; null is the list's own order. */
export type SortNames<Sort> = {
  toTable: (sort: Sort) => TableSort;
  fromTable: (sort: TableSort | null) => Sort;
};

type PagedProps<Row extends { id: string }> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowId' | 'total' | 'page' | 'pageSize' | 'onPage' | 'sort' | 'onSort'
>;

/** A table's rows, paging and sorting, out of the address's query and the answer to it. */
export function pagedProps<Row extends { id: string }, Sort, Query extends PagedQuery<Sort>>(
  query: Query & PagedQuery<Sort>,
  answer: { items: Row[]; total: number } | undefined,
  { toTable, fromTable }: SortNames<Sort>,
  onChange: (query: Query) => void,
): PagedProps<Row> {
  return {
    rows: answer?.items ?? [],
    rowId: ({ id }) => id,
    total: answer?.total ?? 0,
    page: query.page,
    pageSize: query.pageSize,
    onPage: (page, pageSize) => onChange({ ...query, page, pageSize }),
    sort: toTable(query.sort),
    // Another order begins with its first page.
    onSort: (sort) => onChange({ ...query, page: 1, sort: fromTable(sort) }),
  };
}
