import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  /** Also the name to sort by. */
  field: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Share of the free width; `width` in pixels wins. */
  flex?: number;
  width?: number;
  minWidth?: number;
  align?: 'start' | 'center' | 'end';
  isSortable?: boolean;
};

export type TableSort = { field: string; isDescending: boolean };

/** Everything about a list that the server pages and sorts. */
export type DataTableProps<Row extends object> = {
  /** The table's name. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How many there are in all. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number, pageSize: number) => void;
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  loading: boolean;
  /** Shown instead of an empty table. */
  empty: ReactNode;
  /** Content of a card, which a phone shows. */
  renderCard: (row: Row) => ReactNode;
  onRowClick?: (row: Row) => void;
  /** Rows that may be chosen; left out, none can be. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
};
