import { describe, expect, it } from 'vitest';
import { fromTableSort, toTableSort } from '#src/ui/table/table-sort.ts';
import { daysLeft, toTrashParams, trashState } from './trash-query.ts';

const read = (text: string) => trashState.read(new URLSearchParams(text));
const sortOf = (sort: Parameters<typeof fromTableSort>[0]) =>
  trashState.fields.sort.read(fromTableSort(sort));

describe('the trash in the address', () => {
  it('comes back as it was written, and leaves no trace of defaults', () => {
    const query = {
      scope: 'trash' as const,
      q: 'تقرير',
      sort: 'deletedAt' as const,
      page: 2,
      pageSize: 50,
    };
    expect(read(trashState.write(query))).toEqual(query);
    expect(trashState.write(read(''))).toBe('?scope=trash');
  });
  it('ignores an order that the trash does not have', () => {
    expect(read('sort=-runCount&page=0&pageSize=7')).toEqual(read(''));
    expect(sortOf(null)).toBe('-deletedAt');
  });
  it('sorts as the table does', () => {
    expect(toTableSort('-deletedAt')).toEqual({ field: 'deletedAt', isDescending: true });
    expect(sortOf({ field: 'title', isDescending: true })).toBe('-title');
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
