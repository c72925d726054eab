import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The page at `/docs`: Swagger UI, which reads `/docs/contract.json` and tries calls on the same origin. A token lives
 * in the page alone and is gone when it closes.
 */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type DocsSettings = {
  /** The document itself, or where it is. */
  contract: object | string;
  /** Operations that sign a person in: the token that they answer is sent from then on. */
  signIn?: { operations: readonly string[]; field: string; scheme: string };
};

/** Ours: `login` answers a token, or what `verifyOtp` takes for one. */
export const OUR_SIGN_IN = {
  operations: ['login', 'verifyOtp'],
  field: 'token',
  scheme: 'bearerAuth',
} as const;

/** The files of the page by name: the library's and our own. */
export const DOCS_FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'docs.css',
  'resolve-parts.js',
  'start.js',
] as const;
const OWN: readonly string[] = ['docs.css', 'resolve-parts.js', 'start.js'];

/** Where a file of the page lies. The packed kit holds the library's files beside this one. */
export function docsFile(name: (typeof DOCS_FILES)[number]): string {
  if (OWN.includes(name)) return join(import.meta.dirname, 'page', name);
  const packed = join(import.meta.dirname, 'library');
  if (existsSync(packed)) return join(packed, name);
  return join(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))), name);
}

const STYLES = DOCS_FILES.filter((name) => name.endsWith('.css'));
const SCRIPTS = DOCS_FILES.filter((name) => name.endsWith('.js'));

/** The page with its files below `base`. */
export const docsPage = (title: string, settings: DocsSettings, base: string): string =>
  pageOf(
    title,
    settings,
    STYLES.map((name) => `<link rel="stylesheet" href="${base}${name}">`),
    SCRIPTS.map((name) => `<script src="${base}${name}"></script>`),
  );

/** The page in one file, which opens from a disk and asks no network for itself. */
export function wholeDocsPage(title: string, settings: DocsSettings): string {
  const text = (name: (typeof DOCS_FILES)[number]) => readFileSync(docsFile(name), 'utf8');
  const script = (code: string) =>
    `<script>${code.replaceAll('</script', String.raw`<\/script`)}</script>`;
  return pageOf(
    title,
    settings,
    STYLES.map((name) => `<style>${text(name)}</style>`),
    SCRIPTS.map((name) => script(text(name))),
  );
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function pageOf(
  title: string,
  settings: DocsSettings,
  styles: readonly string[],
  scripts: readonly string[],
): string {
  const name = title.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
  // Data, not code: a policy without inline scripts lets it be. `<` could end it.
  const data = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${name}</title>
${styles.join('\n')}
</head>
<body>
<header class="bar">
<p><strong>${name}</strong></p>
<p role="status" id="said"></p>
<label>Find an operation <input type="search" id="search" autocomplete="off"></label>
<button type="button" id="theme">Dark theme</button>
</header>
<main id="docs"></main>
<script type="application/json" id="settings">${data}</script>
${scripts.join('\n')}
</body>
</html>
`;
}
