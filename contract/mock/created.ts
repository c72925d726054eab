import { randomOf } from '../check/random.ts';
import { madeUp } from '../check/samples/make-up.ts';
import { flatten, type Part } from '../check/samples/schema-parts.ts';
import type { Mismatch } from '../checker/schemas.ts';
import type { ContractDocument } from '../document/document.ts';
import { isItem, itemsAt } from './item-places.ts';
import { textOf, type Item } from './memory.ts';

/** Several sent items, or the one that a body or its envelope is. */
export function sentItems(body: unknown, steps: readonly string[]): Item[] {
  const several = steps.includes('*');
  if (several) {
    const list = isItem(body) ? Object.values(body).find(Array.isArray) : body;
    if (Array.isArray(list)) return list.filter(isItem);
  }
  const [inside] = several || steps.length === 0 ? [] : itemsAt(body, steps);
  return [inside ?? (isItem(body) ? body : {})];
}

/** Objects merged field by field, those inside them too; arrays are replaced. */
export function merged(item: Item, change: Item): Item {
  const entries = Object.entries(change).map(([name, value]) => {
    const known = item[name];
    return [name, isItem(known) && isItem(value) ? merged(known, value) : value];
  });
  return { ...item, ...Object.fromEntries(entries) };
}

/** Ids for what is created, each like the one that the contract shows. */
export function createIds(document: ContractDocument, mismatch: Mismatch) {
  let made = 0;

  /** An id for the field of a schema that no item has yet. */
  return (part: Part, field: string, like: unknown, isTaken: (id: string) => boolean): unknown => {
    const own = flatten(document, part, undefined, mismatch).properties.get(field);
    const fits = (id: unknown) =>
      !isTaken(textOf(id)) && (!own || mismatch(own.pointer, id) === undefined);
    for (let tries = 0; tries < 100; tries += 1) {
      made += 1;
      const number = made.toString(16).padStart(12, '0');
      const isNumber = typeof like === 'number';
      const plain = isNumber ? [like + made, made] : [`item-${made}`];
      const uuid = `01940000-0000-7000-8000-${number}`;
      const isUuid = /^[\da-f]{8}-/i.test(String(like));
      const choices = isUuid ? [uuid, ...plain] : [...plain, uuid];
      const found = choices.find(fits);
      if (found !== undefined) return found;
      const random = randomOf(made, field);
      const other = own && madeUp(document, { ...own, schema: bare(own) }, random, mismatch);
      if (other !== undefined && fits(other)) return other;
    }
    return like;
  };
}

/** A schema without the values that it shows. */
function bare({ schema }: Part): Part['schema'] {
  const { example: _example, examples: _examples, default: _default, ...rest } = schema;
  return rest;
}
