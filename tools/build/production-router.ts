import { resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, '../../node_modules/react-router/dist/production');

/** Aliases to the build of React Router that its `exports` do not name: without warnings. */
export function productionRouter(): Array<{ find: RegExp; replacement: string }> {
  return [
    { find: /^react-router$/, replacement: resolve(FOLDER, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: resolve(FOLDER, 'dom-export.mjs') },
  ];
}
