import { resolve } from 'node:path';

export const PRODUCTION_ROUTER = resolve(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production',
);

/** Aliases to the build of React Router that its `exports` do not name: without warnings. */
export function productionRouter(): Array<{ find: RegExp; replacement: string }> {
  return [
    { find: /^react-router$/, replacement: resolve(PRODUCTION_ROUTER, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: resolve(PRODUCTION_ROUTER, 'dom-export.mjs') },
  ];
}
