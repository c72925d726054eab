import type { Change } from './change.ts';
import { areExclusive, isNull, type Alternatives, type Flat } from './flat.ts';
import { mappingOf } from './discriminators.ts';
import { OVERLAPS, type Overlap } from './overlap.ts';
import { typeOfValue, type TypeName } from './types.ts';

/** Comparison of one alternative of a schema with another: what a full comparison of both would find. */
export type Relation = { narrows: boolean; widens: boolean; same: boolean };
export type Relate = (old: Flat, now: Flat) => Relation;
/** How two ways of one side overlap. */
type Overlaps = Record<'old' | 'new', (one: Flat, other: Flat) => Overlap>;

type Matched = { pairs: Array<{ old: Flat; new: Flat }>; changes: Change[] };

/** Each way to satisfy the old schema next to the one that replaced it, and those without a counterpart. */
export function matchAlternatives(
  before: Alternatives,
  after: Alternatives,
  relate: Relate,
  overlaps: Overlaps,
): Matched {
  const [only, onlyNow] = [before.flats[0], after.flats[0]];
  if (before.flats.length === 1 && after.flats.length === 1 && only && onlyNow)
    return { pairs: [{ old: only, new: onlyNow }], changes: [] };
  const matched: Matched = { pairs: [], changes: [] };
  const kept: Kept[] = [];
  const old = new Set(byType(before.flats));
  const now = new Set(byType(after.flats));
  const all = { old: [...old], now: [...now] };
  const pairUp = (fits: (one: Flat, other: Flat) => boolean, isSame = false) => {
    for (const one of old) {
      const other = [...now].find((candidate) => fits(one, candidate));
      if (!other) continue;
      old.delete(one);
      now.delete(other);
      kept.push({ old: one, new: other, isSame });
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
  const isNamed = mappingNow !== undefined;
  const clashes = (flat: Flat) =>
    !isNamed &&
    all.now.some((other) => areExclusive(flat, other) && isPlain(overlaps.new(flat, other)));
  for (const one of now) matched.changes.push(...come(one, all.old, clashes(one), relate));
  matched.changes.push(...exclusiveness(kept, overlaps));
  if (!isNamed) matched.changes.push(...grownTogether(kept, overlaps, relate));
  return matched;
}

/** Whether what is written for one of them, without anything that it does not name, satisfies both. */
const isPlain = (overlap: Overlap) => overlap === 'plain' || overlap === 'by options';

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

function come(flat: Flat, old: Flat[], clashes: boolean, relate: Relate): Change[] {
  const places = { new: flat.member ?? flat.atoms[0] };
  if (isNull(flat)) return [{ rule: 'became-nullable', effect: 'widens', ...places }];
  const values = { name: label(flat) };
  const isCovered = old.some((other) => !relate(other, flat).widens);
  return [
    ...(isCovered
      ? []
      : [{ rule: 'union-member-added', effect: 'widens' as const, ...places, values }]),
    // What matched one member of `oneOf` matches two now, and is refused.
    ...(clashes
      ? [{ rule: 'union-member-overlaps', effect: 'narrows' as const, ...places, values }]
      : []),
  ];
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
  // Without names there is nothing to tell them apart by.
  if (mine.size === 0 || theirs.size === 0) return mine.size === theirs.size ? 0.6 : 0.01;
  return shared === 0 ? 0 : shared / Math.max(mine.size, theirs.size);
}

/** A way that is there on both sides, and whether nothing in it changed. */
type Kept = { old: Flat; new: Flat; isSame: boolean };

const couples = (kept: Kept[]) =>
  kept.flatMap((one, index) => kept.slice(index + 1).map((other) => [one, other] as const));

/** `oneOf` in place of `anyOf`, or the other way round. */
function exclusiveness(kept: Kept[], overlaps: Overlaps): Change[] {
  const found = new Map<string, Change>();
  for (const [one, other] of couples(kept)) {
    const [before, after] = [areExclusive(one.old, other.old), areExclusive(one.new, other.new)];
    if (before === after || [one, other].some(({ new: now }) => isNull(now))) continue;
    const isShared = after
      ? overlaps.new(one.new, other.new) !== 'none'
      : overlaps.old(one.old, other.old) !== 'none';
    const rule = after ? 'union-became-exclusive' : 'union-became-inclusive';
    if (isShared && !found.has(rule))
      found.set(rule, {
        rule,
        effect: after ? 'narrows' : 'widens',
        old: one.old.member,
        new: one.new.member,
      });
  }
  return [...found.values()];
}

/** Members of `oneOf` that share values now, because one of them takes more: such values match two, and are refused. */
function grownTogether(kept: Kept[], overlaps: Overlaps, relate: Relate): Change[] {
  return couples(kept).flatMap(([one, other]) => {
    if (one.isSame && other.isSame) return [];
    if (!areExclusive(one.new, other.new) || !areExclusive(one.old, other.old)) return [];
    const [before, after] = [overlaps.old(one.old, other.old), overlaps.new(one.new, other.new)];
    if (!isPlain(after)) return [];
    // Objects that shared values anyway are mostly told apart by what they have.
    const isNew = OVERLAPS.indexOf(after) > OVERLAPS.indexOf(before);
    if (!isNew && one.new.types.has('object') && other.new.types.has('object')) return [];
    const grown = [one, other].find((way) => !way.isSame && relate(way.old, way.new).widens);
    if (!grown) return [];
    return {
      rule: 'union-member-overlaps',
      effect: 'narrows' as const,
      old: grown.old.member,
      new: grown.new.member,
      values: { name: label(grown.new) },
    };
  });
}
