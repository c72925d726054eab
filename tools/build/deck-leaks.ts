import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SITUATIONS } from '#src/deck/situations.ts';
import english from '#src/deck/locales/en/deck.json' with { type: 'json' };

/** Sources of mock mode alone. */
const SOURCE = /\bsrc\/(?:deck\/|api\/scenario-header\.ts)/;

/** Text by which a minified deck still betrays itself: its header, sentences and choices. */
const MARKS: readonly string[] = [
  'X-Mock-Scenarios',
  '/__mock/',
  english.unknown,
  english.failed,
  ...Object.values(SITUATIONS).flatMap(({ choices }) => choices),
];

/** What of the scenario deck a built application holds: the file, and what betrays it. */
export async function deckLeaks(app: string, sourceMaps: string): Promise<string[]> {
  const maps = await textsIn(sourceMaps, /\.map$/);
  const files = await textsIn(app, /\.(?:js|css|html|json)$/);
  const compiled = [...maps].flatMap(([name, text]) => {
    const { sources } = JSON.parse(text) as { sources: string[] };
    return sources.filter((path) => SOURCE.test(path)).map((path) => `${name}: ${path}`);
  });
  const written = [...files].flatMap(([name, text]) =>
    MARKS.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`),
  );
  return [...compiled, ...written];
}

async function textsIn(folder: string, names: RegExp): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(
    async (path) => [relative(folder, path), await readFile(path, 'utf8')] as const,
  );
  return new Map(await Promise.all(read));
}
