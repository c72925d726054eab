import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Release = { id: string; assets: string[] };

async function readRelease(app: string): Promise<Release | undefined> {
  try {
    return JSON.parse(await readFile(join(app, 'release.json'), 'utf8')) as Release;
  } catch {
    return undefined;
  }
}

/**
 * Records this release's assets and keeps the previous release's with them: pages opened
 * before a deploy go on finding their chunks for one release.
 */
export async function keepLastRelease(app: string, last: string, id: string): Promise<void> {
  const assets = await readdir(join(app, 'assets'));
  await writeFile(join(app, 'release.json'), JSON.stringify({ id, assets } satisfies Release));
  const before = await readRelease(last);
  if (!before || before.id === id) return;
  const present = new Set(assets);
  for (const name of before.assets.filter((asset) => !present.has(asset)))
    await cp(join(last, 'assets', name), join(app, 'assets', name)).catch(() => {});
}

/** Hidden source maps leave the folder that is served. */
export async function moveSourceMaps(app: string, maps: string): Promise<void> {
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  const assets = join(app, 'assets');
  for (const name of await readdir(assets))
    if (name.endsWith('.map')) await rename(join(assets, name), join(maps, name));
}
