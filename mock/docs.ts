import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { docsAsset, ourDocsDocument } from '#contract/docs/docs-answers.ts';
import { DOCS_POLICY, docsPage, OUR_SIGN_IN } from '#contract/docs/docs-page.ts';
import type { LinkedInterface } from '#contract/docs/our-screens.ts';
import { refuse } from './problem.ts';

/** The contract below `/docs`, to read and to try on this mock. */
export function docs(root: string, interfaceOf: () => LinkedInterface | undefined): Hono {
  const bundle = join(root, 'openapi/dist/openapi.yaml');
  const document = ourDocsDocument(bundle, interfaceOf);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Content-Security-Policy', DOCS_POLICY);
    c.res.headers.set('Cache-Control', 'no-cache');
  });
  const settings = { contract: '/docs/contract.json', signIn: OUR_SIGN_IN };
  app.get('/', (c) => c.html(docsPage('Promptwell API, on the mock', settings, '/docs/')));
  app.get('/contract.json', (c) =>
    c.body(document(), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  );
  app.get('/openapi.yaml', async (c) =>
    c.body(await readFile(bundle, 'utf8'), 200, {
      'Content-Type': 'application/yaml; charset=utf-8',
    }),
  );
  app.get('/:file', (c) => {
    const asset = docsAsset(c.req.param('file'));
    if (!asset) return refuse(c, 'not_found');
    return c.body(asset.bytes, 200, { 'Content-Type': asset.type });
  });
  return app;
}
