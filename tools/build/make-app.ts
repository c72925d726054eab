import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { foldRuntime } from './fold-runtime.ts';
import { keepLastRelease, moveSourceMaps } from './keep-release.ts';
import { readLocales, writeLocales } from './merge-locales.ts';
import { EMPTY_STYLE_HASH, GRID_STYLE_HASH } from './first-paint/page-html.ts';
import { precompress } from './precompress.ts';
import { prerender } from './first-paint/prerender.ts';

/** Builds the web app of `root` under the name `id`, and puts it in the place of `app`. Gives how many pages it rendered ahead. */
export async function makeApp(root: string, app: string, id: string): Promise<number> {
  const next = join(root, 'build/app.next');
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
  return pages.files.length;
}
