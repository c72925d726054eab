import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { keyOf } from '#contract/sources/source.ts';
import { compareAnnotations } from './annotations.ts';
import { compareConditions, compareItems } from './applicators.ts';
import { compareBounds } from './bounds.ts';
import type { Change, FlatPair, Pair, Step } from './change.ts';
import { compareDiscriminators, kindsOf } from './discriminators.ts';
import { alternativesOf, type Flat, type Schema } from './flat.ts';
import { compareProperties } from './properties.ts';
import { compareTexts, compareUnknown } from './texts.ts';
import { overlapOf } from './overlap.ts';
import { matchAlternatives, type Relation } from './unions.ts';
import { compareValues } from './values.ts';

/** A change, where in the compared schema it lies, and in which direction the part travels. */
export type Reached = {
  trail: readonly string[];
  change: Change;
  pair: Pick<Pair, 'direction' | 'negated'>;
};

const NOTHING: Step = { changes: [], children: [] };
const keyOfSchema = (schema: Schema) => schema.map(keyOf).toSorted().join('&');
const pairKeys = new WeakMap<Pair, string>();

/** A name for what a pair compares; kept, since every walk asks for it. */
function keyOfPair(pair: Pair): string {
  const known = pairKeys.get(pair);
  if (known !== undefined) return known;
  const key = [
    keyOfSchema(pair.old),
    keyOfSchema(pair.new),
    pair.direction,
    pair.written,
    pair.negated,
  ].join(' ~ ');
  pairKeys.set(pair, key);
  return key;
}

/**
 * Compares schemas as a graph of pairs: each pair is looked at once, wherever and however often it is used, so
 * that schemas which hold themselves come to an end.
 */
export function createSchemaComparison(files: { old: ContractFiles; new: ContractFiles }) {
  const steps = new Map<string, Step>();
  const underWay = new Set<string>();

  function stepOf(pair: Pair): Step {
    const key = keyOfPair(pair);
    const known = steps.get(key);
    if (known) return known;
    // A union in the middle of being matched: its own changes are reported where it began.
    if (underWay.has(key)) return NOTHING;
    underWay.add(key);
    try {
      const step = compare(pair);
      steps.set(key, step);
      return step;
    } finally {
      underWay.delete(key);
    }
  }

  function compare({ old, new: now, ...rest }: Pair): Step {
    const [before, after] = [alternativesOf(files.old, old), alternativesOf(files.new, now)];
    const places = { old: old[0], new: now[0] };
    if (before.flats.length === 0 || after.flats.length === 0) {
      if (before.flats.length === after.flats.length) return NOTHING;
      const isFalse = now.some(({ value }) => value === false);
      const rule = isFalse ? 'schema-forbidden' : 'schema-impossible';
      const change: Change =
        after.flats.length === 0
          ? { rule, effect: isFalse ? 'narrows' : 'incomparable', ...places }
          : { rule: 'schema-allowed', effect: 'widens', ...places };
      return { changes: [change], children: [] };
    }
    const relate = (one: Flat, other: Flat) => relationOf({ ...rest, old: one, new: other });
    const kinds = { old: kindsOf(files.old, old, before), new: kindsOf(files.new, now, after) };
    const { pairs, changes } = matchAlternatives(before, after, relate, {
      old: (one, other) => overlapOf(files.old, one, other),
      new: (one, other) => overlapOf(files.new, one, other),
    });
    const parts = pairs.map((flats) => compareFlat({ ...flats, ...rest }));
    return {
      changes: [
        ...changes,
        ...compareDiscriminators(before, after, kinds),
        ...parts.flatMap((part) => part.changes),
      ].map((change) => ({
        ...change,
        old: change.old ?? places.old,
        new: change.new ?? places.new,
      })),
      children: [
        ...parts.flatMap((part) => part.children),
        ...[...kinds.old].flatMap(([value, kind]) => {
          const other = kinds.new.get(value);
          return other
            ? { segment: `(${value})`, pair: { ...rest, old: [kind], new: [other] } }
            : [];
        }),
      ],
    };
  }

  function compareFlat(pair: FlatPair): Step {
    const parts: Step[] = [
      { changes: [...compareValues(pair), ...compareAnnotations(pair)], children: [] },
    ];
    const shares = (type: 'object' | 'array') =>
      pair.old.types.has(type) && pair.new.types.has(type);
    if ([...pair.old.types].some((type) => type !== 'null' && pair.new.types.has(type)))
      parts.push(
        {
          changes: [...compareBounds(pair), ...compareTexts(pair), ...compareUnknown(pair)],
          children: [],
        },
        compareConditions(pair),
      );
    if (shares('object')) parts.push(compareProperties(files, pair));
    if (shares('array')) parts.push(compareItems(pair));
    return {
      changes: parts.flatMap(({ changes }) => changes),
      children: parts.flatMap(({ children }) => children),
    };
  }

  /** What a whole comparison of two ways to satisfy a schema finds. */
  function relationOf(pair: FlatPair): Relation {
    const relation: Relation = { narrows: false, widens: false, same: true };
    for (const { change, isOpposite } of walk(compareFlat(pair), pair.negated)) {
      relation.same = false;
      const both = change.effect === 'incomparable';
      if (both || change.effect === (isOpposite ? 'widens' : 'narrows')) relation.narrows = true;
      if (both || change.effect === (isOpposite ? 'narrows' : 'widens')) relation.widens = true;
    }
    return relation;
  }

  function* walk(start: Step, negated: boolean) {
    const seen = new Set<string>();
    const waiting = [start];
    for (const change of start.changes) yield { change, isOpposite: false };
    for (const step of waiting)
      for (const { pair } of step.children) {
        const key = keyOfPair(pair);
        if (seen.has(key)) continue;
        seen.add(key);
        const next = stepOf(pair);
        waiting.push(next);
        for (const change of next.changes) yield { change, isOpposite: pair.negated !== negated };
      }
  }

  /** Every change between two schemas, the nearest first; each once, at the shortest way to it. */
  function changesOf(start: Pair): Reached[] {
    const reached: Reached[] = [];
    const seen = new Set([keyOfPair(start)]);
    const waiting: Array<{ trail: readonly string[]; pair: Pair }> = [{ trail: [], pair: start }];
    for (const { trail, pair } of waiting) {
      const step = stepOf(pair);
      for (const change of step.changes) reached.push({ trail, change, pair });
      for (const { segment, pair: inner } of step.children) {
        const key = keyOfPair(inner);
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push({ trail: [...trail, segment], pair: inner });
      }
    }
    return reached;
  }

  return { changesOf };
}
