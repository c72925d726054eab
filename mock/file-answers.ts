import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By operation, else by media type. */
const FILES: Record<string, string> = {
  getReceipt: 'receipt.pdf',
  'text/csv': 'transactions.csv',
  'application/pdf': 'product-launch-email.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'product-launch-email.docx',
};
const files = new Map<string, Promise<Buffer>>();

/** The file that an operation answers in a media type; undefined where the answer is no file. */
export function fileFor(operationId: string, mediaType: string): Promise<Buffer> | undefined {
  const name = FILES[operationId] ?? FILES[mediaType];
  if (name === undefined) return undefined;
  const known = files.get(name) ?? readFile(join(import.meta.dirname, 'files', name));
  files.set(name, known);
  return known;
}
