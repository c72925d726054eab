import { readFileSync } from 'node:fs';
import { parseContract } from '../document/document.ts';
import { docsDocument } from './docs-document.ts';
import { DOCS_FILES, docsFile } from './docs-page.ts';
import { ourScreens } from './our-screens.ts';

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

/** Our contract as the page reads it, made again when the bundle's text is another one. */
export function ourDocsDocument(bundle: string): () => string {
  let text: string | undefined;
  let made = '';
  return () => {
    const now = readFileSync(bundle, 'utf8');
    if (now !== text)
      made = JSON.stringify(docsDocument(parseContract(now, bundle), { screens: ourScreens }));
    text = now;
    return made;
  };
}
