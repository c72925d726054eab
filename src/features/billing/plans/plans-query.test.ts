import { expect, it } from 'vitest';
import { plansState } from './plans-query.ts';

const read = (text: string) => plansState.read(new URLSearchParams(text));

it('comes back as it was written', () => {
  const query = { interval: 'year' as const, seats: 12 };
  expect(read(plansState.write(query))).toEqual(query);
});

it('leaves no trace of defaults, and ignores what it does not know', () => {
  expect(plansState.write(read(''))).toBe('');
  expect(read('interval=week&seats=-4')).toEqual(read(''));
  expect(read('seats=1e9').seats).toBeUndefined();
  expect(read('seats=').seats).toBeUndefined();
});
