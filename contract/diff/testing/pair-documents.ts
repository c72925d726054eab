import { contractOfValue } from '#contract/sources/contract-files.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const SCHEMES = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  oauth: {
    type: 'oauth2',
    flows: {
      clientCredentials: {
        tokenUrl: 'https://example.org/token',
        scopes: { read: 'Read', write: 'Write' },
      },
    },
  },
};

/** The document that pairs are laid over. */
const base = (): Node => ({
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: { responses: { '200': { description: 'Fine' } } },
    },
  },
  components: { securitySchemes: SCHEMES },
});

/** One value over another: objects by key, where null removes; `paths` and `responses` as a whole. */
function laidOver(under: unknown, over: unknown): unknown {
  if (!isNode(under) || !isNode(over)) return over;
  const result: Node = { ...under };
  for (const [key, value] of Object.entries(over)) {
    if (value === null) Reflect.deleteProperty(result, key);
    else result[key] = ['paths', 'responses'].includes(key) ? value : laidOver(under[key], value);
  }
  return result;
}

export type DocumentParts = { document?: Node; item?: Node; operation?: Node };

/** The small document with parts of it replaced. */
export function documentWith({ document = {}, item = {}, operation = {} }: DocumentParts = {}) {
  const whole = laidOver(base(), document) as { paths: Record<string, Node> };
  const path = '/things/{id}';
  const changed = laidOver(whole.paths[path] ?? {}, {
    ...item,
    ...(Object.keys(operation).length > 0 && { get: operation }),
  });
  if (Object.keys(changed as Node).length > 0)
    whole.paths = { ...whole.paths, [path]: changed as Node };
  return contractOfValue(whole, 'things.yaml');
}

/** A document in which a schema is what a request or a response consists of. */
export function documentOf(direction: 'request' | 'response', schema: unknown, schemas: Node = {}) {
  const content = { 'application/json': { schema } };
  return contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Things', version: '1.0.0' },
      paths: {
        '/things': {
          post: {
            ...(direction === 'request' && { requestBody: { required: true, content } }),
            responses: {
              '200': { description: 'Fine', ...(direction === 'response' && { content }) },
            },
          },
        },
      },
      components: { schemas },
    },
    'things.yaml',
  );
}
