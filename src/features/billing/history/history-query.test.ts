import { describe, expect, it } from 'vitest';
import { fromTableSort, toTableSort } from '#src/ui/table/table-sort.ts';
import { historyState, isNarrowed, toHistoryParams } from './history-query.ts';

const read = (text: string) => historyState.read(new URLSearchParams(text));
const sortOf = (sort: Parameters<typeof fromTableSort>[0]) =>
  historyState.fields.sort.read(fromTableSort(sort));

describe('the billing history in the address', () => {
  it('comes back as it was written', () => {
    const query = {
      ...read(''),
      status: 'failed' as const,
      from: '2026-05-01',
      to: '2026-11-30',
      sort: 'total' as const,
      page: 2,
      pageSize: 50,
    };
    expect(read(historyState.write(query))).toEqual(query);
  });
  it('leaves no trace of defaults', () => {
    expect(historyState.write(read(''))).toBe('');
  });
  it('ignores what it does not know', () => {
    expect(read('status=lost&from=yesterday&to=2026-02-31&sort=drop&page=0&pageSize=7')).toEqual(
      read(''),
    );
  });
  it('leaves out an end before its beginning, which the server would refuse', () => {
    expect(read('from=2026-05-01&to=2026-04-30')).toMatchObject({
      from: '2026-05-01',
      to: undefined,
    });
    expect(read('from=2026-05-01&to=2026-05-01').to).toBe('2026-05-01');
  });
  it('asks the contract for what it shows', () => {
    expect(toHistoryParams(read('status=refunded&page=3'))).toEqual({
      status: 'refunded',
      sort: '-createdAt',
      page: 3,
      pageSize: 20,
    });
  });
  it('tells an empty history from an empty result', () => {
    expect(isNarrowed(read('page=2'))).toBe(false);
    expect(isNarrowed(read('to=2026-05-01'))).toBe(true);
  });
  it('sorts as the table does', () => {
    expect(toTableSort('-total')).toEqual({ field: 'total', isDescending: true });
    expect(sortOf({ field: 'status', isDescending: false })).toBe('status');
    expect(sortOf({ field: 'card', isDescending: true })).toBe('-createdAt');
    expect(sortOf(null)).toBe('-createdAt');
  });
});
