import { registerHooks } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperationTable } from '#contract/operations/operation.ts';
import { PrismMock } from './prism.ts';

/** One state of the contract: the bundle's answers and the generated table that reads requests. */
export type Contract = { table: OperationTable; prism: PrismMock };

const BUNDLE = 'openapi/dist/openapi.yaml';
const GENERATED = 'contract/generated';
const TABLE = `${GENERATED}/operations.ts`;

// A module is read once for each address: the number of the reading makes the changed ones new.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const reading = /\?reading=\d+$/.exec(context.parentURL ?? '')?.[0];
    return reading && found.url.includes(`/${GENERATED}/`)
      ? { ...found, url: `${found.url}${reading}` }
      : found;
  },
});

let readings = 0;

/** Reads the contract below `root`. @throws when it cannot be read, or its parts don't belong together. */
export async function loadContract(root: string): Promise<Contract> {
  readings += 1;
  const address = `${pathToFileURL(join(root, TABLE)).href}?reading=${readings}`;
  const { operations: table } = (await import(address)) as { operations: OperationTable };
  const prism = await PrismMock.load(join(root, BUNDLE));
  const apart = prism.operations.filter(({ operationId }) => !table[operationId]);
  if (apart.length > 0 || prism.operations.length !== Object.keys(table).length)
    throw new Error(`${BUNDLE} and ${TABLE} have different operations. Run npm run generate.`);
  return { table, prism };
}

/** The text of everything that `loadContract` reads, to tell whether it changed. */
export async function contractText(root: string): Promise<string> {
  const generated = await readdir(join(root, GENERATED), { recursive: true });
  const files = generated.filter((file) => file.endsWith('.ts')).toSorted();
  const parts = await Promise.all(
    [BUNDLE, ...files.map((file) => join(GENERATED, file))].map((file) =>
      readFile(join(root, file), 'utf8'),
    ),
  );
  return parts.join('\n');
}
