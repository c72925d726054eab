import { expect, it, vi } from 'vitest';
import { pagedProps } from './paged-props.ts';
import type { TableSort } from './table-types.ts';

type Query = { q: string; sort: string; page: number; pageSize: number };
const query: Query = { q: 'lamp', sort: '-title', page: 3, pageSize: 20 };
const names = {
  toTable: (sort: string) => ({ field: sort.slice(1), isDescending: sort.startsWith('-') }),
  fromTable: (sort: TableSort | null) => (sort ? `+${sort.field}` : '-title'),
};

it('pages within the order, and begins another order with its first page', () => {
  const onChange = vi.fn<(next: Query) => void>();
  const props = pagedProps(query, { items: [{ id: 'a' }], total: 41 }, names, onChange);
  expect(props).toMatchObject({ total: 41, page: 3, sort: { field: 'title', isDescending: true } });
  expect(props.rows.map(props.rowId)).toEqual(['a']);
  props.onPage(2, 50);
  props.onSort({ field: 'runs', isDescending: false });
  props.onSort(null);
  expect(onChange.mock.calls).toEqual([
    [{ ...query, page: 2, pageSize: 50 }],
    [{ ...query, page: 1, sort: '+runs' }],
    [{ ...query, page: 1, sort: '-title' }],
  ]);
});

it('has no rows before the answer', () => {
  expect(
    pagedProps<{ id: string }, string, Query>(query, undefined, names, () => {}),
  ).toMatchObject({ rows: [], total: 0, page: 3 });
});
