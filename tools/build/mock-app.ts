import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { MOCK_MODE_MARK } from '#mock/linked-interface.ts';
import { sourcesHash } from './sources-hash.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Builds the interface as `npm run dev:mock` shows it, the scenario deck included, into `build/mock-app`:
 * for browser tests, and for `mock/main.ts --app build/mock-app`. Unchanged sources are not built again.
 */
export async function buildMockApp(root: string = ROOT): Promise<string> {
  const app = join(root, 'build/mock-app');
  const mark = join(app, MOCK_MODE_MARK);
  const id = await sourcesHash(root);
  if ((await readFile(mark, 'utf8').catch(() => '')) === id) return app;
  await build({
    root,
    mode: 'mock',
    logLevel: 'warn',
    build: { outDir: app, emptyOutDir: true, sourcemap: false },
  });
  await writeFile(mark, id);
  return app;
}

if (import.meta.main) {
  console.log(`The interface of mock mode is in ${await buildMockApp()}.`);
  process.exit(0);
}
