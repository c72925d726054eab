import type { ContractDocument } from '#contract/document/document.ts';
import type { Random } from '../random.ts';
import { madeUp, wordsOf } from './make-up.ts';
import { objectChanges, type Change } from './object-changes.ts';
import type { Mismatch } from '#contract/checker/schemas.ts';
import { flatten, mapPart, typesOf, type Flat, type Part } from './schema-parts.ts';

/** A body with one change at one place, and whether its schema still takes it. */
export type Variation = {
  /** The keyword that the change is about. */
  keyword: string;
  /** Names and indices that lead to the place. */
  at: ReadonlyArray<string | number>;
  isValid: boolean;
  /** The change in words, such as `maxLength 80 by one`. */
  text: string;
  body: unknown;
};

/** Bounds beyond this make bodies that measure the network and nothing else. */
const LONGEST = 20_000;
const MAX_ITEMS = 300;
const ILL_FORMED = ['not one of them', '!', '@', '0', ' '];
const OF_ANOTHER_TYPE: Readonly<Record<string, unknown>> = {
  string: 7,
  integer: 'seven',
  number: 'seven',
  boolean: 'yes',
  array: {},
  object: 'text',
};

/** Every keyword of a body's schema hit both ways, one change at a time; the validator has the last word on each. */
export function variationsOf(
  document: ContractDocument,
  root: Part,
  body: unknown,
  random: Random,
  mismatch: Mismatch,
): Variation[] {
  const found: Variation[] = [];
  const visit = (part: Part, value: unknown, at: Variation['at'], depth: number): void => {
    const flat = flatten(document, part, value, mismatch);
    const make = (inner: Part) => madeUp(document, inner, random, mismatch);
    for (const change of changesOf(flat, value, random, make)) {
      const changed = applied(body, at, change);
      const isValid = mismatch(root.pointer, changed) === undefined;
      const { keyword, text } = change;
      const key = change.how === 'drop' ? [keyOf(change)] : [];
      found.push({ keyword, at: [...at, ...key], isValid, text, body: changed });
    }
    if (depth > 6) return;
    if (Array.isArray(value) && flat.items && value.length > 0)
      visit(flat.items, value[0], [...at, 0], depth + 1);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of flat.properties)
        if (name in value)
          visit(inner, (value as Record<string, unknown>)[name], [...at, name], depth + 1);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      visitMap(flat, value as Record<string, unknown>, at, depth);
  };
  /** One property for each schema of properties without a name. */
  const visitMap = (
    flat: Flat,
    value: Record<string, unknown>,
    at: Variation['at'],
    depth: number,
  ) => {
    const parts = new Set<Part>();
    for (const [name, inner] of Object.entries(value)) {
      const part = flat.properties.has(name) ? undefined : mapPart(flat, name);
      if (!part || parts.has(part)) continue;
      parts.add(part);
      visit(part, inner, [...at, name], depth + 1);
    }
  };
  visit(root, body, [], 0);
  return found;
}

const keyOf = ({ value }: Change) => String(value);

function changesOf(
  flat: Flat,
  value: unknown,
  random: Random,
  make: (part: Part) => unknown,
): Change[] {
  const { keywords } = flat;
  const types = typesOf(flat);
  const changes: Change[] = [];
  const [type] = types.filter((name) => name !== 'null');
  if (type !== undefined)
    changes.push({ keyword: 'type', text: 'another type', value: OF_ANOTHER_TYPE[type] });
  if (type !== undefined && value !== null)
    changes.push({ keyword: 'type', text: 'null', value: null });
  if ('const' in keywords) return [...changes, ...otherValues(keywords['const'])];
  if (Array.isArray(keywords['enum'])) {
    for (const one of keywords['enum'].slice(0, 6))
      if (one !== value)
        changes.push({ keyword: 'enum', text: `the value ${JSON.stringify(one)}`, value: one });
    changes.push({ keyword: 'enum', text: 'a value that is not listed', value: 'not-one-of-them' });
    return changes;
  }
  if (typeof value === 'string') changes.push(...textChanges(flat, random));
  if (typeof value === 'number') changes.push(...numberChanges(keywords, types, value));
  if (Array.isArray(value)) changes.push(...listChanges(keywords, value));
  else if (typeof value === 'object' && value !== null)
    changes.push(...objectChanges(flat, value, random, make));
  return changes;
}

/** Values that are not the one that is allowed: of its type, and of another one. */
function otherValues(one: unknown): Change[] {
  const alike = typeof one === 'boolean' ? !one : typeof one === 'number' ? one + 1 : undefined;
  return [alike, 'not-one-of-them']
    .filter((value) => value !== undefined)
    .map((value) => ({
      keyword: 'const',
      text: `${JSON.stringify(value)} for ${JSON.stringify(one)}`,
      value,
    }));
}

function textChanges({ keywords }: Flat, random: Random): Change[] {
  const changes: Change[] = [];
  const { minLength, maxLength, pattern, format } = keywords;
  const of = (keyword: string, bound: number, length: number) =>
    changes.push({
      keyword,
      text: `${keyword} ${bound} with ${length} characters`,
      value: wordsOf(random, length),
    });
  const isFree = pattern === undefined && format === undefined;
  if (typeof minLength === 'number' && minLength > 0 && minLength <= LONGEST) {
    of('minLength', minLength, minLength - 1);
    if (isFree) of('minLength', minLength, minLength);
  }
  if (typeof maxLength === 'number' && maxLength <= LONGEST) {
    of('maxLength', maxLength, maxLength + 1);
    if (isFree) of('maxLength', maxLength, maxLength);
  }
  if (typeof pattern === 'string')
    for (const text of ILL_FORMED)
      changes.push({ keyword: 'pattern', text: JSON.stringify(text), value: text });
  if (typeof format === 'string' && pattern === undefined)
    for (const text of ILL_FORMED.slice(0, 2))
      changes.push({
        keyword: 'format',
        text: `${JSON.stringify(text)} for ${format}`,
        value: text,
      });
  return changes;
}

function numberChanges(
  keywords: Flat['keywords'],
  types: readonly string[],
  value: number,
): Change[] {
  const changes: Change[] = [];
  const step = types.includes('integer') ? 1 : Number(keywords['multipleOf'] ?? 0.5);
  const of = (keyword: string, other: number) =>
    changes.push({
      keyword,
      text: `${keyword} ${String(keywords[keyword])} with ${other}`,
      value: other,
    });
  for (const [keyword, sign] of [
    ['minimum', -1],
    ['maximum', 1],
  ] as const) {
    const bound = keywords[keyword];
    if (typeof bound !== 'number' || Math.abs(bound) >= Number.MAX_SAFE_INTEGER) continue;
    of(keyword, bound);
    of(keyword, bound + sign * step);
  }
  for (const [keyword, sign] of [
    ['exclusiveMinimum', 1],
    ['exclusiveMaximum', -1],
  ] as const) {
    const bound = keywords[keyword];
    if (typeof bound !== 'number') continue;
    of(keyword, bound);
    of(keyword, bound + sign * step);
  }
  const { multipleOf: factor } = keywords;
  if (typeof factor === 'number' && factor > 0) {
    const between = types.includes('integer') ? 1 : factor / 2;
    const isHigh = value + between > Number(keywords['maximum'] ?? Number.POSITIVE_INFINITY);
    of('multipleOf', isHigh ? value - between : value + between);
    of('multipleOf', isHigh ? value - factor : value + factor);
  }
  if (types.includes('integer')) changes.push({ keyword: 'type', text: 'a fraction', value: 1.5 });
  return changes;
}

function listChanges(keywords: Flat['keywords'], value: readonly unknown[]): Change[] {
  const changes: Change[] = [];
  const { minItems, maxItems, uniqueItems } = keywords;
  const repeated = (count: number) =>
    Array.from({ length: count }, (_item, index) => value[index % Math.max(1, value.length)]);
  if (typeof minItems === 'number' && minItems > 0)
    changes.push({
      keyword: 'minItems',
      text: `minItems ${minItems} with ${minItems - 1}`,
      value: value.slice(0, minItems - 1),
    });
  if (typeof maxItems === 'number' && maxItems <= MAX_ITEMS && value.length > 0)
    changes.push({
      keyword: 'maxItems',
      text: `maxItems ${maxItems} with ${maxItems + 1}`,
      value: repeated(maxItems + 1),
    });
  if (uniqueItems === true && value.length > 0)
    changes.push({
      keyword: 'uniqueItems',
      text: 'the same item twice',
      value: [value[0], ...value],
    });
  return changes;
}

function applied(body: unknown, at: Variation['at'], { how, value }: Change): unknown {
  if (at.length === 0 && how === undefined) return value;
  const copy: unknown = structuredClone(body);
  let holder = copy as Record<string | number, unknown>;
  for (const key of how === undefined ? at.slice(0, -1) : at)
    holder = holder[key] as Record<string | number, unknown>;
  if (how === 'drop') Reflect.deleteProperty(holder, String(value));
  else if (how === 'add') holder[String(value)] = true;
  else holder[at.at(-1) as string | number] = value;
  return copy;
}
