import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate as orval } from 'orval';
import { orvalOptions, REFRESHES } from '../../orval.config.ts';
import { codesPage } from '#contract/docs/codes-page.ts';
import { readContract } from '#contract/document/document.ts';
import { bundleText, finishBundle } from './finish-bundle.ts';
import { gridLocales } from './language-tables.ts';
import { asOpenApi32 } from './openapi-32.ts';
import { quietly } from './quietly.ts';
import { refreshFaults } from './refreshes.ts';
import { operationTable } from './operation-table.ts';
import { splitSchemas } from './split-schemas.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

/** The folders and the file that are generated, relative to the repository. */
export const GENERATED = ['openapi/dist', 'contract/generated', 'src/generated'] as const;

export class ContractError extends Error {}

async function redocly(arguments_: string[], root: string): Promise<void> {
  const bin = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  };
  try {
    await run(process.execPath, [bin, ...arguments_], { cwd: root, env, maxBuffer: 1 << 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new ContractError(`${stdout}\n${stderr}`.trim());
  }
}

/** The linted, finished bundle. @throws ContractError with what Redocly says. */
export async function bundleInto(file: string, root: string): Promise<void> {
  const config = ['--config', join(ROOT, 'redocly.yaml')];
  await redocly(['lint', 'openapi/openapi.yaml', ...config], root);
  await redocly(['bundle', 'openapi/openapi.yaml', '-o', file, ...config], root);
  await finishBundle(file);
}

/**
 * Writes everything that comes from the contract below `target`, which holds nothing else.
 * The mutators are copied too: Orval reads them, and writes imports relative to them.
 */
export async function generateInto(target: string, root: string = ROOT): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'openapi/dist'), { recursive: true });
  await cp(join(root, 'src/api'), join(target, 'src/api'), { recursive: true });
  const bundle = join(target, 'openapi/dist/openapi.yaml');
  await bundleInto(bundle, root);
  const faults = refreshFaults(readContract(bundle), REFRESHES);
  if (faults.length > 0)
    throw new ContractError(`orval.config.ts, REFRESHES:\n${faults.join('\n')}`);
  for (const options of Object.values(orvalOptions(target)))
    await quietly(() => orval(options, target));
  await mkdir(join(target, 'src/generated/mui'), { recursive: true });
  await writeFile(join(target, 'src/generated/mui/grid-locales.ts'), gridLocales());
  const document = readContract(bundle);
  const generated = join(target, 'contract/generated');
  const schemas = splitSchemas(await readFile(join(generated, 'schemas.ts'), 'utf8'), document);
  await mkdir(join(generated, 'schemas'));
  for (const [file, code] of schemas) await writeFile(join(generated, file), code);
  await writeFile(join(generated, 'operations.ts'), operationTable(document));
  await writeFile(join(target, 'openapi/dist/problem-codes.md'), codesPage(document));
  const next = bundleText(asOpenApi32(document));
  await writeFile(join(target, 'openapi/dist/openapi-3.2.yaml'), next);
}

/** Every generated file below `root`, by its path. */
export async function readGenerated(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of GENERATED) {
    const entries = await readdir(join(root, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(relative(root, path), await readFile(path, 'utf8'));
    }
  }
  return files;
}

/** Paths that differ, with what is wrong with each. */
export function differences(committed: Map<string, string>, fresh: Map<string, string>): string[] {
  const paths = [...new Set([...committed.keys(), ...fresh.keys()])].sort();
  return paths.flatMap((path) => {
    if (!committed.has(path)) return [`missing  ${path}`];
    if (!fresh.has(path)) return [`stale    ${path}`];
    return committed.get(path) === fresh.get(path) ? [] : [`differs  ${path}`];
  });
}

/** Regenerates in a staging folder, then swaps; a broken contract changes nothing. */
export async function generate(root: string = ROOT): Promise<string[]> {
  const staging = join(root, `.cache/generate-${process.pid}`);
  await generateInto(staging, root);
  const changed = differences(await readGenerated(root), await readGenerated(staging));
  if (changed.length > 0) {
    for (const folder of GENERATED) {
      await rm(join(root, folder), { recursive: true, force: true });
      await mkdir(join(root, folder, '..'), { recursive: true });
      await rename(join(staging, folder), join(root, folder));
    }
  }
  await rm(staging, { recursive: true, force: true });
  return changed;
}

if (import.meta.main) {
  const started = performance.now();
  try {
    const changed = await generate();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const line of changed) console.log(line);
    console.log(`${changed.length} of the generated files changed, in ${seconds} s.`);
  } catch (error) {
    console.error(error instanceof ContractError ? error.message : error);
    console.error('\nThe contract could not be generated from; the generated code is as it was.');
    process.exitCode = 1;
  }
}
