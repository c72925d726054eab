/** An OpenAPI document, as far as it matters what changed in it. */
export type Document = {
  paths: Record<string, unknown>;
  components?: Record<string, Record<string, unknown>>;
  [part: string]: unknown;
};

/** The paths of `after` that read otherwise than in `before`, by themselves or by what they refer to. */
export function changedPaths(before: Document | undefined, after: Document): Set<string> {
  const all = Object.keys(after.paths);
  if (!before || restOf(before) !== restOf(after)) return new Set(all);
  const texts = textsOf(after);
  const old = textsOf(before);
  const changed = new Set<string>(
    [...texts].filter(([pointer, text]) => old.get(pointer) !== text).map(([pointer]) => pointer),
  );
  for (const pointer of old.keys()) if (!texts.has(pointer)) changed.add(pointer);
  const refers = (text: string) =>
    [...text.matchAll(/"(#\/components\/[^"]+)"/g)].some(([, pointer = '']) =>
      changed.has(pointer),
    );
  for (let grows = true; grows;) {
    const found = [...texts].filter(([pointer, text]) => !changed.has(pointer) && refers(text));
    for (const [pointer] of found) changed.add(pointer);
    grows = found.length > 0;
  }
  return new Set(
    all.filter((path) => {
      const text = JSON.stringify(after.paths[path]);
      return text !== JSON.stringify(before.paths[path]) || refers(text);
    }),
  );
}

/** What every operation depends on: servers, security, the version. The introduction is prose. */
const restOf = ({ paths: _paths, components: _components, info: _info, ...rest }: Document) =>
  JSON.stringify(rest);

const textsOf = ({ components = {} }: Document) =>
  new Map(
    Object.entries(components).flatMap(([kind, parts]) =>
      Object.entries(parts).map(
        ([name, value]) => [`#/components/${kind}/${name}`, JSON.stringify(value)] as const,
      ),
    ),
  );
