import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import {
  fromTableSort,
  readTeamQuery,
  toTableSort,
  toTeamAddress,
  toTeamParams,
} from './team-query.ts';

const read = (text: string) => readTeamQuery(new URLSearchParams(text));

describe('the team in the address', () => {
  it('comes back as it was written', () => {
    const query = {
      status: 'invited' as const,
      sort: '-lastActiveAt' as const,
      page: 2,
      pageSize: 50,
    };
    expect(read(paths.team(toTeamAddress(query)).split('?')[1] ?? '')).toEqual(query);
  });
  it('leaves no trace of defaults, and ignores what it does not know', () => {
    expect(paths.team(toTeamAddress(read('')))).toBe('/userinformation');
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
    expect(fromTableSort({ field: 'email', isDescending: false })).toBe('email');
    expect(fromTableSort({ field: 'preset', isDescending: false })).toBe('name');
    expect(fromTableSort(null)).toBe('name');
  });
});
