import { CORE_SCHEMA, load } from 'js-yaml';
import { isAlias, isMap, isScalar, isSeq, LineCounter, parse, parseDocument } from 'yaml';
import { DocumentError } from '../document/document.ts';

/** One file of a contract: its value, and where each part of it is written. */
export type Source = {
  /** A file's path or an address. */
  location: string;
  value: unknown;
  /** The line of a path's key, or of the nearest parent that the file holds; counted from 1. */
  lineOf(path: readonly string[]): number;
};

/** A part of a source. `path` is the unescaped JSON pointer. */
export type Located<Value = unknown> = {
  value: Value;
  source: Source;
  path: readonly string[];
};

/** Reads YAML or JSON. Lines are looked up when they are asked for. @throws DocumentError */
export function readSource(text: string, location: string): Source {
  let find: Source['lineOf'] | undefined;
  return {
    location,
    value: valueOf(text, location),
    lineOf: (path) => (find ??= lineFinder(text))(path),
  };
}

/** js-yaml reads a large file three times faster than `yaml`, which alone knows places and merge keys. */
function valueOf(text: string, location: string): unknown {
  if (/^\s*[{[]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // A flow mapping of YAML begins alike.
    }
  }
  try {
    if (/^\s*(- )?<<:/m.test(text)) return parse(text, { merge: true }) as unknown;
    return load(text, { schema: CORE_SCHEMA });
  } catch (cause) {
    const [reason] = cause instanceof Error ? cause.message.split('\n') : [];
    throw new DocumentError(`${location} is neither YAML nor JSON: ${reason}`, { cause });
  }
}

function lineFinder(text: string): Source['lineOf'] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: true });
  return (path: readonly string[]): number => {
    let node: unknown = document.contents;
    let offset = 0;
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find(
          (item) => isScalar(item.key) && asText(item.key.value) === key,
        );
        if (!pair || !isScalar(pair.key)) break;
        offset = pair.key.range?.[0] ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(key)] as { range?: [number, number, number] } | undefined;
        if (item === undefined) break;
        offset = item.range?.[0] ?? offset;
        node = item;
      } else break;
    }
    return counter.linePos(offset).line;
  };
}

/** The part below a key, or undefined where there is none. */
export function child<Value = unknown>(
  { value, source, path }: Located,
  key: string,
): Located<Value> | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  const inner = (value as Record<string, Value>)[key];
  return inner === undefined ? undefined : { value: inner, source, path: [...path, key] };
}

/** The parts of an object or a list by key; none where the value is neither. */
export function children<Value = unknown>(
  node: Located | undefined,
): Array<[string, Located<Value>]> {
  if (!node || typeof node.value !== 'object' || node.value === null) return [];
  return Object.keys(node.value).flatMap((key) => {
    const inner = child<Value>(node, key);
    return inner ? [[key, inner] as [string, Located<Value>]] : [];
  });
}

/** A JSON pointer (RFC 6901) as the fragment of an address. */
export const pointerOf = ({ path }: Located): string =>
  ['#', ...path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** A name that no other part of the contract's files has. */
export const keyOf = (node: Located): string => `${node.source.location} ${pointerOf(node)}`;

/** A value as text: a text itself, anything else as JSON. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
