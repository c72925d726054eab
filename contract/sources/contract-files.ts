import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { DocumentError, openApiVersion } from '../document/document.ts';
import { upgrade } from '../document/openapi-30.ts';
import { keyOf, readSource, type Located, type Source } from './source.ts';

/** A contract of one file or several, whose references are followed across files. */
export type ContractFiles = {
  root: Located<Record<string, unknown>>;
  /** As declared; schemas read as 3.1 either way. */
  version: string;
  /** Whether a schema's keywords next to `$ref` count, as they do since 3.1. */
  refHasSiblings: boolean;
  /** The part that a reference means. @throws DocumentError */
  target(node: Located, reference: string): Located;
};

const isAddress = (location: string) => /^https?:\/\//.test(location);
const TIMEOUT_MS = 30_000;

/** A contract that could not be fetched: no file, no answer, or a refusal. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The text of a file or an address. @throws UnreachableError */
export async function textAt(location: string): Promise<string> {
  try {
    if (!isAddress(location)) return await readFile(location, 'utf8');
    const answer = await fetch(location, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.ok) return await answer.text();
    throw new Error(`it answered ${answer.status}`);
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    const { code, message } = reason as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : message;
    throw new UnreachableError(`${location} cannot be read: ${why}`, { cause });
  }
}

/** An address, or the whole path of a file. */
export const absolute = (location: string): string =>
  isAddress(location) ? location : resolve(location);

/** Where a reference leads, seen from the file that holds it. */
export function locationOf(from: string, reference: string): string {
  const [file = ''] = reference.split('#');
  if (file === '') return from;
  if (isAddress(file)) return file;
  return isAddress(from)
    ? new URL(file, from).href
    : resolve(dirname(from), decodeURIComponent(file));
}

/** The references that lead to other files. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') {
        if (!inner.startsWith('#')) found.add(inner);
      } else referencesIn(inner, found);
    }
  return found;
}

/** Reads a contract and every file that it refers to. @throws DocumentError, UnreachableError */
export async function loadContract(location: string): Promise<ContractFiles> {
  const start = absolute(location);
  const rootSource = readSource(await textAt(start), location);
  const version = openApiVersion(rootSource.value, location);
  const sources = new Map<string, Source | Error>();
  const waiting = new Map([[start, rootSource]]);
  for (const [at, source] of waiting) {
    sources.set(at, asOpenApi31(source));
    for (const reference of referencesIn(source.value)) {
      const next = locationOf(at, reference);
      if (sources.has(next) || waiting.has(next)) continue;
      try {
        waiting.set(next, readSource(await textAt(next), next));
      } catch (error) {
        // A reference in an example does no harm; one that is followed is reported then.
        sources.set(next, error as Error);
      }
    }
  }
  return contractOf(sources, start, version);
}

/** A contract of one value, for documents that are not files. @throws DocumentError */
export function contractOfValue(value: unknown, location: string): ContractFiles {
  const version = openApiVersion(value, location);
  const source = { location, value, lineOf: () => 1 };
  return contractOf(new Map([[location, asOpenApi31(source)]]), location, version);
}

/** Also of a document that calls itself 3.1: many kept the keywords of 3.0, and mean them. */
const asOpenApi31 = (source: Source): Source => ({ ...source, value: upgrade(source.value) });

function contractOf(
  sources: ReadonlyMap<string, Source | Error>,
  start: string,
  version: string,
): ContractFiles {
  const addresses = new Map(
    [...sources].flatMap(([at, source]) =>
      source instanceof Error ? [] : [[source, at] as const],
    ),
  );
  const anchors = new Map<Source, Map<string, readonly string[]>>();
  const root = sources.get(start) as Source;
  const target = (node: Located, reference: string): Located => {
    const from = addresses.get(node.source) ?? start;
    const source = sources.get(locationOf(from, reference));
    if (source instanceof Error) throw source;
    const fragment = decodeURIComponent(reference.split('#')[1] ?? '');
    if (!source)
      throw new DocumentError(`${keyOf(node)} refers to ${reference}, which is not read`);
    if (fragment !== '' && !fragment.startsWith('/')) {
      if (!anchors.has(source)) anchors.set(source, anchorsIn(source.value));
      const path = anchors.get(source)?.get(fragment);
      if (path) return partAt(source, path, reference, node);
      throw new DocumentError(`${keyOf(node)} refers to ${reference}, which does not exist`);
    }
    const path = fragment
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return partAt(source, path, reference, node);
  };
  return {
    root: { value: root.value as Record<string, unknown>, source: root, path: [] },
    version,
    refHasSiblings: !version.startsWith('3.0.'),
    target,
  };
}

function partAt(
  source: Source,
  path: readonly string[],
  reference: string,
  from: Located,
): Located {
  let value = source.value;
  for (const key of path) {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    if (!holds)
      throw new DocumentError(`${keyOf(from)} refers to ${reference}, which does not exist`);
    value = (value as Record<string, unknown>)[key];
  }
  return { value, source, path };
}

/** The places of `$anchor` and `$dynamicAnchor` in a file. */
function anchorsIn(
  value: unknown,
  path: readonly string[] = [],
  found = new Map<string, readonly string[]>(),
): Map<string, readonly string[]> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === '$anchor' || key === '$dynamicAnchor') && typeof inner === 'string')
      found.set(inner, path);
    else anchorsIn(inner, [...path, key], found);
  }
  return found;
}

/** Follows references until a value is none. @throws DocumentError where they lead in a circle */
export function follow<Value = Record<string, unknown>>(
  files: ContractFiles,
  node: Located,
): Located<Value> {
  let current = node;
  const seen = new Set<string>();
  for (;;) {
    const reference = (current.value as { $ref?: unknown } | null)?.$ref;
    if (typeof reference !== 'string') return current as Located<Value>;
    const key = keyOf(current);
    if (seen.has(key)) throw new DocumentError(`${key} refers to itself`);
    seen.add(key);
    current = files.target(current, reference);
  }
}
