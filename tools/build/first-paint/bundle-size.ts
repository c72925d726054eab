import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ViteManifest } from '../chunks.ts';

export type BundleSize = {
  /** Names of the script files that a screen needs before it can be used. */
  files: string[];
  /** Their size as they travel, in bytes (brotli where the build made it). */
  bytes: number;
};

/** Chunks that `chunk-plan.ts` makes are named in the manifest by `_{name}-{hash}.js`. */
function keyOf(manifest: ViteManifest, source: string): string {
  const found = Object.keys(manifest).find(
    (key) => key === source || (key.startsWith(`_${source}-`) && key.endsWith('.js')),
  );
  if (!found) throw new Error(`The build has no ${source}`);
  return found;
}

/** What the browser fetches of the program for these sources or named chunks, by the manifest. */
export async function bundleSize(app: string, sources: readonly string[]): Promise<BundleSize> {
  const manifest = JSON.parse(await readFile(join(app, 'manifest.json'), 'utf8')) as ViteManifest;
  const needed = new Set<string>();
  const visit = (key: string) => {
    if (needed.has(key)) return;
    needed.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const source of sources) visit(keyOf(manifest, source));
  const files = [...new Set([...needed].map((key) => manifest[key]?.file ?? ''))]
    .filter((file) => file.endsWith('.js'))
    .toSorted();
  const sizes = await Promise.all(files.map((file) => transferSize(join(app, file))));
  return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Bytes of a file as a browser gets it. */
export async function transferSize(path: string): Promise<number> {
  const compressed = await stat(`${path}.br`).catch(() => undefined);
  return (compressed ?? (await stat(path))).size;
}
