/** A source of numbers in [0, 1) that a seed and a label decide: the same run can be had again. */
export type Random = () => number;

/** Mulberry32 over a hash (FNV-1a) of seed and label, so that one part of a run does not move another. */
export function randomOf(seed: number, label: string): Random {
  let state = 2_166_136_261 ^ seed;
  for (const character of label) {
    state ^= character.codePointAt(0) ?? 0;
    state = Math.imul(state, 16_777_619);
  }
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, both included. */
export const integerOf = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));

/** At most `count` of the items, drawn and kept in their order. */
export function drawn<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items];
  const order = items.map((item, index) => ({ item, index, rank: random() }));
  return order
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item);
}
