import { flatten, type Part } from '../check/samples/schema-parts.ts';
import type { Mismatch } from '../checker/schemas.ts';
import type { ContractDocument } from '../document/document.ts';
import type { Item } from './memory.ts';

/** Where a body holds items: names of properties from the body inwards, and `*` for the elements of an array. */
export type Place = { steps: readonly string[]; part: Part };

const EACH = '*';
const DEEPEST = 3;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isMany = ({ steps }: Place): boolean => steps.includes(EACH);

/** The places of objects with a field, the nearest first: the body itself, or inside an envelope. */
export function placesOf(
  document: ContractDocument,
  body: Part,
  field: string,
  mismatch: Mismatch,
): Place[] {
  const found: Place[] = [];
  let level: Place[] = [{ steps: [], part: body }];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    const next: Place[] = [];
    for (const { steps, part } of level) {
      const { properties, items } = flatten(document, part, undefined, mismatch);
      if (properties.has(field)) found.push({ steps, part });
      for (const [name, inner] of properties) next.push({ steps: [...steps, name], part: inner });
      if (items) next.push({ steps: [...steps, EACH], part: items });
    }
    level = next;
  }
  return found;
}

/** The items that a body holds at a place. */
export function itemsAt(body: unknown, [step, ...rest]: readonly string[]): Item[] {
  if (step === undefined) return isItem(body) ? [body] : [];
  if (step === EACH)
    return Array.isArray(body) ? body.flatMap((element: unknown) => itemsAt(element, rest)) : [];
  return isItem(body) ? itemsAt(body[step], rest) : [];
}

/** A body with other items at a place; what is around them stays. */
export function withItems(
  body: unknown,
  [step, ...rest]: readonly string[],
  items: readonly Item[],
): unknown {
  if (step === undefined) return items[0];
  if (step === EACH) {
    const [like] = Array.isArray(body) ? (body as unknown[]) : [];
    return items.map((item) => withItems(like, rest, [item]));
  }
  const around = isItem(body) ? body : {};
  return { ...around, [step]: withItems(around[step], rest, items) };
}
