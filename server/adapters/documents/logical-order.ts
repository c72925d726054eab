import type { Direction } from './direction.ts';

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\u064b-\u065f]/gu;
const LTR = /[\p{L}\p{N}]/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const directionOf = (text: string): Direction | undefined => {
  if (text.search(RTL) >= 0) return 'rtl';
  return LTR.test(text) ? 'ltr' : undefined;
};

/**
 * Items that stand from left to right in the order in which they are read: stretches against the
 * paragraph's direction turned round, as UAX 9 does. `about` is the paragraph's text.
 */
export const logicalOrder = <Item extends { text: string }>(
  visual: readonly Item[],
  about: string,
): Item[] => {
  const letters = count(about, /\p{L}/gu);
  const rtl = count(about, RTL);
  if (rtl === 0) return [...visual];
  const base: Direction = rtl * 2 > letters ? 'rtl' : 'ltr';
  const own = visual.map(({ text }) => directionOf(text));
  /** Neutral items go with their neighbours where these agree, else with the paragraph. */
  const resolved = own.map((direction, index) => {
    if (direction) return direction;
    const before = own.slice(0, index).findLast(Boolean) ?? base;
    const after = own.slice(index + 1).find(Boolean) ?? base;
    return before === after ? before : base;
  });
  const stretches: Item[][] = [];
  for (const [index, item] of visual.entries()) {
    const last = stretches.at(-1);
    if (last && resolved[index] === resolved[index - 1]) last.push(item);
    else stretches.push([item]);
  }
  let at = 0;
  const read = stretches.map((stretch) => {
    const direction = resolved[at];
    at += stretch.length;
    return direction === 'rtl' ? stretch.toReversed() : stretch;
  });
  return (base === 'rtl' ? read.toReversed() : read).flat();
};
