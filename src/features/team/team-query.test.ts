import { describe, expect, it } from 'vitest';
import { fromTableSort, toTableSort } from '#src/ui/table/table-sort.ts';
import { teamState, toTeamParams } from './team-query.ts';

const read = (text: string) => teamState.read(new URLSearchParams(text));
const sortOf = (sort: Parameters<typeof fromTableSort>[0]) =>
  teamState.fields.sort.read(fromTableSort(sort));

describe('the team in the address', () => {
  it('comes back as it was written', () => {
    const query = {
      status: 'invited' as const,
      sort: '-lastActiveAt' as const,
      page: 2,
      pageSize: 50,
    };
    expect(read(teamState.write(query))).toEqual(query);
  });
  it('leaves no trace of defaults, and ignores what it does not know', () => {
    expect(teamState.write(read(''))).toBe('');
    expect(read('status=gone&sort=salary&page=-1&pageSize=3')).toEqual(read(''));
  });
  it('asks the contract for what it shows', () => {
    expect(toTeamParams(read('status=active'))).toEqual({
      status: 'active',
      sort: 'name',
      page: 1,
      pageSize: 20,
    });
    expect(toTeamParams(read(''))).not.toHaveProperty('status');
  });
  it('sorts as the table does', () => {
    expect(toTableSort('-promptCount')).toEqual({ field: 'promptCount', isDescending: true });
    expect(sortOf({ field: 'email', isDescending: false })).toBe('email');
    expect(sortOf({ field: 'preset', isDescending: false })).toBe('name');
    expect(sortOf(null)).toBe('name');
  });
});
