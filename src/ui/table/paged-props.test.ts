import { expect, it, vi } from 'vitest';
import { choice } from '#src/lib/list-state.ts';
import { pagedProps } from './paged-props.ts';

const query = { sort: '-title', page: 3, pageSize: 20 } as const;
const sorts = choice({ '-title': '-title', runs: 'runs' }, '-title');

it('tells of another page within the order, and of another order', () => {
  const onChange = vi.fn<(change: object) => void>();
  const props = pagedProps(query, { items: [{ id: 'a' }], total: 41 }, sorts, onChange);
  expect(props).toMatchObject({ total: 41, page: 3, sort: { field: 'title', isDescending: true } });
  expect(props.rows.map(props.rowId)).toEqual(['a']);
  props.onPage(2, 50);
  props.onSort({ field: 'runs', isDescending: false });
  props.onSort(null);
  // The first page of another order is the list state's own rule.
  expect(onChange.mock.calls).toEqual([
    [{ page: 2, pageSize: 50 }],
    [{ sort: 'runs' }],
    [{ sort: '-title' }],
  ]);
});

it('has no rows before the answer', () => {
  expect(pagedProps(query, undefined, sorts, () => {})).toMatchObject({
    rows: [],
    total: 0,
    page: 3,
  });
});
