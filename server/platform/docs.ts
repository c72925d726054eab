import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { BRAND } from './brand.ts';
import type { AppEnv } from './http.ts';
import { problem } from './problems.ts';
import { staticFiles } from './static-files.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${BRAND.name} API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const START = `window.ui = SwaggerUIBundle({
  url: '/docs/openapi.yaml', dom_id: '#docs', deepLinking: true, docExpansion: 'none',
  defaultModelsExpandDepth: 0, persistAuthorization: false, validatorUrl: null,
});
`;

/**
 * The contract to read and to try, under /docs: Swagger UI from its package, and `openapi.yaml` as it
 * stands in the repository.
 */
export function docsRoutes(contractFolder: string): Hono<AppEnv> {
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  const library = staticFiles(packageFolder, ['swagger-ui.css', 'swagger-ui-bundle.js']);
  const contract = staticFiles(contractFolder, ['openapi.yaml']);
  const routes = new Hono<AppEnv>();
  routes.use(async (c, next) => {
    c.get('facts').route = `${c.req.method} /docs`;
    await next();
    c.res.headers.set('Content-Security-Policy', POLICY);
  });
  routes.get('/', (c) => c.html(PAGE));
  routes.get('/start.js', (c) =>
    c.body(START, 200, {
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

export const CONTRACT_FOLDER = join(import.meta.dirname, '../../openapi/dist');
