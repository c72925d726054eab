import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import {
  daysLeft,
  fromTrashTableSort,
  readTrashQuery,
  toTrashAddress,
  toTrashParams,
  toTrashTableSort,
} from './trash-query.ts';

const read = (text: string) => readTrashQuery(new URLSearchParams(text));

describe('the trash in the address', () => {
  it('comes back as it was written, and leaves no trace of defaults', () => {
    const query = { q: 'تقرير', sort: 'deletedAt' as const, page: 2, pageSize: 50 };
    const address = paths.prompts(toTrashAddress(query));
    expect(read(address.split('?')[1] ?? '')).toEqual(query);
    expect(paths.prompts(toTrashAddress(read('')))).toBe('/promptlist?scope=trash');
  });
  it('ignores an order that the trash does not have', () => {
    expect(read('sort=-runCount&page=0&pageSize=7')).toEqual(read(''));
    expect(fromTrashTableSort(null)).toBe('-deletedAt');
  });
  it('sorts as the table does', () => {
    expect(toTrashTableSort('-deletedAt')).toEqual({ field: 'deletedAt', isDescending: true });
    expect(fromTrashTableSort({ field: 'title', isDescending: true })).toBe('-title');
  });
  it('asks the contract without an empty search', () => {
    expect(toTrashParams(read(''))).toEqual({ sort: '-deletedAt', page: 1, pageSize: 20 });
    expect(toTrashParams(read('q=a'))).toMatchObject({ q: 'a' });
  });
});

describe('the days until a prompt is erased', () => {
  const until = '2026-12-10T12:00:00Z';
  it('count a begun one, and are never negative', () => {
    expect(daysLeft(until, Date.parse('2026-12-08T11:00:00Z'))).toBe(3);
    expect(daysLeft(until, Date.parse('2026-12-10T11:59:00Z'))).toBe(1);
    expect(daysLeft(until, Date.parse('2026-12-10T12:00:00Z'))).toBe(0);
    expect(daysLeft(until, Date.parse('2027-01-01T00:00:00Z'))).toBe(0);
  });
});
