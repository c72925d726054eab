import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContractDocument } from '#contract/document/document.ts';
import { readSource } from '#contract/sources/source.ts';

/** Below the repository. */
const FILE = '.cache/mock/bundle.json';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The bundle's document, from the JSON that is kept beside its text's hash: read in a tenth of YAML's time.
 * @throws DocumentError for a text that is no document
 */
export async function readBundle(
  root: string,
  text: string,
  location: string,
): Promise<ContractDocument> {
  const hash = hashOf(text);
  const kept = await readFile(join(root, FILE), 'utf8').catch(() => '');
  if (kept.startsWith(`${hash}\n`)) return JSON.parse(kept.slice(hash.length)) as ContractDocument;
  const document = readSource(text, location).value as ContractDocument;
  await keepBundle(root, text, document);
  return document;
}

/** Keeps a bundle's document for the next reading of its text; a folder that cannot be written leaves it out. */
export async function keepBundle(
  root: string,
  text: string,
  document: ContractDocument,
): Promise<void> {
  const file = join(root, FILE);
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, `${hashOf(text)}\n${JSON.stringify(document)}`);
    // Put in place whole, since two mocks may start at once.
    await rename(part, file);
  } catch {
    // The next reading is one of YAML.
  }
}
