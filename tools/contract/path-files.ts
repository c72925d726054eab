import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

/** Paths by address, each a reference into its file of `paths`; a concrete one comes before a templated one. */
export function pathsBelow(folder: string): Record<string, { $ref: string }> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(folder, 'paths')).toSorted()) {
    const items = parse(readFileSync(join(folder, 'paths', file), 'utf8')) as object;
    for (const address of Object.keys(items)) {
      const other = found.get(address);
      if (other) throw new Error(`paths/${file}: ${address} is in paths/${other} already`);
      found.set(address, file);
    }
  }
  // As text, `{` comes after every letter.
  const sorted = [...found].toSorted(([one], [two]) => (one < two ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([address, file]) => {
      const pointer = address.replaceAll('~', '~0').replaceAll('/', '~1');
      return [address, { $ref: `paths/${file}#/${pointer}` }];
    }),
  );
}

type Root = { paths?: object };
type Context = { location: { source: { absoluteRef: string } } };

/** Redocly's plug-in: gives the document the paths of the files below `paths`, so that no list repeats them. */
export default function pathFiles() {
  return {
    id: 'promptwell',
    preprocessors: {
      oas3: {
        'path-files': () => ({
          Root: {
            enter(root: Root, { location }: Context) {
              root.paths = pathsBelow(dirname(location.source.absoluteRef));
            },
          },
        }),
      },
    },
  };
}
