import { registerHooks } from 'node:module';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OperationTable } from '#contract/operations/operation.ts';
import { readBundle } from './bundle-cache.ts';
import { PrismMock } from './prism.ts';

/** One state of the contract: the bundle's answers, and the generated table that reads requests. */
export type Contract = { table: OperationTable; prism: PrismMock };
/** Everything that a contract is read from, to tell whether it changed. */
type ContractText = { bundle: string; code: string };
type LoadedContract = Contract & { text: ContractText };

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
/** A file may change while others are read: after so many times something writes without an end. */
const MOST_READINGS = 5;

/**
 * Reads the contract below `root`; what is as it was in `before` is taken from there.
 * @throws when it cannot be read, or its parts don't belong together
 */
export async function loadContract(root: string, before?: LoadedContract): Promise<LoadedContract> {
  let text = await contractText(root);
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    if (before && isSame(before.text, text)) return before;
    const isSameCode = before?.text.code === text.code;
    const table = before && isSameCode ? before.table : await readTable(root);
    const now = await contractText(root);
    // The table may be newer than the text that was read before it.
    if (isSame(text, now)) return contractOf(root, text, table);
    text = now;
  }
  throw new Error(`${BUNDLE} and ${GENERATED} change all the time.`);
}

const isSame = (one: ContractText, other: ContractText) =>
  one.bundle === other.bundle && one.code === other.code;

async function contractOf(
  root: string,
  text: ContractText,
  table: OperationTable,
): Promise<LoadedContract> {
  const prism = new PrismMock(await readBundle(root, text.bundle, BUNDLE));
  const apart = prism.operations.filter(({ operationId }) => !table[operationId]);
  if (apart.length > 0 || prism.operations.length !== Object.keys(table).length)
    throw new Error(`${BUNDLE} and ${TABLE} have different operations. Run npm run generate.`);
  return { table, prism, text };
}

async function readTable(root: string): Promise<OperationTable> {
  readings += 1;
  const address = `${pathToFileURL(join(root, TABLE)).href}?reading=${readings}`;
  return ((await import(address)) as { operations: OperationTable }).operations;
}

async function contractText(root: string): Promise<ContractText> {
  const generated = await readdir(join(root, GENERATED), { recursive: true });
  const files = generated.filter((file) => file.endsWith('.ts')).toSorted();
  const [bundle = '', ...code] = await Promise.all(
    [BUNDLE, ...files.map((file) => join(GENERATED, file))].map((file) =>
      readFile(join(root, file), 'utf8'),
    ),
  );
  return { bundle, code: code.join('\n') };
}
