type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };

/** Vite's manifest: chunks by source file. */
export type ViteManifest = Record<string, Chunk>;

/** The manifest's key of a chunk that `first-paint/chunk-plan.ts` made. */
export function namedChunk(manifest: ViteManifest, name: string): string {
  const key = Object.keys(manifest).find(
    (file) => file.startsWith(`_${name}-`) && file.endsWith('.js'),
  );
  if (!key) throw new Error(`The build has no chunk ${name}`);
  return key;
}

/** Addresses of the modules that a page needs besides the entry: these and all they import. */
export function modulesFor(manifest: ViteManifest, sources: readonly string[]): string[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const needed = closure(manifest, entry ? [entry, ...sources] : sources);
  const files = needed.flatMap((key) => (key === entry ? [] : [manifest[key]?.file ?? '']));
  return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
}

function closure(manifest: ViteManifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  return [...seen];
}
