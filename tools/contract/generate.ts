import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate as orval } from 'orval';
import { orvalOptions, REFRESHES } from '../../orval.config.ts';
import { codesPage } from '#contract/docs/codes-page.ts';
import { readContract, type ContractDocument } from '#contract/document/document.ts';
import { bundleText, type Pieces } from './bundle-text.ts';
import { finishBundle } from './finish-bundle.ts';
import { install } from './install.ts';
import { gridLocales } from './language-tables.ts';
import { asOpenApi32 } from './openapi-32.ts';
import { quietly } from './quietly.ts';
import { distinctFindings } from './redocly-output.ts';
import { refreshFaults } from './refreshes.ts';
import { operationTable } from './operation-table.ts';
import { splitSchemas } from './split-schemas.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');

export const BUNDLE = 'openapi/dist/openapi.yaml';

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
    throw new ContractError(distinctFindings(`${stdout}\n${stderr}`));
  }
}

/** The linted, finished bundle. @throws ContractError with what Redocly says. */
export async function bundleInto(file: string, root: string): Promise<void> {
  const config = ['--config', join(ROOT, 'redocly.yaml')];
  await redocly(['lint', 'openapi/openapi.yaml', ...config], root);
  await redocly(['bundle', 'openapi/openapi.yaml', '-o', file, ...config], root);
  await finishBundle(file);
}

/** An empty folder to generate into. The mutators are copied: Orval reads them, and writes imports relative to them. */
export async function prepare(target: string, root: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'openapi/dist'), { recursive: true });
  await cp(join(root, 'src/api'), join(target, 'src/api'), { recursive: true });
}

/** @throws ContractError when the table of refreshes and the operations don't belong together. */
export function checkRefreshes(document: ContractDocument): void {
  const faults = refreshFaults(document, REFRESHES);
  if (faults.length > 0)
    throw new ContractError(`orval.config.ts, REFRESHES:\n${faults.join('\n')}`);
}

/** Schemas and operation table, below `target`. */
export async function writeContractCode(target: string, document: ContractDocument): Promise<void> {
  await quietly(() =>
    orval(orvalOptions(target, document).schemas, target, { throwOnError: true }),
  );
  const generated = join(target, 'contract/generated');
  const schemas = splitSchemas(await readFile(join(generated, 'schemas.ts'), 'utf8'), document);
  await mkdir(join(generated, 'schemas'));
  for (const [file, code] of schemas) await writeFile(join(generated, file), code);
  await writeFile(join(generated, 'operations.ts'), operationTable(document));
}

/** The interface's hooks, calls and models, below `target`. */
export async function writeClient(target: string, document: ContractDocument): Promise<void> {
  await quietly(() => orval(orvalOptions(target, document).client, target, { throwOnError: true }));
  await mkdir(join(target, 'src/generated/mui'), { recursive: true });
  await writeFile(join(target, 'src/generated/mui/grid-locales.ts'), gridLocales());
}

/** What lies beside the bundle: the list of codes, and the contract as OpenAPI 3.2. */
export async function writePages(
  target: string,
  document: ContractDocument,
  pieces?: Pieces,
): Promise<void> {
  await writeFile(join(target, 'openapi/dist/problem-codes.md'), codesPage(document));
  const next = bundleText(asOpenApi32(document), pieces);
  await writeFile(join(target, 'openapi/dist/openapi-3.2.yaml'), next);
}

/** Writes everything that comes from the contract below `target`, which holds nothing else. */
export async function generateInto(target: string, root: string = ROOT): Promise<void> {
  await prepare(target, root);
  const bundle = join(target, BUNDLE);
  await bundleInto(bundle, root);
  const document = readContract(bundle);
  checkRefreshes(document);
  await writeClient(target, document);
  await writeContractCode(target, document);
  await writePages(target, document);
}

/** Regenerates in a staging folder and installs what changed; a broken contract changes nothing. */
export async function generate(root: string = ROOT): Promise<string[]> {
  const staging = join(root, `.cache/generate-${process.pid}`);
  try {
    await generateInto(staging, root);
    return await install(staging, root);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
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
