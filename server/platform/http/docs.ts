import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { ourDocsDocument } from '#contract/docs/docs-answers.ts';
import {
  DOCS_FILES,
  DOCS_POLICY,
  docsFile,
  docsPage,
  OUR_SIGN_IN,
} from '#contract/docs/docs-page.ts';
import { BRAND } from '../text/brand.ts';
import type { AppEnv } from './app-env.ts';
import { problem } from '../problems.ts';
import { staticFiles } from './static-files.ts';

/** The contract to read and to try, under /docs, and the repository's `openapi.yaml`. */
export function docsRoutes(contractFolder: string): Hono<AppEnv> {
  const pageFolders = new Set(DOCS_FILES.map((name) => dirname(docsFile(name))));
  const folders = [
    staticFiles(contractFolder, ['openapi.yaml']),
    ...[...pageFolders].map((folder) => staticFiles(folder, DOCS_FILES)),
  ];
  const document = ourDocsDocument(join(contractFolder, 'openapi.yaml'));
  const settings = { contract: '/docs/contract.json', signIn: OUR_SIGN_IN };
  const routes = new Hono<AppEnv>();
  routes.use(async (c, next) => {
    c.get('context').route = `${c.req.method} /docs`;
    await next();
    c.res.headers.set('Content-Security-Policy', DOCS_POLICY);
  });
  routes.get('/', (c) => c.html(docsPage(`${BRAND.name} API`, settings, '/docs/')));
  routes.get('/contract.json', (c) =>
    c.body(document(), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  routes.get('/:file', (c) => {
    const path = `/${c.req.param('file')}`;
    for (const files of folders) {
      const found = files.serve(path, c.req.raw);
      if (found) return found;
    }
    throw problem('not_found');
  });
  return routes;
}

export const CONTRACT_FOLDER = join(import.meta.dirname, '../../../openapi/dist');
