import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { DocumentContent } from './content.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { parsePdf, type PdfFile, streamText, withStreamText, writePdf } from './pdf-file.ts';
import { joinMarks } from './pdf-marks.ts';
import { orderText } from './pdf-order.ts';
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

/** The product as the program that made the file, in its properties and in their XML; Typst names itself. */
const nameCreator = ({ objects }: PdfFile, brand: string): void => {
  const xml = brand.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const hex = Buffer.from(`\uFEFF${brand}`, 'utf16le').swap16().toString('hex').toUpperCase();
  for (const [number, object] of objects) {
    if (/\/Creator \(Typst/.test(object.value)) {
      const value = object.value.replace(/\/Creator \([^()]*\)/, `/Creator <${hex}>`);
      objects.set(number, { ...object, value });
    } else if (/\/Type \/Metadata/.test(object.value)) {
      const properties = (streamText(object) ?? '').replace(
        /(<xmp:CreatorTool>)[^<]*/,
        (_, tag: string) => tag + Buffer.from(xml).toString('latin1'),
      );
      objects.set(number, withStreamText(object, properties));
    }
  }
};

/** What a PDF is set from; a receipt says so by its kind. */
export type PdfContent = DocumentContent | ReceiptContent;

/**
 * Sets a document as a tagged PDF (PDF/UA-1). Synchronous, so it belongs in a worker thread.
 * Opening the fonts takes a third of a second once; each document then takes milliseconds.
 */
export const createPdfWriter = (): ((content: PdfContent) => Uint8Array) => {
  const template = (name: string) => readFileSync(path.join(here, `${name}.typ`), 'utf8');
  const common = template('common');
  const templates = { prompt: common + template('prompt'), receipt: common + template('receipt') };
  const compiler = createCompiler();
  return (content) => {
    try {
      const compiled = compiler.compile({
        mainFileContent: 'kind' in content ? templates.receipt : templates.prompt,
        inputs: { document: JSON.stringify(content) },
      });
      const document = compiled.result;
      if (!document) {
        const error = compiled.takeError();
        throw new Error(`Typst: ${JSON.stringify(error?.shortDiagnostics ?? 'no document')}`);
      }
      const file = parsePdf(exported(compiler, document));
      mendText(file);
      joinMarks(file);
      orderText(file);
      nameCreator(file, content.brand);
      return writePdf(file);
    } finally {
      compiler.evictCache(CACHE_AGE);
    }
  };
};
