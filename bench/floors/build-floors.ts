import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { precompress } from '#tools/build/precompress.ts';
import { productionRouter } from '#tools/build/production-router.ts';

/** `c`: a login form with all our libraries, rendered by the browser. `d`: rendered ahead, the rest late. */
export type Floor = 'c' | 'd';

const SOURCE = import.meta.dirname;
const FOLDER = resolve(SOURCE, '../../.cache/bench');
const LATER = {
  find: './libraries-now.ts',
  replacement: join(SOURCE, 'libraries-later.tsx'),
};

function config(floor: Floor, more: NonNullable<InlineConfig['build']>): InlineConfig {
  return {
    configFile: false,
    root: SOURCE,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: [...productionRouter(), ...(floor === 'd' ? [LATER] : [])] },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      ...more,
    },
  };
}

async function renderAhead(): Promise<string> {
  const outDir = join(FOLDER, 'floor-d-server');
  await build({
    ...config('d', { ssr: join(SOURCE, 'entry-server.tsx'), outDir }),
    ssr: { noExternal: true },
  });
  const entry: unknown = await import(pathToFileURL(join(outDir, 'entry-server.js')).href);
  return (entry as { render: () => Promise<string> }).render();
}

/** Builds a floor from our own packages, precompressed. Returns its folder. */
export async function buildFloor(floor: Floor): Promise<string> {
  const outDir = join(FOLDER, `floor-${floor}`);
  await rm(outDir, { recursive: true, force: true });
  await build(config(floor, { outDir }));
  if (floor === 'd') {
    const page = join(outDir, 'index.html');
    const [html, markup] = [await readFile(page, 'utf8'), await renderAhead()];
    const root = '<div id="root"></div>';
    await writeFile(
      page,
      html.replace(root, () => root.replace('></', () => `>${markup}</`)),
    );
  }
  await precompress(outDir);
  return outDir;
}

if (import.meta.main) {
  for (const floor of ['c', 'd'] as const) console.log(await buildFloor(floor));
  // React's scheduler, loaded to render ahead, would keep the process alive.
  process.exit(0);
}
