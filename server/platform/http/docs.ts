import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { DOCS_FILES, DOCS_POLICY, DOCS_SCRIPT, docsPage } from '#contract/docs/docs-page.ts';
import { BRAND } from '../text/brand.ts';
import type { AppEnv } from './app-env.ts';
import { problem } from '../problems.ts';
import { staticFiles } from './static-files.ts';

/**
 * The contract to read and to try, under /docs: Swagger UI from its package, and the repository's
 * `openapi.yaml`.
 */
export function docsRoutes(contractFolder: string): Hono<AppEnv> {
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const library = staticFiles(packageFolder, DOCS_FILES);
  const contract = staticFiles(contractFolder, ['openapi.yaml']);
  const routes = new Hono<AppEnv>();
  routes.use(async (c, next) => {
    c.get('context').route = `${c.req.method} /docs`;
    await next();
    c.res.headers.set('Content-Security-Policy', DOCS_POLICY);
  });
  routes.get('/', (c) => c.html(docsPage(`${BRAND.name} API`)));
  routes.get('/start.js', (c) =>
    c.body(DOCS_SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  routes.get('/:file', (c) => {
    const path = `/${c.req.param('file')}`;
    const found = contract.serve(path, c.req.raw) ?? library.serve(path, c.req.raw);
    if (!found) throw problem('not_found');
    return found;
  });
  return routes;
}

export const CONTRACT_FOLDER = join(import.meta.dirname, '../../../openapi/dist');
