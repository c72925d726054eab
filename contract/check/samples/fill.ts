import type { ContractDocument } from '#contract/document/document.ts';
import type { Mismatch } from '#contract/checker/schemas.ts';
import type { Random } from '../random.ts';
import { madeUp, madeUpNames } from './make-up.ts';
import { flatten, isMap, mapPart, type Flat, type Part } from './schema-parts.ts';

type Place = ReadonlyArray<string | number>;
const DEEPEST = 7;

/** A body with everything added that its schema allows besides: optional fields, an item of each empty list. */
export function filled(
  document: ContractDocument,
  root: Part,
  body: unknown,
  random: Random,
  mismatch: Mismatch,
): unknown {
  let whole = body;
  const add = (...places: Array<[part: Part, at: Place]>) => {
    const next = places.reduce(
      (filledSoFar, [part, at]) =>
        withValue(filledSoFar, at, madeUp(document, part, random, mismatch)),
      whole,
    );
    if (mismatch(root.pointer, next) === undefined) whole = next;
  };
  /** Properties that one needs, and those that they need, unless they are there. */
  const needed = (flat: Flat, name: string, at: Place): Array<[part: Part, at: Place]> => {
    const groups = (flat.keywords['dependentRequired'] ?? {}) as Record<string, string[]>;
    const names = new Set([name]);
    for (const one of names) for (const other of groups[one] ?? []) names.add(other);
    const present = valueAt(whole, at) as Record<string, unknown>;
    return [...names].flatMap((one): Array<[Part, Place]> => {
      const part = flat.properties.get(one);
      return part && (one === name || present[one] === undefined) ? [[part, [...at, one]]] : [];
    });
  };
  const visit = (part: Part, at: Place): void => {
    const value = valueAt(whole, at);
    if (at.length > DEEPEST || typeof value !== 'object' || value === null) return;
    const flat = flatten(document, part, value, mismatch);
    if (Array.isArray(value)) {
      if (!flat.items) return;
      if (value.length === 0) add([flat.items, [...at, 0]]);
      visit(flat.items, [...at, 0]);
      return;
    }
    for (const [name, inner] of flat.properties) {
      const present = (valueAt(whole, at) as Record<string, unknown>)[name];
      const isReadOnly = inner.schema['readOnly'] === true;
      if ((present === undefined || present === null) && !isReadOnly)
        add(...needed(flat, name, at));
      visit(inner, [...at, name]);
    }
    if (isMap(flat) && Object.keys(value).every((name) => flat.properties.has(name)))
      for (const name of madeUpNames(flat, 1, random)) {
        const inner = mapPart(flat, name);
        if (inner) add([inner, [...at, name]]);
      }
  };
  visit(root, []);
  return whole;
}

function valueAt(body: unknown, at: Place): unknown {
  return at.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key],
    body,
  );
}

function withValue(body: unknown, at: Place, value: unknown): unknown {
  const copy: unknown = structuredClone(body);
  const holder = valueAt(copy, at.slice(0, -1)) as Record<string | number, unknown>;
  holder[at.at(-1) as string | number] = value;
  return copy;
}
