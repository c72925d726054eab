import type { Mismatch } from '../checker/schemas.ts';
import { kindsOf, type Kind, type Placed, type ShapesOf } from './schema-shapes.ts';
import type { Meanings } from './styles.ts';
import { createTypedValues } from './typed-values.ts';

/** A value, or what is wrong with it; undefined where the request does not have it. */
export type ReadValue = { value: unknown } | { wrong: string } | undefined;

/** Holds what a text may mean to a schema. */
export function createStyleValues(shapesOf: ShapesOf, mismatch: Mismatch) {
  const valueOf = createTypedValues(shapesOf, mismatch);

  function held(placed: Placed, value: unknown): ReadValue {
    const wrong = mismatch(placed.pointer, value);
    return wrong === undefined ? { value } : { wrong };
  }

  /** The first that fits; else what is wrong with the likeliest. */
  const best = (all: readonly ReadValue[]): ReadValue =>
    all.find((one) => one && 'value' in one) ?? all.find((one) => one !== undefined);

  function meant(placed: Placed, read: Meanings): ReadValue {
    if ('wrong' in read) return read;
    return best(read.meanings.map((meaning) => held(placed, valueOf(placed, meaning))));
  }

  return {
    /** A value in a style, read as each kind that its schema allows. */
    inStyle: (placed: Placed, read: (kind: Kind) => Meanings): ReadValue =>
      best(kindsOf(shapesOf(placed)).map((kind) => meant(placed, read(kind)))),

    /** A value as a text of its own media type. */
    ofContent(placed: Placed, kind: 'json' | 'text', text: string): ReadValue {
      if (kind === 'text') return meant(placed, { meanings: [text] });
      try {
        return held(placed, JSON.parse(text));
      } catch {
        return { wrong: 'it is no JSON' };
      }
    },
    best,
    meant,
  };
}
