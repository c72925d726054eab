import { describe, expect, it } from 'vitest';
import {
  type ContractDocument,
  DocumentError,
  operationsOf,
  parseContract,
  resolve,
  responseFor,
} from './document.ts';

const withPaths = (paths: string) =>
  parseContract(`openapi: 3.1.0\ninfo: { version: '1' }\npaths: ${paths}\n`, 'test.yaml');

describe('parseContract', () => {
  it.each([
    ['swagger: "2.0"', /test\.yaml is no OpenAPI 3\.0 or 3\.1 document/],
    ['openapi: 3.2.0\npaths: {}', /test\.yaml is an OpenAPI 3\.2 document, and only 3\.0 and 3\.1/],
    ['openapi: 4.0.0\npaths: {}', /openapi: 4\.0\.0/],
    ['openapi: 3.1.0', /test\.yaml has no paths/],
    ['{', /neither YAML nor JSON/],
    ['', /is no OpenAPI/],
  ])('refuses %j and says why', (text, message) => {
    expect(() => parseContract(text, 'test.yaml')).toThrow(DocumentError);
    expect(() => parseContract(text, 'test.yaml')).toThrow(message);
  });

  it('reads 3.0 as 3.1, and leaves names and examples alone', () => {
    const { components } = parseContract(
      JSON.stringify({
        openapi: '3.0.0',
        paths: {},
        components: {
          schemas: {
            Thing: {
              properties: {
                nullable: { type: 'boolean', nullable: true },
                example: { enum: ['a'], type: 'string', nullable: true },
                link: { $ref: '#/components/schemas/Link', nullable: true },
                size: { maximum: 9, exclusiveMaximum: true, minimum: 1, exclusiveMinimum: false },
              },
              example: { nullable: true },
            },
          },
        },
      }),
      'test.json',
    );
    expect(components?.['schemas']?.['Thing']).toEqual({
      properties: {
        nullable: { type: ['boolean', 'null'] },
        example: { enum: ['a', null], type: ['string', 'null'] },
        link: { anyOf: [{ $ref: '#/components/schemas/Link' }, { type: 'null' }] },
        size: { exclusiveMaximum: 9, minimum: 1 },
      },
      example: { nullable: true },
    });
  });
});

describe('resolve', () => {
  const document = {
    components: {
      schemas: { 'a/b': { type: 'string' }, loop: { $ref: '#/components/schemas/loop' } },
    },
  } as unknown as ContractDocument;
  const find = ($ref: string) => resolve(document, { $ref });

  it('follows escaped names', () => {
    expect(find('#/components/schemas/a~1b')).toEqual({ type: 'string' });
  });
  it.each([
    ['#/components/schemas/none', /has no #\/components\/schemas\/none/],
    ['#/components/schemas/loop', /refers to itself/],
    ['other.yaml#/Thing', /is outside/],
  ])('refuses %s', ($ref, message) => {
    expect(() => find($ref)).toThrow(message);
  });
});

describe('operationsOf', () => {
  const [operation] = operationsOf(
    withPaths(`
  /things/{id}:
    parameters:
      - { name: id, in: path, schema: { type: string } }
      - { name: page, in: query, schema: { type: string } }
    get:
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { '200': { description: one }, 4xx: { description: range }, default: { description: rest } }`),
  );
  it("lets an operation's parameter take the place of its path's", () => {
    expect(operation?.parameters.map(({ name, schema }) => [name, schema?.type])).toEqual([
      ['id', 'string'],
      ['page', 'integer'],
    ]);
  });
  it.each([
    [200, 'one'],
    [404, 'range'],
    [503, 'rest'],
  ])('finds the response to %i', (status, description) => {
    const found = operation && responseFor(operation, status);
    expect(found?.object).toEqual({ description });
  });
});
