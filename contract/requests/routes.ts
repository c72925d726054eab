import type { Operation } from '../document/document.ts';

/** Parameters of an address, and the same as they came, percent-encoded. */
export type Matched = { path: Record<string, string>; pathTexts: Record<string, string> };
export type Route =
  | ({ operation: Operation } & Matched)
  /** Methods that the address has. */
  | { allow: string };

/** A part between two slashes: a text, or a parameter with what may surround it (`{id}.json`). */
type Segment = { before: string; name?: string; after: string };

function segmentOf(text: string): Segment {
  const [before = '', rest] = text.split('{', 2);
  if (rest === undefined) return { before, after: '' };
  const [name = '', after = ''] = rest.split('}', 2);
  return { before, name, after };
}

/** The parameters of an address that has these segments. */
function matched(segments: readonly Segment[], parts: readonly string[]): Matched | undefined {
  if (segments.length !== parts.length) return undefined;
  const path: Record<string, string> = {};
  const pathTexts: Record<string, string> = {};
  for (const [at, { before, name, after }] of segments.entries()) {
    const part = parts[at] ?? '';
    if (name === undefined) {
      if (part !== before) return undefined;
      continue;
    }
    const isLonger = part.length > before.length + after.length;
    if (!isLonger || !part.startsWith(before) || !part.endsWith(after)) return undefined;
    pathTexts[name] = part.slice(before.length, part.length - after.length);
    path[name] = decoded(pathTexts[name]);
  }
  return { path, pathTexts };
}

/** Finds an operation by method and address; concrete addresses come before templated ones. */
export function createRoutes(operations: readonly Operation[]) {
  const templates = (path: string) => path.split('{').length;
  const paths = [...Map.groupBy(operations, ({ path }) => path)]
    .toSorted(([a], [b]) => templates(a) - templates(b))
    .map(([path, own]) => ({
      segments: path.split('/').map(segmentOf),
      methods: new Map(own.map((operation) => [operation.method.toUpperCase(), operation])),
    }));

  return (method: string, address: string): Route | undefined => {
    const parts = address.split('/');
    const allow = new Set<string>();
    for (const { segments, methods } of paths) {
      const found = matched(segments, parts);
      if (!found) continue;
      const operation = methods.get(method) ?? (method === 'HEAD' ? methods.get('GET') : undefined);
      if (operation) return { operation, ...found };
      for (const name of methods.keys()) allow.add(name);
    }
    return allow.size > 0 ? { allow: [...allow].join(', ') } : undefined;
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
