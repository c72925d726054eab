import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
  const id = (await sourcesHash(root)).slice(0, 12);
  if ((await builtId(app)) === id) return done(id, false, 0);

  // The bundler takes longer to load than a server to start.
  const { makeApp } = await import('./make-app.ts');
  return done(id, true, await makeApp(root, app, id));
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
