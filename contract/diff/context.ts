import { follow, type ContractFiles } from '#contract/sources/contract-files.ts';
import { child, children, type Located } from '#contract/sources/source.ts';
import type { BasePaths } from './base-paths.ts';
import type { Part, Recorder } from './recorder.ts';
import type { Direction, Pair, Written } from './schema/change.ts';
import type { createSchemaComparison } from './schema/compare.ts';

/** What every part of the comparison is handed. */
export type Context = {
  files: { old: ContractFiles; new: ContractFiles };
  schemas: ReturnType<typeof createSchemaComparison>;
  record: Recorder;
  today: Date;
  basePaths: BasePaths;
};

export type Both<Value = Located> = { old: Value; new: Value };
export type Either = { old: Located | undefined; new: Located | undefined };
export const SIDES = ['old', 'new'] as const;

/** A part on both sides, its references followed. */
export function inside(ctx: Context, node: Either, key: string): Either {
  const on = (side: 'old' | 'new') => {
    const at = node[side] && child(node[side], key);
    return at && follow<unknown>(ctx.files[side], at);
  };
  return { old: on('old'), new: on('new') };
}

/** The names in an object on both sides, with what each side has there. */
export function byName(
  ctx: Context,
  node: Either,
  nameOf: (name: string) => string = (name) => name,
): Map<string, Either> {
  const found = new Map<string, Either>();
  for (const side of SIDES)
    for (const [name, at] of children(node[side])) {
      const key = nameOf(name);
      const known = found.get(key) ?? { old: undefined, new: undefined };
      found.set(key, { ...known, [side]: follow<unknown>(ctx.files[side], at) });
    }
  return found;
}

/** Compares two schemas of a part, each of which may be absent: then it allows everything. */
export function compareSchemas(
  ctx: Context,
  { old, new: now }: Either,
  part: Part & { direction: Direction; written?: Written },
) {
  const pair: Pair = {
    old: old ? [old] : [],
    new: now ? [now] : [],
    direction: part.direction,
    written: part.written ?? 'json',
    negated: false,
  };
  ctx.record.addSchema(ctx.schemas.changesOf(pair), part);
}

/** A value that may not be there, of a type that documents keep to. */
export const valueAt = (node: Located | undefined, key: string): unknown =>
  node && child(node, key)?.value;

/** A text, or nothing. */
export const textAt = (node: Located | undefined, key: string): string | undefined => {
  const value = valueAt(node, key);
  return typeof value === 'string' ? value : undefined;
};
