import type { ContractDocument } from '#contract/document/document.ts';
import type { Mismatch } from '#contract/checker/schemas.ts';
import type { Random } from '../random.ts';
import { madeUp } from './make-up.ts';
import { flatten, type Part } from './schema-parts.ts';

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
  const add = (part: Part, at: Place) => {
    const value = madeUp(document, part, random, mismatch);
    const next = withValue(whole, at, value);
    if (value !== undefined && mismatch(root.pointer, next) === undefined) whole = next;
  };
  const visit = (part: Part, at: Place): void => {
    const value = valueAt(whole, at);
    if (at.length > DEEPEST || typeof value !== 'object' || value === null) return;
    const flat = flatten(document, part, value, mismatch);
    if (Array.isArray(value)) {
      if (!flat.items) return;
      if (value.length === 0) add(flat.items, [...at, 0]);
      visit(flat.items, [...at, 0]);
      return;
    }
    for (const [name, inner] of flat.properties) {
      const present = (valueAt(whole, at) as Record<string, unknown>)[name];
      const isReadOnly = inner.schema['readOnly'] === true;
      if ((present === undefined || present === null) && !isReadOnly) add(inner, [...at, name]);
      visit(inner, [...at, name]);
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
