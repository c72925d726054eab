import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Replacement } from './plants/plant.ts';

/**
 * Preloaded with `--import`: modules of the server are read with the replacements that PLANT names. A
 * place that is not there exactly once ends the process, so that no plant is silently empty.
 */
const replacements = JSON.parse(process.env['PLANT'] ?? '[]') as Replacement[];
const planted = new Map<string, string>();
for (const { file, find, replace } of replacements) {
  const path = join(resolve(import.meta.dirname, '..'), file);
  const url = pathToFileURL(path).href;
  const source = planted.get(url) ?? readFileSync(path, 'utf8');
  if (source.split(find).length !== 2)
    throw new Error(`The plant's place is not there exactly once in server/${file}:\n${find}`);
  planted.set(
    url,
    source.replace(find, () => replace),
  );
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = planted.get(url);
    return source === undefined ? loaded : { ...loaded, source };
  },
});
