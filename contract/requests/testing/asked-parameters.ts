import { schemasOf } from '../../checker/schemas.ts';
import { operationsOf, parseContract } from '../../document/document.ts';
import { createRequestReader } from '../request-reader.ts';
import { createRoutes } from '../routes.ts';

export type Parameter = Record<string, unknown> & { name: string; in: string };
export type Sent = { path?: string; search?: string; headers?: Record<string, string> };

export const COLOUR = {
  type: 'object',
  required: ['R'],
  properties: { R: { type: 'integer' }, G: { type: 'integer' } },
};
export const IDS = { type: 'array', maxItems: 2, items: { type: 'integer' } };
export const WORDS = { type: 'array', maxItems: 2, items: { type: 'string' } };

export const at = (place: string, name: string, schema: object, more: object = {}): Parameter => ({
  name,
  in: place,
  schema,
  ...(place === 'path' && { required: true }),
  ...more,
});
export const path = (schema: object, more: object = {}) => at('path', 'v', schema, more);
export const query = (schema: object, more: object = {}) => at('query', 'v', schema, more);
export const header = (schema: object, more: object = {}) => at('header', 'X-V', schema, more);
export const cookie = (schema: object, more: object = {}) => at('cookie', 'v', schema, more);

export const inPath = (text: string): Sent => ({ path: `/things/${text}` });
export const inQuery = (search: string): Sent => ({ search });
export const inHeader = (text: string): Sent => ({ headers: { 'x-v': text } });
export const inCookie = (text: string): Sent => ({ headers: { cookie: text } });

/** Why a request is refused; undefined where it is not. */
export function refused(
  parameters: Parameter[],
  { path: address, search = '', headers = {} }: Sent,
) {
  const inAddress = parameters.some((parameter) => parameter.in === 'path');
  const document = parseContract(
    JSON.stringify({
      openapi: '3.1.0',
      info: { version: '1' },
      paths: {
        [inAddress ? '/things/{v}' : '/things']: {
          get: { parameters, responses: { '200': {}, '400': {} } },
        },
      },
    }),
    'things.json',
  );
  const operations = operationsOf(document);
  const found = createRoutes(operations)('GET', address ?? '/things');
  if (!found || 'allow' in found) throw new Error('no such address');
  const { operation, pathTexts } = found;
  const reader = createRequestReader(document, schemasOf(document));
  const asked = new URLSearchParams(search);
  const body = new Uint8Array();
  const read = reader.readInput(operation, { pathTexts, query: asked, search, headers, body });
  const unknown = [...asked.keys()].filter((name) => !reader.isKnown(operation, name));
  return [...('refused' in read ? [read.why] : []), ...unknown.map((name) => `unknown ${name}`)];
}
