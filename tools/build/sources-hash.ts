import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build is made from, relative to the repository. */
const SOURCES = [
  'contract',
  'core',
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'tools/build',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'vite.config.ts',
];

async function filesOf(root: string, path: string): Promise<string[]> {
  const info = await stat(join(root, path)).catch(() => undefined);
  if (!info) return [];
  if (info.isFile()) return [path];
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Names the state of everything that goes into a build; equal sources give an equal name. */
export async function sourcesHash(root: string): Promise<string> {
  const files = (await Promise.all(SOURCES.map((path) => filesOf(root, path)))).flat();
  const hash = createHash('sha256').update(process.env['VITE_API_BASE'] ?? '');
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1))) {
    hash.update(`\0${file}\0`);
    hash.update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}
