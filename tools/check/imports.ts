import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { roomCycles } from './room-cycles.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['core', 'contract', 'src', 'server', 'mock', 'tools', 'e2e'];

async function modulesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .filter((path) => path !== 'src/generated/api/endpoints.schemas.ts' && !path.endsWith('.d.ts'));
}

/**
 * Import rules, and the modules that the tool did not read: with a TypeScript version that it does not
 * know, it reads none and reports success.
 */
export async function checkImports(): Promise<string[]> {
  const present = (await Promise.all(FOLDERS.map(modulesIn))).flat();
  const folders = FOLDERS.filter((folder) => present.some((path) => path.startsWith(`${folder}/`)));
  const { output } = await cruise(folders, {
    ...config.options,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
    baseDir: ROOT,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text');
  const read = new Set(output.modules.map((module) => module.source));
  const unread = present.filter((path) => !read.has(path));
  return [
    ...output.summary.violations
      .filter((violation) => violation.rule.severity === 'error')
      .map((violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`),
    ...roomCycles(
      output.modules.flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
      ),
    ),
    ...unread.map((path) => `not read: ${path}`),
  ];
}

if (import.meta.main) {
  const problems = await checkImports();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Imports keep to the rules.');
}
