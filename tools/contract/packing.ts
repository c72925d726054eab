import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** Module specifiers in the one form that the formatter writes. */
export const SPECIFIER = /(?<=from |import )'([^'\n]+)'/g;

type Manifest = {
  version: string;
  license: string;
  imports: Record<string, string>;
  dependencies?: Record<string, string>;
};

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The version of a package that is installed here, for an exact pin. */
export const versionOf = (name: string) => manifestOf(join(ROOT, 'node_modules', name)).version;

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/**
 * Modules that others reach, these included, as paths from the root, and packages that they use; with
 * `types` also those that are imported for their types alone.
 */
export function reached(entries: readonly string[], { types = false } = {}) {
  const files = new Set<string>(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    const source = types ? code : stripTypeScriptTypes(code);
    for (const [, name = ''] of source.matchAll(SPECIFIER)) {
      if (name.startsWith('#')) files.add(name.slice(1));
      else if (name.startsWith('.')) files.add(join(dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return { files, packages };
}

export function put(folder: string, file: string, text: string, isProgram = false): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, isProgram ? `#!/usr/bin/env node\n${text}` : text);
  if (isProgram) chmodSync(path, 0o755);
}

/** Packs a staged package by its manifest into `folder`, and gives the tarball's path. */
export function packInto(
  folder: string,
  stage: string,
  manifest: { name: string; version: string },
): string {
  put(stage, 'package.json', JSON.stringify(manifest, undefined, 2));
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: stage,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const name = manifest.name.replace('@', '').replace('/', '-');
  return join(folder, `${name}-${manifest.version}.tgz`);
}
