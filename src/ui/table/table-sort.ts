import type { TableSort } from './table-types.ts';

/** A sort as the contract writes it, as in `-updatedAt`, for the table. */
export function toTableSort(sort: string): TableSort {
  return { field: sort.replace(/^-/u, ''), isDescending: sort.startsWith('-') };
}

/** The table's sort as the contract writes it, or null for none. */
export function fromTableSort(sort: TableSort | null): string | null {
  return sort && `${sort.isDescending ? '-' : ''}${sort.field}`;
}
