import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { DOCS_FILES, DOCS_POLICY, DOCS_SCRIPT, docsPage } from '#contract/docs/docs-page.ts';
import { refuse } from './problem.ts';

const BUNDLE = 'openapi.yaml';
const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  yaml: 'application/yaml; charset=utf-8',
};

/** The contract below `/docs`, to read and to try on this mock. */
export function docs(root: string): Hono {
  const library = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const files = new Map(DOCS_FILES.map((name) => [name, join(library, name)]));
  files.set(BUNDLE, join(root, 'openapi/dist', BUNDLE));
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Content-Security-Policy', DOCS_POLICY);
    c.res.headers.set('Cache-Control', 'no-cache');
  });
  app.get('/', (c) => c.html(docsPage('Promptwell API, on the mock')));
  app.get('/start.js', (c) =>
    c.body(DOCS_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/:file', async (c) => {
    const name = c.req.param('file');
    const file = files.get(name);
    if (!file) return refuse(c, 'not_found');
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return new Response(new Uint8Array(await readFile(file)), {
      headers: { 'Content-Type': type },
    });
  });
  return app;
}
