import { expect, it } from 'vitest';
import { paths } from '#src/lib/paths.ts';
import { readPlansQuery, toPlansAddress } from './plans-query.ts';

const read = (text: string) => readPlansQuery(new URLSearchParams(text));

it('comes back as it was written', () => {
  const query = { interval: 'year' as const, seats: 12 };
  expect(read(paths.plans(toPlansAddress(query)).split('?')[1] ?? '')).toEqual(query);
});

it('leaves no trace of defaults, and ignores what it does not know', () => {
  expect(paths.plans(toPlansAddress(read('')))).toBe('/flexibleprice');
  expect(read('interval=week&seats=-4')).toEqual(read(''));
  expect(read('seats=1e9').seats).toBeUndefined();
  expect(read('seats=').seats).toBeUndefined();
});
