import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The folders that are generated, relative to the repository. */
export const GENERATED = ['openapi/dist', 'contract/generated', 'src/generated'] as const;

/** Every generated file below `root`, or those of some folders and files, by its path. */
export async function readGenerated(
  root: string,
  parts: readonly string[] = GENERATED,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const part of parts)
    for (const path of await filesOf(join(root, part)))
      files.set(relative(root, path), await readFile(path, 'utf8'));
  return files;
}

async function filesOf(part: string): Promise<string[]> {
  const found = await stat(part).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [part] : [];
  const entries = await readdir(part, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

type Difference = { path: string; kind: 'missing' | 'stale' | 'differs' };

function compare(committed: Map<string, string>, fresh: Map<string, string>): Difference[] {
  const paths = [...new Set([...committed.keys(), ...fresh.keys()])].sort();
  return paths.flatMap((path): Difference[] => {
    if (!committed.has(path)) return [{ path, kind: 'missing' }];
    if (!fresh.has(path)) return [{ path, kind: 'stale' }];
    return committed.get(path) === fresh.get(path) ? [] : [{ path, kind: 'differs' }];
  });
}

const KIND_WIDTH = 8;
const asLine = ({ path, kind }: Difference) => `${kind.padEnd(KIND_WIDTH)} ${path}`;

/** The path in such a line. */
export const pathOf = (line: string): string => line.slice(KIND_WIDTH + 1);

/** Paths that differ, with what is wrong with each. */
export const differences = (committed: Map<string, string>, fresh: Map<string, string>) =>
  compare(committed, fresh).map(asLine);

/**
 * Puts the files of `staging` that differ in their places below `root`, each at once: a reader finds the old
 * file or the new one, never none. What is equal is not touched, so that nothing that watches it wakes.
 */
export async function install(
  staging: string,
  root: string,
  parts: readonly string[] = GENERATED,
): Promise<string[]> {
  const changed = compare(await readGenerated(root, parts), await readGenerated(staging, parts));
  for (const { path, kind } of changed) {
    const place = join(root, path);
    if (kind === 'stale') await rm(place);
    else {
      await mkdir(dirname(place), { recursive: true });
      // What is generated later still reads the staged file.
      const copy = join(staging, `${path}.new`);
      await copyFile(join(staging, path), copy);
      await rename(copy, place);
    }
  }
  return changed.map(asLine);
}
