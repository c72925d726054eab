import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { foldRuntime } from './fold-runtime.ts';
import { keepLastRelease, moveSourceMaps } from './keep-release.ts';
import { readLocales, writeLocales } from './merge-locales.ts';
import { EMPTY_STYLE_HASH, GRID_STYLE_HASH } from './first-paint/page-html.ts';
import { precompress } from './precompress.ts';
import { prerender } from './first-paint/prerender.ts';
import { sourcesHash } from './sources-hash.ts';

const ROOT = resolve(import.meta.dirname, '../..');

export type BuildResult = { id: string; isFresh: boolean; pages: number; seconds: number };

async function builtId(app: string): Promise<string | undefined> {
  try {
    const { id } = JSON.parse(await readFile(join(app, 'build.json'), 'utf8')) as { id: string };
    return id;
  } catch {
    return undefined;
  }
}

/**
 * Builds the web app into `build/app`: client, guest pages rendered ahead, completed locales,
 * style hashes for the Content-Security-Policy, and everything precompressed. Unchanged sources are
 * not built again. The new folder takes the old one's place only when it is whole. A server runs
 * this file as a process of its own: the bundler and the rendered pages leave much behind.
 */
export async function buildApp(root: string = ROOT): Promise<BuildResult> {
  const started = performance.now();
  const done = (id: string, isFresh: boolean, pages: number) => ({
    id,
    isFresh,
    pages,
    seconds: (performance.now() - started) / 1000,
  });
  const app = join(root, 'build/app');
  const next = join(root, 'build/app.next');
  const id = (await sourcesHash(root)).slice(0, 12);
  if ((await builtId(app)) === id) return done(id, false, 0);

  process.env['PROMPTWELL_BUILD_ID'] = id;
  await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } });
  await foldRuntime(next);
  const locales = await readLocales(join(root, 'public/locales'));
  await writeLocales(join(next, 'locales'), locales);
  await moveSourceMaps(next, join(root, 'build/sourcemaps'));
  const pages = await prerender(root, next, locales);
  await writeFile(
    join(next, 'manifest.csp.json'),
    JSON.stringify({
      always: [EMPTY_STYLE_HASH, GRID_STYLE_HASH],
      scripts: pages.scripts,
      styles: pages.styles,
      styleAttributes: [...pages.styleAttributes],
    }),
  );
  await keepLastRelease(next, app, id);
  await precompress(next);
  await writeFile(join(next, 'build.json'), JSON.stringify({ id, pages: pages.files }));

  const old = join(root, 'build/app.old');
  await rm(old, { recursive: true, force: true });
  await rename(app, old).catch(() => {});
  await rename(next, app);
  await rm(old, { recursive: true, force: true });
  return done(id, true, pages.files.length);
}

if (import.meta.main) {
  const { id, isFresh, pages, seconds } = await buildApp();
  console.log(
    isFresh
      ? `Built ${id} in ${seconds.toFixed(1)} s, ${pages} pages rendered ahead.`
      : `Build ${id} is up to date.`,
  );
  // React's scheduler, loaded to render pages ahead, would keep the process alive.
  process.exit(0);
}
