import type { Mismatch } from '../checker/schemas.ts';
import { kindOf, type Placed, type Shape, type ShapesOf } from './schema-shapes.ts';

/** A value as a request writes it: texts, in lists or by names. */
export type Written = string | Written[] | Map<string, Written>;

const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/** Gives texts the types of a schema; a text that is no number stays one, and is refused. */
export function createTypedValues(shapesOf: ShapesOf, mismatch: Mismatch) {
  /** The value that fits, of those that a text may mean; the first one where none does. */
  function valueOf(placed: Placed, written: Written): unknown {
    const all = shapesOf(placed).flatMap((shape) => readings(shape, written));
    if (all.length === 1) return all[0];
    const fitting = all.find((value) => mismatch(placed.pointer, value) === undefined);
    return fitting === undefined ? all[0] : fitting;
  }

  const inner = (placed: Placed | undefined, written: Written): unknown =>
    placed ? valueOf(placed, written) : plain(written);

  function readings(shape: Shape, written: Written): unknown[] {
    const kind = kindOf(shape);
    if (kind === 'list') {
      const items = itemsIn(written);
      if (items) return [items.map((one) => inner(shape.items, one))];
    }
    if (written instanceof Map) {
      const entries = [...written].map(([name, one]): [string, unknown] => [
        name,
        inner(shape.properties.get(name) ?? shape.additional, one),
      ]);
      return [Object.fromEntries(entries)];
    }
    if (Array.isArray(written)) return [written.map(plain)];
    return kind === 'object' ? [written] : scalars(shape.types, written);
  }

  return valueOf;
}

/** Items of a list; names are its places (`ids[0]`, `ids[]`). */
function itemsIn(written: Written): Written[] | undefined {
  if (!(written instanceof Map)) return [written].flat();
  const isNumbered = [...written.keys()].every((name) => /^\d*$/.test(name));
  return isNumbered ? [...written.values()].flat() : undefined;
}

function plain(written: Written): unknown {
  if (Array.isArray(written)) return written.map(plain);
  if (!(written instanceof Map)) return written;
  return Object.fromEntries([...written].map(([name, one]) => [name, plain(one)]));
}

function scalars(types: readonly string[], text: string): unknown[] {
  const isAny = types.length === 0;
  const isNumber = isAny || types.includes('integer') || types.includes('number');
  const isTruth = isAny || types.includes('boolean');
  const typed = [
    ...(isNumber && NUMBER.test(text) ? [Number(text)] : []),
    ...(isTruth && /^(?:true|false)$/.test(text) ? [text === 'true'] : []),
    ...(types.includes('null') && /^(?:null)?$/.test(text) ? [null] : []),
  ];
  return isAny ? [text, ...typed] : [...typed, text];
}
