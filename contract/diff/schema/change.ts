import { asText, type Located } from '#contract/sources/source.ts';
import type { Flat, Schema } from './flat.ts';

/**
 * What a change does to the set of allowed values: takes some away, adds some, both (or cannot be decided),
 * none of them, or may do either.
 */
export type Effect = 'narrows' | 'widens' | 'incomparable' | 'none';
export type Direction = 'request' | 'response';
/**
 * How a value is written. In parameters, and in forms and their fields, every scalar is text as well; an object in a
 * field is JSON.
 */
export type Written = 'json' | 'xml' | 'parameter' | 'form' | 'field';

/** One change of one schema, before it is known where the schema is used. */
export type Change = {
  rule: string;
  effect: Effect;
  old?: Located | undefined;
  new?: Located | undefined;
  /** The part of the schema that is meant, where it is not the schema itself. */
  segment?: string;
  values?: { name?: string; old?: string; new?: string };
};

/** Two schemas to be compared. */
export type Pair = {
  old: Schema;
  new: Schema;
  direction: Direction;
  written: Written;
  /** Below `not`: what is allowed here is refused outside. */
  negated: boolean;
};

/** What one step of a comparison found, and which schemas it leads to. */
export type Step = {
  changes: Change[];
  children: Array<{ segment: string; pair: Pair }>;
};

export type FlatPair = Omit<Pair, 'old' | 'new'> & { old: Flat; new: Flat };

/** How the properties of an object are written. */
export function propertiesWritten(written: Written): Written {
  if (written === 'form') return 'field';
  return written === 'field' ? 'json' : written;
}

export const opposite = (direction: Direction): Direction =>
  direction === 'request' ? 'response' : 'request';

/** A value in a sentence; long ones are cut. */
export function textOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = value === '' ? '""' : asText(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
