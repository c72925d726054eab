import { stringify } from 'yaml';
import type { ContractDocument } from '#contract/document/document.ts';

const OPTIONS = { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false } as const;
/** Pieces of this many saves and more. */
const MAX_PIECES = 10_000;

/** Texts of paths, components and other parts, by their JSON: what did not change is not written again. */
export type Pieces = Map<string, string>;

/** A document as YAML, alike on every machine and whatever `pieces` are known. */
export function bundleText(document: ContractDocument, pieces: Pieces = new Map()): string {
  if (pieces.size > MAX_PIECES) pieces.clear();
  const piece = (key: string, value: unknown, depth: number): string => {
    const json = `${depth}${JSON.stringify({ [key]: value })}`;
    const known = pieces.get(json);
    if (known !== undefined) return known;
    const text = stringify({ [key]: value }, OPTIONS).replaceAll(/^(?=.)/gm, '  '.repeat(depth));
    pieces.set(json, text);
    return text;
  };
  /** `key` with its parts, each by `write`; an empty one is a piece itself. */
  const map = (
    key: string,
    parts: object,
    depth: number,
    write: (key: string, value: unknown, depth: number) => string,
  ): string => {
    const entries = Object.entries(parts).filter(([, value]) => value !== undefined);
    if (entries.length === 0) return piece(key, parts, depth);
    const inner = entries.map(([name, value]) => write(name, value, depth + 1));
    return `${piece(key, null, depth).replace(' null', '')}${inner.join('')}`;
  };
  return Object.entries(document)
    .map(([key, value]) => {
      if (key === 'paths') return map(key, value as object, 0, piece);
      if (key !== 'components') return piece(key, value, 0);
      return map(key, value as object, 0, (kind, parts, depth) =>
        map(kind, parts as object, depth, piece),
      );
    })
    .join('');
}
