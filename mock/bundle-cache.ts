import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ContractDocument } from '#contract/document/document.ts';
import { readSource } from '#contract/sources/source.ts';

/**
 * The bundle's document as JSON, kept in `file` beside its text's hash: JSON is read in a tenth of YAML's time.
 * @throws DocumentError for a text that is no document
 */
export async function readBundle(
  text: string,
  location: string,
  file: string,
): Promise<ContractDocument> {
  const hash = createHash('sha256').update(text).digest('hex');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.startsWith(`${hash}\n`)) return JSON.parse(kept.slice(hash.length)) as ContractDocument;
  const document = readSource(text, location).value as ContractDocument;
  await keep(file, `${hash}\n${JSON.stringify(document)}`);
  return document;
}

/** Put in place whole, since two mocks may start at once; a folder that cannot be written leaves the cache out. */
async function keep(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(part, text);
    await rename(part, file);
  } catch {
    // The next start reads YAML again.
  }
}
