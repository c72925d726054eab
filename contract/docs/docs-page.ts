/** The page at `/docs`: Swagger UI, which reads `/docs/openapi.yaml` and tries calls on the same origin. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const docsPage = (title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

export const DOCS_SCRIPT = `window.ui = SwaggerUIBundle({
  url: '/docs/openapi.yaml', dom_id: '#docs', deepLinking: true, docExpansion: 'none',
  defaultModelsExpandDepth: 0, persistAuthorization: false, validatorUrl: null,
});
`;

/** The files of `swagger-ui-dist` that the page uses. */
export const DOCS_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
