import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generate as orval } from 'orval';
import { operationsOf, readContract } from '#contract/document/document.ts';
import { sdkOptions } from '../../../orval.config.ts';
import { put, reached, ROOT, SPECIFIER } from '../packing.ts';
import { quietly } from '../quietly.ts';
import { mockTable, mockTypes } from './mock-table.ts';
import { splitCalls } from './split-calls.ts';
import { streamCalls } from './stream-calls.ts';

const BUNDLE = join(ROOT, 'openapi/dist/openapi.yaml');
/** The client's own modules, which bring what they import of `contract/` and `core/`. */
const RUNTIME = ['http', 'mocks', 'promptwell-error', 'settings', 'stream'].map(
  (name) => `contract/sdk/${name}.ts`,
);
const SCHEMAS = 'contract/generated/schemas.ts';

/** Writes the package's TypeScript into a folder: runtime, generated calls and hooks, schemas, mocks, entries. */
export async function writeSources(folder: string): Promise<void> {
  const document = readContract(BUNDLE);
  for (const file of reached([...RUNTIME, SCHEMAS], { types: true }).files)
    put(folder, file, readFileSync(join(ROOT, file), 'utf8'));
  await quietly(() => orval(sdkOptions(BUNDLE, folder), folder));
  const tags = readdirSync(join(folder, 'api'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const calls = tags.flatMap((tag) => splitTag(folder, tag));
  const operations = operationsOf(document).map(({ id }) => id);
  if (calls.toSorted().join() !== operations.toSorted().join())
    throw new Error(`Of ${operations.length} operations ${calls.length} have a call`);
  put(folder, 'api/streams.ts', streamCalls(document));
  const table = mockTable(document);
  put(folder, 'answers.js', `export const ANSWERS = ${JSON.stringify(table)};\n`);
  put(
    folder,
    'answers.d.ts',
    `import type { MockTable } from './contract/sdk/mocks.js';\n${mockTypes(table)}export declare const ANSWERS: MockTable;\n`,
  );
  for (const [entry, code] of entries(tags)) put(folder, `${entry}.ts`, code);
  nameOutputs(folder);
}

function splitTag(folder: string, tag: string): string[] {
  const file = `api/${tag}/${tag}.ts`;
  const code = readFileSync(join(folder, file), 'utf8');
  const { names, calls, hooks } = splitCalls(code, `./${tag}-calls.ts`);
  put(folder, file, hooks);
  put(folder, `api/${tag}/${tag}-calls.ts`, calls);
  return names;
}

function entries(tags: readonly string[]): Array<[entry: string, code: string]> {
  const all = (suffix: string) =>
    tags.map((tag) => `export * from './api/${tag}/${tag}${suffix}.ts';\n`).join('');
  return [
    [
      'index',
      `${all('-calls')}export * from './api/models.schemas.ts';
export * from './api/streams.ts';
export { Download, type RequestOptions } from './contract/sdk/http.ts';
export { PromptwellError, type ClientCode, type ErrorCode } from './contract/sdk/promptwell-error.ts';
export { configure, type Settings } from './contract/sdk/settings.ts';
`,
    ],
    ['react', all('')],
    ['zod', `export * from './${SCHEMAS}';\n`],
    [
      'mocks',
      `import { ANSWERS, type Answers } from './answers.js';
import { mocksOf } from './contract/sdk/mocks.ts';
export type { Answers } from './answers.js';
export type { MockOptions } from './contract/sdk/mocks.ts';
const mocks = mocksOf<Answers>(ANSWERS);
/** A handler for each operation, which answers its first success by the example \`default\`. */
export const handlers = mocks.handlers;
/** A handler that gives one documented answer, to put before the others. */
export const answerWith = mocks.answerWith;
`,
    ],
  ];
}

/** Every import by the file that the compiler will make of it, as Node and browsers need it. */
function nameOutputs(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files) {
    const home = dirname(join(folder, file));
    const code = readFileSync(join(folder, file), 'utf8');
    const named = code.replaceAll(SPECIFIER, (whole, name: string) => {
      if (!/^[.#]/.test(name)) return whole;
      const target = name.startsWith('#') ? join(folder, name.slice(1)) : join(home, name);
      const source = [target, `${target}.ts`].find((one) => one.endsWith('.ts') && existsSync(one));
      if (source === undefined) return whole;
      const path = relative(home, source).replace(/\.ts$/, '.js').replaceAll('\\', '/');
      return `'${path.startsWith('.') ? path : `./${path}`}'`;
    });
    put(folder, file, named);
  }
}
