import type { Plugin } from 'vite';

/** Where the first screen of a guest begins; what these import statically is needed at once. */
const ROOTS = [
  /\/src\/main\.tsx$/,
  /\/src\/app\/(?:split|blank)-layout-route\.tsx$/,
  /\/src\/features\/auth\/pages\/login-page\.tsx$/,
];

/** Stay apart: pages are fetched one at a time, and the entry only starts the rest. */
const APART = /\/src\/features\/\w+\/pages\/|\/src\/main\.tsx$/;

type Group = { name: string; test: (id: string) => boolean };

/**
 * One chunk for all that a guest's first screen needs: left alone, the bundler makes some thirty
 * small files of it, and thirty requests cost more than the bytes. The rest is split as usual.
 */
export function firstScreen(): { plugin: Plugin; group: Group } {
  const imports = new Map<string, readonly string[]>();
  let needed: Set<string> | undefined;

  function closure(): Set<string> {
    const seen = new Set<string>();
    const waiting = [...imports.keys()].filter((id) => ROOTS.some((root) => root.test(id)));
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...(imports.get(id) ?? []));
    }
    return seen;
  }

  return {
    plugin: {
      name: 'promptwell-first-screen',
      apply: 'build',
      buildStart() {
        imports.clear();
        needed = undefined;
      },
      moduleParsed({ id, importedIds }) {
        imports.set(id, [...importedIds]);
      },
    },
    group: {
      name: 'core',
      test: (id) => (needed ??= closure()).has(id) && !APART.test(id),
    },
  };
}
