import type { Plugin } from 'vite';

const PREFIX = 'virtual:mdi/';
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]@mdi\/js['"];?/g;

/** `import { mdiA, mdiB as b } from '@mdi/js'` as one import for each icon. */
export function splitIconImports(code: string): string {
  return code.replaceAll(IMPORT, (_whole, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `import { ${name} } from '${PREFIX}${name.split(/\s/)[0]}';`)
      .join(' '),
  );
}

/**
 * Every icon a module of its own. The package is a single one, so whatever screen uses it would
 * bring along the icons of all the others.
 */
export function singleIcons(): Plugin {
  let icons: Promise<Record<string, unknown>> | undefined;
  return {
    name: 'promptwell-single-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      icons ??= import('@mdi/js').then((module) => ({ ...module }));
      const path = (await icons)[name];
      if (typeof path !== 'string') throw new Error(`@mdi/js has no icon ${name}`);
      return `export const ${name} = ${JSON.stringify(path)};`;
    },
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('@mdi/js')) return undefined;
      return { code: splitIconImports(code), map: null };
    },
  };
}
