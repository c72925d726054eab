import type { Change } from './change.ts';
import { isNull, type Alternatives, type Flat } from './flat.ts';
import { mappingOf } from './discriminators.ts';
import { typeOfValue, type TypeName } from './types.ts';

/** Comparison of one alternative of a schema with another: what a full comparison of both would find. */
export type Relation = { narrows: boolean; widens: boolean; same: boolean };
export type Relate = (old: Flat, now: Flat) => Relation;

type Matched = { pairs: Array<{ old: Flat; new: Flat }>; changes: Change[] };

/** Each way to satisfy the old schema next to the one that replaced it, and those without a counterpart. */
export function matchAlternatives(
  before: Alternatives,
  after: Alternatives,
  relate: Relate,
): Matched {
  const [only, onlyNow] = [before.flats[0], after.flats[0]];
  if (before.flats.length === 1 && after.flats.length === 1 && only && onlyNow)
    return { pairs: [{ old: only, new: onlyNow }], changes: [] };
  const matched: Matched = { pairs: [], changes: exclusiveness(before, after) };
  const old = new Set(byType(before.flats));
  const now = new Set(byType(after.flats));
  const all = { old: [...old], now: [...now] };
  const pairUp = (fits: (one: Flat, other: Flat) => boolean, isSame = false) => {
    for (const one of old) {
      const other = [...now].find((candidate) => fits(one, candidate));
      if (!other) continue;
      old.delete(one);
      now.delete(other);
      if (!isSame) matched.pairs.push({ old: one, new: other });
    }
  };
  const [mapping, mappingNow] = [mappingOf(all.old), mappingOf(all.now)];
  if (mapping && mappingNow && mapping.property === mappingNow.property)
    pairUp((one, other) => {
      const value = mapping.valueOf(one);
      return value !== undefined && value === mappingNow.valueOf(other);
    });
  pairUp((one, other) => relate(one, other).same, true);
  pairUp(
    (one, other) => one.name !== undefined && one.name === other.name && alike(one, other) > 0,
  );
  for (const least of [0.5, 0.01]) pairUp((one, other) => alike(one, other) >= least);
  for (const one of old)
    if (!all.now.some((other) => !relate(one, other).narrows)) matched.changes.push(gone(one));
  for (const one of now) matched.changes.push(...come(one, all.old, after.exclusive, relate));
  return matched;
}

const label = (flat: Flat) => flat.name ?? [...flat.types].join(' or ');

function gone(flat: Flat): Change {
  const places = { old: flat.member ?? flat.atoms[0] };
  if (isNull(flat)) return { rule: 'became-not-nullable', effect: 'narrows', ...places };
  return {
    rule: 'union-member-removed',
    effect: 'narrows',
    ...places,
    values: { name: label(flat) },
  };
}

function come(flat: Flat, old: Flat[], exclusive: boolean, relate: Relate): Change[] {
  const places = { new: flat.member ?? flat.atoms[0] };
  if (isNull(flat)) return [{ rule: 'became-nullable', effect: 'widens', ...places }];
  const relations = old.map((other) => relate(other, flat));
  const values = { name: label(flat) };
  const isCovered = relations.some(({ widens }) => !widens);
  // What matched one member of `oneOf` matches two now, and is refused.
  if (exclusive && (isCovered || relations.some(({ narrows }) => !narrows)))
    return [{ rule: 'union-member-overlaps', effect: 'incomparable', ...places, values }];
  return isCovered ? [] : [{ rule: 'union-member-added', effect: 'widens', ...places, values }];
}

/** A way that takes several types as one for each of them. */
function byType(flats: readonly Flat[]): Flat[] {
  return flats.flatMap((flat) => {
    const groups: TypeName[][] = [...flat.types].flatMap((type) => {
      if (type === 'fraction' && flat.types.has('integer')) return [];
      return [type === 'integer' && flat.types.has('fraction') ? [type, 'fraction'] : [type]];
    });
    if (groups.length < 2) return [flat];
    return groups.map((types) => ({ ...flat, types: new Set(types), ...valuesOf(flat, types) }));
  });
}

const valuesOf = ({ values }: Flat, types: TypeName[]) =>
  values ? { values: values.filter((value) => types.includes(typeOfValue(value))) } : {};

/** From 0 (no value in common) to 1: by types, and by the names of properties. */
function alike(one: Flat, other: Flat): number {
  if (![...one.types].some((type) => other.types.has(type))) return 0;
  if (!one.types.has('object') || !other.types.has('object')) return isNull(one) ? 0 : 0.6;
  const names = (flat: Flat) =>
    new Set(flat.atoms.flatMap(({ value }) => Object.keys((value['properties'] as object) ?? {})));
  const [mine, theirs] = [names(one), names(other)];
  const shared = [...mine].filter((name) => theirs.has(name)).length;
  return shared === 0 ? 0 : shared / Math.max(mine.size, theirs.size);
}

/** `oneOf` in place of `anyOf`, or the other way round. */
function exclusiveness(before: Alternatives, after: Alternatives): Change[] {
  const counts = [before, after].map(({ flats }) => flats.filter((flat) => !isNull(flat)).length);
  if (before.exclusive === after.exclusive || counts.some((count) => count < 2)) return [];
  if (areApart(before.flats) && areApart(after.flats)) return [];
  const places = { old: before.flats[0]?.member, new: after.flats[0]?.member };
  return after.exclusive
    ? [{ rule: 'union-became-exclusive', effect: 'narrows', ...places }]
    : [{ rule: 'union-became-inclusive', effect: 'widens', ...places }];
}

/** Whether no value can satisfy two of them, because their types differ. */
function areApart(flats: readonly Flat[]): boolean {
  const seen = new Set<TypeName>();
  return flats.every(({ types }) =>
    [...types].every((type) => !seen.has(type) && seen.add(type).has(type)),
  );
}
