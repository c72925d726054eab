import { expect, it } from 'vitest';
import type { ContractDocument, Operation } from '#contract/document/document.ts';
import { createCoverage } from './coverage.ts';
import { documentedInputs } from './documented-inputs.ts';
import { holesOf, reachable } from './holes.ts';
import { placesIn } from './input-places.ts';

const Name = { type: 'string', minLength: 1, maxLength: 40 };
const document = {
  openapi: '3.1.0',
  info: { version: '1' },
  paths: {},
  components: { schemas: { Name } },
} as ContractDocument;
const operation = {
  id: 'addBook',
  method: 'post',
  path: '/books',
  parameters: [
    { in: 'query', name: 'limit', schema: { type: 'integer', maximum: 50 } },
    { in: 'query', name: 'tag', schema: { type: 'array', items: { type: 'string' }, maxItems: 3 } },
  ],
  object: {
    operationId: 'addBook',
    requestBody: {
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['title'],
            additionalProperties: false,
            properties: {
              title: { $ref: '#/components/schemas/Name' },
              authors: {
                type: 'array',
                items: { type: 'object', properties: { name: { type: ['string', 'null'] } } },
              },
            },
          },
        },
      },
    },
  },
  responses: [
    { status: '201', object: {} },
    { status: '200', object: { content: { 'application/json': {}, 'text/csv': {} } } },
  ],
} as unknown as Operation;

const named = (isBreakable: boolean) =>
  documentedInputs(document, operation)
    .filter((one) => one.isBreakable === isBreakable)
    .map(({ input, keyword }) => `${input} ${keyword}`);

it('names every keyword of query and body, in fields that no example fills too', () => {
  expect(named(true)).toEqual([
    '?limit type',
    '?limit maximum',
    '?tag maxItems',
    'body type',
    'body additionalProperties',
    'body.title required',
    'body.title type',
    'body.title minLength',
    'body.title maxLength',
    'body.authors type',
    'body.authors[] type',
    'body.authors[].name type',
  ]);
  // All text is text, and what is optional may be left out.
  expect(named(false)).toEqual([
    '?tag type',
    '?tag[] type',
    'body.authors required',
    'body.authors[].name required',
  ]);
});

it('names headers and cookies, values of maps and what objects count, unless another phase tries it', () => {
  const map = { type: 'object', maxProperties: 2, additionalProperties: { const: 'a' } };
  const parameters = [
    { in: 'header', name: 'X-Shelf', required: true, schema: map },
    { in: 'cookie', name: 'theme', schema: { enum: ['dark'] } },
    { in: 'cookie', name: 'sid', schema: { minLength: 4 } },
    ...['Accept-Language', 'Idempotency-Key', 'X-Signature'].map((name) => ({
      in: 'header',
      name,
      schema: { maxLength: 9 },
    })),
  ];
  const securitySchemes = { session: { type: 'apiKey', in: 'cookie', name: 'sid' } };
  const object = { operationId: 'addBook', 'x-signature': 'X-Signature' };
  const own = { ...operation, parameters, object } as unknown as Operation;
  const secured = { ...document, components: { securitySchemes } } as ContractDocument;
  const inputs = (given: Operation) =>
    documentedInputs(secured, given).map(({ input, keyword }) => `${input} ${keyword}`);
  expect(inputs(own)).toEqual([
    'header.X-Shelf required',
    'header.X-Shelf type',
    'header.X-Shelf maxProperties',
    'header.X-Shelf.* const',
    'cookie.theme enum',
  ]);
  expect(inputs({ ...own, method: 'get' })).toContain('header.Accept-Language maxLength');
});

it('counts what was met and broken, and names the rest', () => {
  const coverage = createCoverage([operation], document);
  const csv = new Headers({ 'content-type': 'text/csv; charset=utf-8' });
  coverage.saw(operation, { status: 200, headers: csv });
  coverage.met(operation, [...placesIn({ title: 'x', authors: [{ name: null }] }), '?limit']);
  for (const input of ['body', 'body.title', 'body.authors', 'body.authors[]'])
    coverage.hit(operation, { input, keyword: 'type', isValid: false });
  coverage.hit(operation, { input: '?tag', keyword: 'maxItems', isValid: true });
  const all = coverage.ofOperations();
  expect(holesOf(all)).toEqual([
    'POST /books 201',
    'POST /books 200 application/json',
    'POST /books ?tag[] met',
    'POST /books ?limit type broken',
    'POST /books ?limit maximum broken',
    'POST /books ?tag maxItems broken',
    'POST /books body additionalProperties broken',
    'POST /books body.title required broken',
    'POST /books body.title minLength broken',
    'POST /books body.title maxLength broken',
    'POST /books body.authors[].name type broken',
  ]);
  expect(reachable(all)).toBe(3 + 8 + 12);
});
