import { describe, expect, it } from 'vitest';
import { schemasOf } from '../checker/schemas.ts';
import { operationsOf, parseContract } from '../document/document.ts';
import { createRequestReader } from './request-reader.ts';
import { createRoutes } from './routes.ts';

type Parameter = Record<string, unknown> & { name: string; in: string };
type Sent = { path?: string; search?: string; headers?: Record<string, string> };

const COLOUR = {
  type: 'object',
  required: ['R'],
  properties: { R: { type: 'integer' }, G: { type: 'integer' } },
};
const IDS = { type: 'array', maxItems: 2, items: { type: 'integer' } };
const WORDS = { type: 'array', maxItems: 2, items: { type: 'string' } };

const at = (place: string, name: string, schema: object, more: object = {}): Parameter => ({
  name,
  in: place,
  schema,
  ...(place === 'path' && { required: true }),
  ...more,
});
const path = (schema: object, more: object = {}) => at('path', 'v', schema, more);
const query = (schema: object, more: object = {}) => at('query', 'v', schema, more);
const header = (schema: object, more: object = {}) => at('header', 'X-V', schema, more);
const cookie = (schema: object, more: object = {}) => at('cookie', 'v', schema, more);

const inPath = (text: string): Sent => ({ path: `/things/${text}` });
const inQuery = (search: string): Sent => ({ search });
const inHeader = (text: string): Sent => ({ headers: { 'x-v': text } });
const inCookie = (text: string): Sent => ({ headers: { cookie: text } });

/** Why a request is refused; undefined where it is not. */
function refused(parameters: Parameter[], { path: address, search = '', headers = {} }: Sent) {
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

describe('a parameter', () => {
  it.each<[string, Parameter, right: Sent[], wrong: Sent, why: string]>([
    // Paths
    [
      'simple list',
      path(IDS),
      [inPath('3,4'), inPath('3%2C4')],
      inPath('3,x'),
      'v: data/1 must be integer',
    ],
    [
      'simple list of words with commas',
      path(WORDS),
      [inPath('a%2Cb,c')],
      inPath('a,b,c'),
      'v: data must NOT have more than 2 items',
    ],
    [
      'simple object',
      path(COLOUR),
      [inPath('R,1,G,2')],
      inPath('R,x'),
      'v: data/R must be integer',
    ],
    [
      'simple object, names alone',
      path(COLOUR),
      [inPath('R,1')],
      inPath('R,1,G'),
      'v: it is no list of names and values',
    ],
    [
      'simple object, exploded',
      path(COLOUR, { explode: true }),
      [inPath('R=1,G=2')],
      inPath('R=1,G=x'),
      'v: data/G must be integer',
    ],
    [
      'simple object, exploded, not written so',
      path(COLOUR, { explode: true }),
      [inPath('R=1')],
      inPath('R,1'),
      'v: it is no list of names and values',
    ],
    [
      'label',
      path({ type: 'integer' }, { style: 'label' }),
      [inPath('.5')],
      inPath('5'),
      'v: it does not begin with a dot',
    ],
    [
      'label list',
      path(IDS, { style: 'label' }),
      [inPath('.3,4'), inPath('.3.4')],
      inPath('.3,x'),
      'v: data/1 must be integer',
    ],
    [
      'label list, exploded',
      path(IDS, { style: 'label', explode: true }),
      [inPath('.3.4')],
      inPath('.3,4'),
      'v: data/0 must be integer',
    ],
    [
      'label object',
      path(COLOUR, { style: 'label' }),
      [inPath('.R,1,G,2')],
      inPath('.G,2'),
      "v: data must have required property 'R'",
    ],
    [
      'label object, exploded',
      path(COLOUR, { style: 'label', explode: true }),
      [inPath('.R=1.G=2')],
      inPath('.R=x'),
      'v: data/R must be integer',
    ],
    [
      'matrix',
      path({ type: 'integer' }, { style: 'matrix' }),
      [inPath(';v=5')],
      inPath('5'),
      'v: it does not begin with a semicolon',
    ],
    [
      'matrix of another name',
      path({ type: 'integer' }, { style: 'matrix' }),
      [inPath(';v=5')],
      inPath(';w=5'),
      'v: it is not written as ;v=…',
    ],
    [
      'matrix list',
      path(IDS, { style: 'matrix' }),
      [inPath(';v=3,4')],
      inPath(';v=3,x'),
      'v: data/1 must be integer',
    ],
    [
      'matrix list, exploded',
      path(IDS, { style: 'matrix', explode: true }),
      [inPath(';v=3;v=4')],
      inPath(';v=3,4'),
      'v: data/0 must be integer',
    ],
    [
      'matrix object',
      path(COLOUR, { style: 'matrix' }),
      [inPath(';v=R,1,G,2')],
      inPath(';v=R,x'),
      'v: data/R must be integer',
    ],
    [
      'matrix object, exploded',
      path(COLOUR, { style: 'matrix', explode: true }),
      [inPath(';R=1;G=2')],
      inPath(';R=x'),
      'v: data/R must be integer',
    ],
    // Queries
    [
      'form list',
      query(IDS),
      [inQuery('v=3&v=4'), inQuery('')],
      inQuery('v=3,4'),
      'v: data/0 must be integer',
    ],
    [
      'form list in one text',
      query(IDS, { explode: false }),
      [inQuery('v=3,4'), inQuery('v=3%2C4')],
      inQuery('v=3&v=4'),
      'v: it comes 2 times, and belongs in one text',
    ],
    [
      'form object',
      query(COLOUR),
      [inQuery('R=1&G=2'), inQuery('')],
      inQuery('R=x'),
      'v: data/R must be integer',
    ],
    [
      'form object without what it requires',
      query(COLOUR),
      [inQuery('R=1')],
      inQuery('G=1'),
      "v: data must have required property 'R'",
    ],
    [
      'form object that must be there',
      query(COLOUR, { required: true }),
      [inQuery('R=1')],
      inQuery(''),
      'v is missing',
    ],
    [
      'form object in one text',
      query(COLOUR, { explode: false }),
      [inQuery('v=R,1,G,2')],
      inQuery('v=R,1,G,x'),
      'v: data/G must be integer',
    ],
    [
      'free form object',
      query({ type: 'object', additionalProperties: { type: 'integer' } }),
      [inQuery('a=1&b=2')],
      inQuery('a=1&b=x'),
      'v: data/b must be integer',
    ],
    [
      'list with spaces',
      query(IDS, { style: 'spaceDelimited', explode: false }),
      [inQuery('v=3%204'), inQuery('v=3+4')],
      inQuery('v=3,4'),
      'v: data/0 must be integer',
    ],
    [
      'object with spaces',
      query(COLOUR, { style: 'spaceDelimited' }),
      [inQuery('v=R%201%20G%202')],
      inQuery('v=R%20x'),
      'v: data/R must be integer',
    ],
    [
      'list with bars',
      query(IDS, { style: 'pipeDelimited' }),
      [inQuery('v=3|4'), inQuery('v=3%7C4')],
      inQuery('v=3|x'),
      'v: data/1 must be integer',
    ],
    [
      'object with bars',
      query(COLOUR, { style: 'pipeDelimited' }),
      [inQuery('v=R|1|G|2')],
      inQuery('v=R|1|G'),
      'v: it is no list of names and values',
    ],
    [
      'deep object',
      query(COLOUR, { style: 'deepObject', explode: true }),
      [inQuery('v[R]=1&v[G]=2'), inQuery('v%5BR%5D=1')],
      inQuery('v[R]=x'),
      'v: data/R must be integer',
    ],
    [
      'deep object, not written so',
      query(COLOUR, { style: 'deepObject' }),
      [inQuery('v[R]=1')],
      inQuery('v=1'),
      'v: it is not written as v[field]',
    ],
    [
      'deep object in two levels',
      query({ type: 'object', properties: { of: COLOUR, ids: IDS } }, { style: 'deepObject' }),
      [
        inQuery('v[of][R]=1&v[ids][]=3&v[ids][]=4'),
        inQuery('v[ids][0]=3'),
        inQuery('v[ids]=3&v[ids]=4'),
      ],
      inQuery('v[of][R]=x'),
      'v: data/of/R must be integer',
    ],
    [
      'text that is JSON',
      at(
        'query',
        'v',
        {},
        { schema: undefined, content: { 'application/json': { schema: COLOUR } } },
      ),
      [inQuery('v=%7B%22R%22%3A1%7D')],
      inQuery('v=%7B%22R%22%3A%22x%22%7D'),
      'v: data/R must be integer',
    ],
    [
      'text that should be JSON',
      at(
        'query',
        'v',
        {},
        { schema: undefined, content: { 'application/json': { schema: COLOUR } } },
      ),
      [inQuery('v=%7B%22R%22%3A1%7D')],
      inQuery('v=R'),
      'v: it is no JSON',
    ],
    [
      'plain text',
      at(
        'query',
        'v',
        {},
        { schema: undefined, content: { 'text/plain': { schema: { maxLength: 2 } } } },
      ),
      [inQuery('v=ab')],
      inQuery('v=abc'),
      'v: data must NOT have more than 2 characters',
    ],
    [
      'either of a union',
      query({ anyOf: [{ type: 'integer' }, IDS] }, { explode: false }),
      [inQuery('v=3'), inQuery('v=3,4')],
      inQuery('v=x'),
      'v: data must be integer, data must be array, data must match a schema in anyOf',
    ],
    [
      'schema in parts',
      query({ allOf: [{ type: 'integer' }, { minimum: 3 }] }),
      [inQuery('v=3')],
      inQuery('v=2'),
      'v: data must be >= 3',
    ],
    [
      'value that may be empty',
      query({ type: 'integer' }, { allowEmptyValue: true }),
      [inQuery('v='), inQuery('v=1')],
      inQuery('v=x'),
      'v: data must be integer',
    ],
    // Headers
    [
      'header list',
      header(IDS),
      [inHeader('3,4'), inHeader('3, 4')],
      inHeader('3, x'),
      'X-V: data/1 must be integer',
    ],
    [
      'header object',
      header(COLOUR),
      [inHeader('R,1,G,2')],
      inHeader('R,x'),
      'X-V: data/R must be integer',
    ],
    [
      'header object, exploded',
      header(COLOUR, { explode: true }),
      [inHeader('R=1, G=2')],
      inHeader('R=1, G=x'),
      'X-V: data/G must be integer',
    ],
    [
      'header that is JSON',
      at(
        'header',
        'X-V',
        {},
        { schema: undefined, content: { 'application/json': { schema: IDS } } },
      ),
      [inHeader('[3,4]')],
      inHeader('[3,"4"]'),
      'X-V: data/1 must be integer',
    ],
    // Cookies
    [
      'cookie list in several cookies',
      cookie(IDS),
      [inCookie('v=3; v=4'), inCookie('a=b; v=3'), inCookie('v=3&v=4')],
      inCookie('v=3; v=x'),
      'v: data/1 must be integer',
    ],
    [
      'cookie list in one',
      cookie(IDS, { explode: false }),
      [inCookie('v=3,4'), inCookie('v="3%2C4"')],
      inCookie('v=3,x'),
      'v: data/1 must be integer',
    ],
    [
      'cookie object',
      cookie(COLOUR),
      [inCookie('R=1; G=2; v=x')],
      inCookie('R=x'),
      'v: data/R must be integer',
    ],
    [
      'cookie object in one',
      cookie(COLOUR, { explode: false }),
      [inCookie('v=R,1,G,2')],
      inCookie('v=R,x'),
      'v: data/R must be integer',
    ],
    [
      'cookie with an ampersand',
      cookie({ maxLength: 3 }),
      [inCookie('v=a&b')],
      inCookie('v=a&bc'),
      'v: data must NOT have more than 3 characters',
    ],
  ])('that is a %s is read', (_name, parameter, right, wrong, why) => {
    for (const sent of right) expect(refused([parameter], sent)).toEqual([]);
    expect(refused([parameter], wrong)[0]).toBe(why);
  });

  it('leaves names of a query to the object that has them', () => {
    const both = [
      query(COLOUR),
      at('query', 'w', COLOUR, { style: 'deepObject' }),
      at('query', 'n', { type: 'integer' }),
    ];
    expect(refused(both, inQuery('R=1&w[R]=2&n=3'))).toEqual([]);
    expect(refused(both, inQuery('R=1&B=1&x[R]=2'))).toEqual(['unknown B', 'unknown x[R]']);
  });

  it('gives an object of any names what no other parameter has', () => {
    const both = [
      query({ type: 'object', additionalProperties: { type: 'integer' } }),
      at('query', 'sort', { type: 'string' }),
    ];
    expect(refused(both, inQuery('a=1&sort=name'))).toEqual([]);
  });

  it('of a header that OpenAPI leaves to other places is passed', () => {
    const accept = { name: 'Accept', in: 'header', required: true, schema: { const: 'x' } };
    expect(refused([accept], {})).toEqual([]);
  });

  it('is not taken apart beyond a depth that no document has', () => {
    const deep = query({ type: 'object' }, { style: 'deepObject' });
    expect(refused([deep], inQuery(`v${'[a]'.repeat(5_000)}=1`))).toEqual([]);
  });
});
