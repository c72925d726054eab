import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { modulesFor, namedChunk, type ViteManifest } from '../chunks.ts';
import { chunkOfRoot } from './chunk-plan.ts';
import { packFonts } from './font-pack.ts';
import type { Locales, Texts } from '../merge-locales.ts';
import {
  attributeHashes,
  inlineStylesheets,
  pageHtml,
  scriptHashes,
  signedInHtml,
  styleHashes,
} from './page-html.ts';

type Rendered = { html: string; styles: Array<{ key: string; ids: string; css: string }> };

type BuiltPage = {
  path: string;
  page: string;
  layout: string;
  title: string;
  namespaces: string[];
};

/** What `src/first-paint/entry-server.tsx` exports, as the build uses it. */
type ServerEntry = {
  LANGUAGES: ReadonlyArray<{ code: string; direction: 'ltr' | 'rtl' }>;
  PAGE_TEXTS_ID: string;
  WEB_FONTS_ID: string;
  BRAND: { titleSuffix: string };
  guestPages: () => BuiltPage[];
  signedInPages: () => BuiltPage[];
  renderGuestPage: Render<Rendered>;
  renderFrame: Render<Rendered & { requests: string[]; pageRequests: string[] }>;
};

type Render<T> = (
  path: string,
  language: string,
  resources: Record<string, Record<string, Texts>>,
) => Promise<T>;

/** Hashes for the Content-Security-Policy by file, and which pages were made. */
export type Prerendered = {
  styles: Record<string, string[]>;
  styleAttributes: Set<string>;
  scripts: string[];
  files: string[];
};

/** `/check/email` → `check-email.html`, `/` → `index.html`: the page's name in every language's folder. */
export function pageFile(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'index'}.html`;
}

async function serverEntry(root: string, outDir: string): Promise<ServerEntry> {
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/first-paint/entry-server.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      sourcemap: false,
    },
    // React's packages must be one copy, bundled; the rest of the server's node_modules stay out.
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(outDir, 'entry-server.js')).href)) as ServerEntry;
}

function sourceOf({ page }: BuiltPage): string {
  const [noun, name] = page.split('/');
  return `src/features/${noun}/pages/${name}-page.tsx`;
}

/** The manifest's key of the chunk with a source file. @throws where the build has neither. */
function keyOf(manifest: ViteManifest, source: string): string {
  const name = chunkOfRoot(source);
  if (name) return namedChunk(manifest, name);
  if (!manifest[source]) throw new Error(`The build has no ${source}`);
  return source;
}

/** Writes `prerendered/{lng}/{page}.html` below `app` for each guest page and each signed-in one. */
export async function prerender(root: string, app: string, locales: Locales): Promise<Prerendered> {
  const entry = await serverEntry(root, join(root, 'build/ssr'));
  const index = join(app, 'index.html');
  const linked = await readFile(index, 'utf8');
  const { stylesheets, pack } = await packFonts(app, await readStylesheets(linked, app));
  const template = inlineStylesheets(linked, stylesheets, entry.WEB_FONTS_ID, pack);
  await writeFile(index, template);
  const manifest = JSON.parse(await readFile(join(app, 'manifest.json'), 'utf8')) as ViteManifest;
  const made: Prerendered = {
    styles: {},
    styleAttributes: new Set(),
    scripts: scriptHashes(template),
    files: [],
  };
  const write = async (language: string, path: string, document: string) => {
    const file = `prerendered/${language}/${pageFile(path)}`;
    await mkdir(dirname(join(app, file)), { recursive: true });
    await writeFile(join(app, file), document);
    made.styles[file] = styleHashes(document);
    made.files.push(file);
  };
  const partsOf = (
    page: BuiltPage,
    { code, direction }: { code: string; direction: 'ltr' | 'rtl' },
  ) => {
    const titles = locales[code]?.['common']?.['titles'] as Record<string, string> | undefined;
    const texts = Object.fromEntries(
      page.namespaces.map((namespace) => [namespace, locales[code]?.[namespace] ?? {}]),
    );
    return {
      template,
      language: code,
      direction,
      title: `${titles?.[page.title] ?? ''} · ${entry.BRAND.titleSuffix}`,
      texts: { id: entry.PAGE_TEXTS_ID, value: { [code]: texts } },
    };
  };
  for (const page of entry.guestPages()) {
    const sources = [`src/app/${page.layout}-layout-route.tsx`, sourceOf(page)];
    const modules = modulesFor(
      manifest,
      sources.map((source) => keyOf(manifest, source)),
    );
    for (const language of entry.LANGUAGES) {
      const parts = partsOf(page, language);
      const { html, styles } = await entry.renderGuestPage(
        page.path,
        language.code,
        parts.texts.value,
      );
      for (const hash of attributeHashes(html)) made.styleAttributes.add(hash);
      await write(language.code, page.path, pageHtml({ ...parts, markup: html, styles, modules }));
    }
  }
  const surroundings = namedChunk(manifest, 'shell');
  for (const page of entry.signedInPages()) {
    const modules = modulesFor(manifest, [surroundings, keyOf(manifest, sourceOf(page))]);
    for (const language of entry.LANGUAGES) {
      const parts = partsOf(page, language);
      const frame = await entry.renderFrame(page.path, language.code, parts.texts.value);
      for (const hash of attributeHashes(frame.html)) made.styleAttributes.add(hash);
      const document = signedInHtml({ ...parts, ...frame, markup: frame.html, modules });
      await write(language.code, page.path, document);
    }
  }
  made.styles['index.html'] = styleHashes(template);
  return made;
}

async function readStylesheets(template: string, app: string): Promise<Map<string, string>> {
  const links = [...template.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g)];
  const found = new Map<string, string>();
  for (const [, href] of links) if (href) found.set(href, await readFile(join(app, href), 'utf8'));
  return found;
}
