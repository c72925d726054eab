import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import {
  fromTableSort,
  isNarrowed,
  readHistoryQuery,
  toHistoryAddress,
  toHistoryParams,
  toTableSort,
} from './history-query.ts';

const read = (text: string) => readHistoryQuery(new URLSearchParams(text));

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
    const address = paths.billingHistory(toHistoryAddress(query));
    expect(read(address.split('?')[1] ?? '')).toEqual(query);
  });
  it('leaves no trace of defaults', () => {
    expect(paths.billingHistory(toHistoryAddress(read('')))).toBe('/billinghistory');
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
    expect(fromTableSort({ field: 'status', isDescending: false })).toBe('status');
    expect(fromTableSort({ field: 'card', isDescending: true })).toBe('-createdAt');
    expect(fromTableSort(null)).toBe('-createdAt');
  });
});
