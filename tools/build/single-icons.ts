import type { Plugin } from 'vite';

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@mdi\/js['"];?/g;

/**
 * `import { mdiA, mdiB as b } from '@mdi/js'` as constants of the module's own.
 * @throws where there is no such icon.
 */
export function inlineIcons(code: string, icons: Readonly<Record<string, unknown>>): string {
  return code.replaceAll(IMPORT, (_whole, names: string) =>
    names
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [name = '', own = name] = entry.split(/\s+as\s+/);
        const path = icons[name];
        if (typeof path !== 'string') throw new Error(`@mdi/js has no icon ${name}`);
        return `const ${own} = ${JSON.stringify(path)};`;
      })
      .join(' '),
  );
}

/**
 * Every icon where it is used. The package is a single module, so whatever screen uses it would bring along
 * the icons of all the others; and as modules of their own, those of several screens would need a file that
 * each of them fetches whole. The same path twice in a file costs next to nothing once compressed.
 */
export function singleIcons(): Plugin {
  let icons: Promise<Record<string, unknown>> | undefined;
  return {
    name: 'promptwell-single-icons',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('@mdi/js')) return undefined;
      icons ??= import('@mdi/js').then((module) => ({ ...module }));
      return { code: inlineIcons(code, await icons), map: null };
    },
  };
}
