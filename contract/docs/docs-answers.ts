import { readFileSync } from 'node:fs';
import type { ContractDocument } from '../document/document.ts';
import { readSource } from '../sources/source.ts';
import { docsDocument } from './docs-document.ts';
import { DOCS_FILES, docsFile } from './docs-page.ts';
import coverage from './our-coverage.json' with { type: 'json' };
import { linksTo, type LinkedInterface } from './our-screens.ts';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** A file of the page below `/docs`, or undefined where there is none. */
export function docsAsset(
  name: string,
): { bytes: Uint8Array<ArrayBuffer>; type: string } | undefined {
  const file = DOCS_FILES.find((one) => one === name);
  if (file === undefined) return undefined;
  const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return { bytes: new Uint8Array(readFileSync(docsFile(file))), type };
}

const BESIDE: LinkedInterface = { origin: '', hasDeck: false };

/** Our contract as the page reads it, made again when the bundle's text or the interface is another one. */
export function ourDocsDocument(
  bundle: string,
  interfaceOf: () => LinkedInterface | undefined = () => BESIDE,
): () => string {
  let key: string | undefined;
  let made = '';
  return () => {
    const text = readFileSync(bundle, 'utf8');
    const linked = interfaceOf();
    const now = `${JSON.stringify(linked)}\n${text}`;
    if (now !== key) {
      const document = readSource(text, bundle).value as ContractDocument;
      const links = linked && linksTo(linked);
      made = JSON.stringify(docsDocument(document, { ...links, coverage }));
    }
    key = now;
    return made;
  };
}
