import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { asText } from '#contract/sources/source.ts';
import { limit, numeric } from './bounds.ts';
import { alternativesOf, canonical, placesOf, type Flat, type Schema } from './flat.ts';
import { additionalOf, isClosed, namesIn, propertySchema, requiredOf } from './properties.ts';
import { typeOfValue, type TypeName } from './types.ts';

/**
 * How far two ways to satisfy a schema can be told apart: nothing satisfies both; only what has properties that its way
 * does not name; what has optional ones; or whatever is written for one of them.
 */
export const OVERLAPS = ['none', 'by extras', 'by options', 'plain'] as const;
export type Overlap = (typeof OVERLAPS)[number];

/** Deeper than this, schemas are taken to overlap. */
const MAX_DEPTH = 4;

/** Whether one value can satisfy two ways of a schema at once. */
export function overlapOf(files: ContractFiles, one: Flat, other: Flat, depth = 0): Overlap {
  const shared = [...one.types].filter((type) => other.types.has(type));
  const found = shared.map((type) => overlapIn(files, type, one, other, depth));
  return OVERLAPS.findLast((overlap) => found.includes(overlap)) ?? 'none';
}

function overlapIn(
  files: ContractFiles,
  type: TypeName,
  one: Flat,
  other: Flat,
  depth: number,
): Overlap {
  if (one.values || other.values) return when(shareValue(type, one, other));
  if (type === 'string')
    return when(
      areRangesShared(one, other, 'Length') && !differ(one, other, ['format', 'pattern']),
    );
  if (type === 'integer' || type === 'fraction') return when(areNumbersShared(one, other));
  if (type === 'array') {
    const [items, others] = [placesOf(one, 'items'), placesOf(other, 'items')];
    return when(
      areRangesShared(one, other, 'Items') && overlapOfSchemas(files, items, others, depth),
    );
  }
  return type === 'object' ? overlapOfObjects(files, one, other, depth) : 'plain';
}

const when = (isShared: boolean): Overlap => (isShared ? 'plain' : 'none');

/** Whether a listed value of one is among those of the other, or within its bounds. */
function shareValue(type: TypeName, one: Flat, other: Flat): boolean {
  const [listed, rest] = one.values ? [one, other] : [other, one];
  const known = rest.values && new Set(rest.values.map(canonical));
  return (listed.values ?? []).some(
    (value) => typeOfValue(value) === type && (known?.has(canonical(value)) ?? allows(rest, value)),
  );
}

function allows(flat: Flat, value: unknown): boolean {
  if (typeof value === 'number') {
    const [lower, upper] = [numeric(flat, 'lower'), numeric(flat, 'upper')];
    return value >= (lower?.value ?? -Infinity) && value <= (upper?.value ?? Infinity);
  }
  if (typeof value !== 'string') return true;
  const length = [...value].length;
  return (
    length >= (limit(flat, 'minLength', 'lower')?.value ?? 0) &&
    length <= (limit(flat, 'maxLength', 'upper')?.value ?? Infinity) &&
    placesOf(flat, 'pattern').every(({ value: pattern }) => isMatch(asText(pattern), value))
  );
}

function isMatch(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}

function areRangesShared(one: Flat, other: Flat, measure: 'Length' | 'Items'): boolean {
  const least = [one, other].map((flat) => limit(flat, `min${measure}`, 'lower')?.value ?? 0);
  const most = [one, other].map((flat) => limit(flat, `max${measure}`, 'upper')?.value ?? Infinity);
  return Math.max(...least) <= Math.min(...most);
}

function areNumbersShared(one: Flat, other: Flat): boolean {
  const below = (lower: Flat, upper: Flat) => {
    const [least, most] = [numeric(lower, 'lower'), numeric(upper, 'upper')];
    if (!least || !most) return true;
    const isOpen = least.exclusive || most.exclusive;
    return isOpen ? least.value < most.value : least.value <= most.value;
  };
  return below(one, other) && below(other, one);
}

/** Two patterns, or two formats, that differ: documents mean them to tell values apart. */
const differ = (one: Flat, other: Flat, keywords: string[]): boolean =>
  keywords.some((keyword) => {
    const [stated, others] = [one, other].map((flat) =>
      placesOf(flat, keyword).map(({ value }) => asText(value)),
    ) as [string[], string[]];
    return (
      stated.length > 0 && others.length > 0 && !stated.some((value) => others.includes(value))
    );
  });

function overlapOfSchemas(
  files: ContractFiles,
  one: Schema,
  other: Schema,
  depth: number,
): boolean {
  if (depth >= MAX_DEPTH) return true;
  const [ways, others] = [alternativesOf(files, one).flats, alternativesOf(files, other).flats];
  return ways.some((way) =>
    others.some((another) => overlapOf(files, way, another, depth + 1) !== 'none'),
  );
}

function overlapOfObjects(files: ContractFiles, one: Flat, other: Flat, depth: number): Overlap {
  const required = { one: [...requiredOf(one).keys()], other: [...requiredOf(other).keys()] };
  const isApart = [...new Set([...required.one, ...required.other])].some(
    (name) =>
      refuses(one, name) ||
      refuses(other, name) ||
      !overlapOfSchemas(files, propertySchema(one, name), propertySchema(other, name), depth),
  );
  if (isApart) return 'none';
  const isWithin = (names: string[], known: Iterable<string>) => {
    const set = new Set(known);
    return names.every((name) => set.has(name));
  };
  if (isWithin(required.other, required.one) || isWithin(required.one, required.other))
    return 'plain';
  const names = (flat: Flat) => [...namesIn(flat, 'properties'), ...requiredOf(flat).keys()];
  return isWithin(required.other, names(one)) || isWithin(required.one, names(other))
    ? 'by options'
    : 'by extras';
}

/** Whether an object may not have a property: by `not`, by `false`, or because it has no such property and is closed. */
function refuses(flat: Flat, name: string): boolean {
  const schema = propertySchema(flat, name);
  const isUnknown = schema.length === 0 && isClosed(additionalOf(flat));
  return (
    isUnknown ||
    isClosed(schema) ||
    placesOf(flat, 'not').some(({ value }) => {
      const { required, ...rest } = (value ?? {}) as Record<string, unknown>;
      const isAlone = Object.keys(rest).length === 0 && Array.isArray(required);
      return isAlone && required.length === 1 && required[0] === name;
    })
  );
}
