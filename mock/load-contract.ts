import { registerHooks } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperationTable } from '#contract/operations/operation.ts';
import { PrismMock } from './prism.ts';

/** One state of the contract: the bundle's answers and the generated table that reads requests. */
export type Contract = { table: OperationTable; prism: PrismMock };

const BUNDLE = 'openapi/dist/openapi.yaml';
const TABLE = 'contract/generated/operations.ts';
const SCHEMAS = 'contract/generated/schemas.ts';

// A module is read once for each address: the number of the reading makes the changed ones new.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const reading = /\?reading=\d+$/.exec(context.parentURL ?? '')?.[0];
    return reading && found.url.endsWith(`/${SCHEMAS}`)
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
  const parts = await Promise.all(
    [BUNDLE, TABLE, SCHEMAS].map((file) => readFile(join(root, file), 'utf8')),
  );
  return parts.join('\n');
}
