import { describe, expect, it } from 'vitest';
import { fromTableSort, toTableSort } from '#src/ui/table/table-sort.ts';
import { isListed, isNarrowed, libraryState, toParams } from './library-query.ts';

const read = (text: string) => libraryState.read(new URLSearchParams(text));
const listed = (text: string) => {
  const query = read(text);
  if (!isListed(query)) throw new Error('The trash is not a list of prompts.');
  return query;
};

describe('the library in the address', () => {
  it('comes back as it was written', () => {
    const query = {
      ...read(''),
      scope: 'team' as const,
      q: 'تقرير',
      favourite: true,
      sort: 'title' as const,
      page: 3,
      pageSize: 50,
    };
    expect(read(libraryState.write(query))).toEqual(query);
  });
  it('leaves no trace of defaults', () => {
    expect(libraryState.write(read(''))).toBe('');
  });
  it('ignores what it does not know', () => {
    expect(read('scope=all&sort=drop&page=-2&pageSize=7&favourite=yes')).toEqual(read(''));
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });
  it('asks the contract for what it shows', () => {
    expect(toParams(listed('scope=starters&q=mail&page=2'))).toEqual({
      scope: ['starters'],
      sort: '-updatedAt',
      page: 2,
      pageSize: 20,
      q: 'mail',
    });
  });
  it('finds drafts among one’s own prompts alone', () => {
    expect(toParams(listed('state=draft'))).toMatchObject({ scope: ['mine'], state: 'draft' });
    expect(toParams(listed('scope=team&state=draft'))).not.toHaveProperty('state');
    expect(isNarrowed(read('state=draft'))).toBe(false);
  });
  it('tells an empty library from an empty result', () => {
    expect(isNarrowed(read('scope=team'))).toBe(false);
    expect(isNarrowed(read('tag=a'))).toBe(true);
  });
  it('sorts as the table does', () => {
    expect(toTableSort('-runCount')).toEqual({ field: 'runCount', isDescending: true });
    const sortOf = (sort: Parameters<typeof fromTableSort>[0]) =>
      libraryState.fields.sort.read(fromTableSort(sort));
    expect(sortOf({ field: 'title', isDescending: false })).toBe('title');
    expect(sortOf({ field: 'nothing', isDescending: false })).toBe('-updatedAt');
    expect(sortOf(null)).toBe('-updatedAt');
  });
});
