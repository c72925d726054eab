import { textOf, type Change, type FlatPair, type Written } from './change.ts';
import { canonical, placeOf, type Flat } from './flat.ts';
import { ALL_TYPES, typesText, type TypeName } from './types.ts';

const withoutNull = (types: ReadonlySet<TypeName>) =>
  new Set([...types].filter((type) => type !== 'null'));
const isAny = ({ types }: Flat) => types.size === ALL_TYPES.size;
const VALUE_KEYWORDS = ['enum', 'const'] as const;

const placeOfValues = (flat: Flat) => {
  const keyword = VALUE_KEYWORDS.find((name) => flat.atoms.some(({ value }) => name in value));
  return placeOf(flat, keyword ?? 'type');
};

/** Changes of `type`, null included, and of `enum` and `const`. */
export function compareValues(pair: FlatPair): Change[] {
  const { old, new: now } = pair;
  return [
    ...(old.values && now.values ? [] : typeChanges(pair)),
    ...nullability(old, now),
    ...listed(old, now),
  ];
}

function typeChanges({ old, new: now, written }: FlatPair): Change[] {
  const [before, after] =
    isAny(old) || isAny(now)
      ? [old.types, now.types]
      : [withoutNull(old.types), withoutNull(now.types)];
  const lost = [...before].some((type) => !after.has(type));
  const gained = [...after].some((type) => !before.has(type));
  if (!lost && !gained) return [];
  const isAnyText =
    isText(written) &&
    after.has('string') &&
    isFreeText(now) &&
    !before.has('object') &&
    !before.has('array');
  const values = { old: typesText(old.types), new: typesText(now.types) };
  const places = { old: placeOf(old, 'type'), new: placeOf(now, 'type'), values };
  if (!lost || isAnyText) return [{ rule: 'type-widened', effect: 'widens', ...places }];
  if (!gained) return [{ rule: 'type-narrowed', effect: 'narrows', ...places }];
  return [{ rule: 'type-changed', effect: 'incomparable', ...places }];
}

const isText = (written: Written) => written !== 'json' && written !== 'xml';
const RESTRICTIONS = ['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'not'];
const isFreeText = ({ atoms }: Flat) =>
  atoms.every(({ value }) => RESTRICTIONS.every((keyword) => !(keyword in value)));

function nullability(old: Flat, now: Flat): Change[] {
  if (isAny(old) || isAny(now)) return [];
  const [before, after] = [old.types.has('null'), now.types.has('null')];
  if (before === after) return [];
  const places = { old: placeOf(old, 'type'), new: placeOf(now, 'type') };
  return [
    after
      ? { rule: 'became-nullable', effect: 'widens', ...places }
      : { rule: 'became-not-nullable', effect: 'narrows', ...places },
  ];
}

/** Changes of the list of values. Null among them is told as nullability. */
function listed(old: Flat, now: Flat): Change[] {
  const places = { old: placeOfValues(old), new: placeOfValues(now) };
  const listOf = ({ values = [] }: Flat) =>
    new Map(values.filter((value) => value !== null).map((value) => [canonical(value), value]));
  const [before, after] = [listOf(old), listOf(now)];
  if (!old.values && !now.values) return [];
  if (!old.values) {
    const values = { new: [...after.values()].map(textOf).join(', ') };
    return [{ rule: 'enum-added', effect: 'narrows', ...places, values }];
  }
  if (!now.values) {
    const values = { old: [...before.values()].map(textOf).join(', ') };
    return [{ rule: 'enum-removed', effect: 'widens', ...places, values }];
  }
  const missing = (from: Map<string, unknown>, than: Map<string, unknown>) =>
    [...than].filter(([key]) => !from.has(key)).map(([, value]) => textOf(value));
  return [
    ...missing(after, before).map((name): Change => ({
      rule: 'enum-value-removed',
      effect: 'narrows',
      ...places,
      values: { name },
    })),
    ...missing(before, after).map((name): Change => ({
      rule: 'enum-value-added',
      effect: 'widens',
      ...places,
      values: { name },
    })),
  ];
}

/** Whether the values that a schema lists all pass a test; false where it lists none. */
export const allPass = ({ values }: Flat, test: (value: unknown) => boolean): boolean =>
  values !== undefined && values.every(test);
