import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';

/** Reads a PDF's text the way one kind of reader does. */
export type Extractor = (bytes: Uint8Array) => Promise<string>;

const run = promisify(execFile);
let library: Promise<PDFiumLibrary> | undefined;

/** The engine of Chrome and Edge. */
export const pdfium: Extractor = async (bytes) => {
  library ??= import('@hyzyla/pdfium').then((module) => module.PDFiumLibrary.init());
  const document = await (await library).loadDocument(bytes);
  try {
    return [...document.pages()].map((page) => page.getText()).join('\n');
  } finally {
    document.destroy();
  }
};

/** The engine of Firefox. */
export const pdfjs: Extractor = async (bytes) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
  }
  return text;
};

/** What Linux desktops read with; a program, so it is only there where it is installed. */
const poppler: Extractor = async (bytes) => {
  const folder = await mkdtemp(join(tmpdir(), 'pdftotext-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-'], {
      maxBuffer: 100_000_000,
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The extractors of this machine, by name. */
export const extractors = async (): Promise<Map<string, Extractor>> => {
  const found = new Map([
    ['pdfium', pdfium],
    ['pdf.js', pdfjs],
  ]);
  const installed = await run('pdftotext', ['-v']).then(
    () => true,
    () => false,
  );
  if (installed) found.set('poppler', poppler);
  return found;
};
