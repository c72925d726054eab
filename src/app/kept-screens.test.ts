import { expect, it } from 'vitest';
import { keepScreens, type KeptScreen } from './kept-screens.ts';

type Screen = KeptScreen<string, number>;

let arrivals = 0;
/** The router has just drawn this address. */
function at(address: string, change: Partial<Screen> = {}): Screen {
  arrivals += 1;
  const [name = ''] = address.split('?');
  return {
    name,
    isKept: true,
    language: 'en',
    arrival: arrivals,
    address,
    content: address,
    told: arrivals,
    ...change,
  };
}
const visit = (...screens: Screen[]) =>
  screens.reduce<readonly Screen[]>((kept, next) => keepScreens(kept, next), []);
const names = (screens: readonly Screen[]) => screens.map(({ name }) => name);

it('keeps screens behind the shown one, which is the last', () => {
  expect(names(visit(at('/list'), at('/team'), at('/list')))).toEqual(['/team', '/list']);
});

it('leaves what is not kept', () => {
  expect(names(visit(at('/list'), at('/edit', { isKept: false }), at('/team')))).toEqual([
    '/list',
    '/team',
  ]);
});

it('tells a screen that comes back to its own address nothing', () => {
  const list = at('/list?page=2');
  const shown = visit(list, at('/team'), at('/list?page=2')).at(-1);
  expect(shown).toEqual({ ...list, arrival: arrivals });
});

it('tells a screen that comes back to another address', () => {
  const again = at('/list');
  expect(visit(at('/list?page=2'), at('/team'), again).at(-1)).toBe(again);
});

it('tells the shown screen of an arrival at its own address, and of nothing between arrivals', () => {
  const first = at('/list');
  const pending = { ...first, told: 0, content: 'the same, asked for again' };
  const before = visit(first);
  expect(keepScreens(before, pending)).toBe(before);
  const again = at('/list');
  expect(keepScreens(before, again)).toEqual([again]);
});

it('leaves screens in another language', () => {
  expect(names(visit(at('/list'), at('/team', { language: 'ar' })))).toEqual(['/team']);
});
