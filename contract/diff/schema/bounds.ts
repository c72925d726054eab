import { asText } from '#contract/sources/source.ts';
import type { Located } from '#contract/sources/source.ts';
import { textOf, type Change, type FlatPair } from './change.ts';
import { placeOf, placesOf, type Flat } from './flat.ts';
import { allPass } from './values.ts';

type Side = 'lower' | 'upper';
type Bound = { value: number; exclusive: boolean; at: Located };

const length = (value: unknown) => [...asText(value)].length;
const size = (value: unknown) => Object.keys(value as object).length;

/** Bounds by keyword, the type that they are about, and what they measure. */
const LIMITS = [
  ['minLength', 'lower', 'string', length],
  ['maxLength', 'upper', 'string', length],
  ['minItems', 'lower', 'array', size],
  ['maxItems', 'upper', 'array', size],
  ['minProperties', 'lower', 'object', size],
  ['maxProperties', 'upper', 'object', size],
] as const;

const isNumeric = ({ types }: Flat) => types.has('integer') || types.has('fraction');

/** Changes of the bounds of numbers, lengths and counts. */
export function compareBounds({ old, new: now }: FlatPair): Change[] {
  const changes = LIMITS.flatMap(([keyword, side, type, measure]) =>
    old.types.has(type) && now.types.has(type)
      ? boundChange(
          keyword,
          side,
          limit(old, keyword, side),
          limit(now, keyword, side),
          old,
          now,
          measure,
        )
      : [],
  );
  if (isNumeric(old) && isNumeric(now)) {
    for (const [keyword, side] of [
      ['minimum', 'lower'],
      ['maximum', 'upper'],
    ] as const)
      changes.push(
        ...boundChange(keyword, side, numeric(old, side), numeric(now, side), old, now, Number),
      );
    changes.push(...multiples(old, now));
  }
  return changes;
}

/** The tightest bound of a keyword; undefined where it excludes nothing. */
export function limit(flat: Flat, keyword: string, side: Side): Bound | undefined {
  const bounds = placesOf(flat, keyword).map((at): Bound => ({
    value: Number(at.value),
    exclusive: false,
    at,
  }));
  const bound = tightest(bounds, side);
  return side === 'lower' && bound && bound.value <= 0 ? undefined : bound;
}

/** The tightest bound of a number; whole numbers have an inclusive one. */
export function numeric(flat: Flat, side: Side): Bound | undefined {
  const [inclusive, exclusive] =
    side === 'lower' ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  const isWhole = !flat.types.has('fraction');
  const step = side === 'lower' ? 1 : -1;
  const bounds = [inclusive, exclusive].flatMap((keyword) =>
    placesOf(flat, keyword).map((at): Bound => {
      const value = Number(at.value);
      const isExclusive = keyword === exclusive;
      if (!isWhole) return { value, exclusive: isExclusive, at };
      const whole = side === 'lower' ? Math.ceil(value) : Math.floor(value);
      // Above 0 is from 1 for whole numbers.
      return { value: isExclusive && whole === value ? value + step : whole, exclusive: false, at };
    }),
  );
  return tightest(bounds, side);
}

const tightest = (bounds: Bound[], side: Side): Bound | undefined =>
  bounds.toSorted((a, b) => (isTighter(a, b, side) ? -1 : 1))[0];

const isTighter = (a: Bound, b: Bound, side: Side): boolean => {
  if (a.value === b.value) return a.exclusive && !b.exclusive;
  return side === 'lower' ? a.value > b.value : a.value < b.value;
};

const shown = (bound: Bound) => `${bound.exclusive ? 'exclusive ' : ''}${bound.value}`;

function boundChange(
  keyword: string,
  side: Side,
  before: Bound | undefined,
  after: Bound | undefined,
  old: Flat,
  now: Flat,
  measure: (value: unknown) => number,
): Change[] {
  if (!before && !after) return [];
  if (before && after && before.value === after.value && before.exclusive === after.exclusive)
    return [];
  const keeps = (bound: Bound) => (value: unknown) => {
    const measured = { value: measure(value), exclusive: false, at: bound.at };
    return !isTighter(bound, measured, side);
  };
  const places = {
    old: before?.at ?? placeOf(old, keyword),
    new: after?.at ?? placeOf(now, keyword),
  };
  const values = {
    name: keyword,
    ...(before && { old: shown(before) }),
    ...(after && { new: shown(after) }),
  };
  if (after && (!before || isTighter(after, before, side)))
    return allPass(old, keeps(after))
      ? []
      : [
          {
            rule: before ? 'bound-tightened' : 'bound-added',
            effect: 'narrows',
            ...places,
            values,
          },
        ];
  if (before && allPass(now, keeps(before))) return [];
  return [{ rule: after ? 'bound-relaxed' : 'bound-removed', effect: 'widens', ...places, values }];
}

function multiples(old: Flat, now: Flat): Change[] {
  const stepOf = (flat: Flat) => placesOf(flat, 'multipleOf').map(({ value }) => Number(value));
  const [before, after] = [stepOf(old), stepOf(now)];
  const isCovered = (step: number, by: number[]) =>
    (!old.types.has('fraction') && step === 1) ||
    by.some((other) => Number.isInteger(Number((other / step).toFixed(9))));
  const narrows = after.some((step) => !isCovered(step, before));
  const widens = before.some((step) => !isCovered(step, after));
  if (!narrows && !widens) return [];
  const places = { old: placeOf(old, 'multipleOf'), new: placeOf(now, 'multipleOf') };
  const values = { name: 'multipleOf', old: textOf(before.join()), new: textOf(after.join()) };
  if (narrows && widens)
    return [{ rule: 'multiple-changed', effect: 'incomparable', ...places, values }];
  return narrows
    ? [{ rule: 'bound-added', effect: 'narrows', ...places, values }]
    : [{ rule: 'bound-removed', effect: 'widens', ...places, values }];
}
