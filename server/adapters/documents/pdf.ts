import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { DocumentContent } from './content.ts';
import { parsePdf, writePdf } from './pdf-file.ts';
import { mendText } from './pdf-text.ts';

const here = import.meta.dirname;
const fontFolder = path.join(here, 'fonts');
/** Results of other documents that Typst may keep: more only costs memory. */
const CACHE_AGE = 4;

const createCompiler = (): NodeCompiler => {
  const fontBlobs = readdirSync(fontFolder)
    .filter((file) => file.endsWith('.ttf.br'))
    .sort()
    .map((file) => brotliDecompressSync(readFileSync(path.join(fontFolder, file))));
  return NodeCompiler.create({ workspace: fontFolder, fontArgs: [{ fontBlobs }] });
};

const exported = (compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array => {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch {
    // PDF/UA refuses a character that no font has; tags and language stay without the claim.
    return compiler.pdf(document, { pdfStandard: '1.7' });
  }
};

/**
 * Sets a document as a tagged PDF (PDF/UA-1). Synchronous, so it belongs in a worker thread.
 * Opening the fonts takes a third of a second once; each document then takes milliseconds.
 */
export const createPdfWriter = (): ((content: DocumentContent) => Uint8Array) => {
  const template = readFileSync(path.join(here, 'template.typ'), 'utf8');
  const compiler = createCompiler();
  return (content) => {
    try {
      const compiled = compiler.compile({
        mainFileContent: template,
        inputs: { document: JSON.stringify(content) },
      });
      const document = compiled.result;
      if (!document) {
        const error = compiled.takeError();
        throw new Error(`Typst: ${JSON.stringify(error?.shortDiagnostics ?? 'no document')}`);
      }
      const file = parsePdf(exported(compiler, document));
      mendText(file);
      return writePdf(file);
    } finally {
      compiler.evictCache(CACHE_AGE);
    }
  };
};
