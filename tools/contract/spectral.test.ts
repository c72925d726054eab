import { beforeAll, describe, expect, it } from 'vitest';
import { createLinter, type Finding } from './spectral.ts';

/* eslint-disable typescript/no-unsafe-* -- plants reach into a document whose shape they break. */
type Loose = Record<string, never> & { [key: string]: Loose };

const problem = (status: number, code: string) => ({
  description: 'It failed.',
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: { [code]: { summary: code, value: { status, code } } },
    },
  },
});

/** The smallest document that keeps every rule: one list, one write, one download. */
const clean = () => {
  const errors = Object.fromEntries(
    [
      [400, 'malformed_json'],
      [401, 'unauthenticated'],
      [413, 'payload_too_large'],
      [415, 'unsupported_media_type'],
      [422, 'validation_failed'],
      [429, 'rate_limited'],
      [500, 'internal_error'],
      [503, 'unavailable'],
    ].map(([status, code]) => [String(status), problem(Number(status), String(code))]),
  );
  const { 400: _400, 413: _413, 415: _415, ...readErrors } = errors;
  const language = {
    name: 'Accept-Language',
    in: 'header',
    schema: { type: 'string', maxLength: 200 },
  };
  const number = (name: string) => ({
    name,
    in: 'query',
    schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 100 },
  });
  return structuredClone({
    openapi: '3.1.0',
    info: {
      title: 'A clean contract',
      version: '1.0.0',
      description: 'Keeps every rule.',
      contact: { name: 'Us', url: 'https://example.com/contact' },
    },
    servers: [{ url: '/' }],
    tags: [{ name: 'prompts', description: 'Prompts.' }],
    security: [{ bearerAuth: [] }],
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          tags: ['prompts'],
          summary: 'List things.',
          description: 'Lists things.',
          'x-origin': 'addition',
          parameters: [language, number('page'), number('pageSize')],
          responses: {
            200: {
              description: 'A page of things.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/ThingPage' },
                  examples: {
                    default: {
                      summary: 'One',
                      value: { items: ['a'], page: 1, pageSize: 20, total: 1 },
                    },
                  },
                },
              },
            },
            ...readErrors,
          },
        },
        post: {
          operationId: 'saveThing',
          tags: ['prompts'],
          summary: 'Save a thing.',
          description: 'Saves a thing.',
          'x-origin': 'addition',
          'x-body-limit': 1000,
          parameters: [language],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Thing' },
                examples: { default: { summary: 'A thing', value: { name: 'a' } } },
              },
            },
          },
          responses: {
            200: {
              description: 'The thing as a file.',
              headers: {
                'Content-Disposition': {
                  schema: { type: 'string', maxLength: 100 },
                  example: 'attachment; filename="a.pdf"',
                },
              },
              content: {
                'application/pdf': { schema: { type: 'string', format: 'binary', maxLength: 9 } },
              },
            },
            ...errors,
          },
        },
      },
    },
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Thing: {
          type: 'object',
          additionalProperties: false,
          required: ['name'],
          properties: { name: { type: 'string', maxLength: 10 } },
        },
        ThingPage: {
          type: 'object',
          additionalProperties: false,
          properties: {
            items: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 10 } },
            page: { type: 'integer', format: 'int32', minimum: 1, maximum: 10 },
            pageSize: { type: 'integer', format: 'int32', minimum: 1, maximum: 100 },
            total: { type: 'integer', format: 'int32', minimum: 0, maximum: 100 },
          },
        },
        Problem: {
          type: 'object',
          additionalProperties: false,
          required: ['status', 'code'],
          properties: {
            status: { type: 'integer', format: 'int32', minimum: 400, maximum: 599 },
            code: { type: 'string', maxLength: 64 },
          },
        },
      },
    },
  });
};

const list = (document: Loose) => document['paths']!['/things']!['get']!;
const save = (document: Loose) => document['paths']!['/things']!['post']!;
const schemas = (document: Loose) => document['components']!['schemas']!;

/** A planted fault for every rule of our own, and for those of others that we switched on by hand. */
const PLANTS: Array<[rule: string, fault: string, plant: (document: Loose) => unknown]> = [
  [
    'operation-id-camel-case',
    'snake_case',
    (d) => Object.assign(list(d), { operationId: 'list_things' }),
  ],
  ['operation-one-noun', 'two tags', (d) => Object.assign(list(d), { tags: ['prompts', 'team'] })],
  ['operation-one-noun', 'a seventh noun', (d) => Object.assign(list(d), { tags: ['misc'] })],
  ['operation-origin', 'no x-origin', (d) => delete list(d)['x-origin']],
  ['operation-origin', 'another origin', (d) => Object.assign(list(d), { 'x-origin': 'idea' })],
  [
    'operation-field-order',
    'tags last',
    (d) => {
      const { tags, ...rest } = list(d) as Record<string, unknown>;
      Object.assign(d['paths']!['/things']!, { get: { ...rest, tags } });
    },
  ],
  ['operation-field-order', 'an unknown field', (d) => Object.assign(list(d), { 'x-beta': true })],
  ['operation-promises', 'no Accept-Language', (d) => Object.assign(save(d), { parameters: [] })],
  ['operation-promises', 'no 401', (d) => delete list(d)['responses']!['401']],
  ['operation-promises', 'no 503', (d) => delete list(d)['responses']!['503']],
  ['operation-promises', 'no 413', (d) => delete save(d)['responses']!['413']],
  ['operation-promises', 'no body limit', (d) => delete save(d)['x-body-limit']],
  ['operation-promises', 'no 422 beside a query', (d) => delete list(d)['responses']!['422']],
  [
    'operation-promises',
    'no 404 beside an id',
    (d) => {
      const parameters = [
        ...(save(d)['parameters'] as unknown as unknown[]),
        { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 9 } },
      ];
      Object.assign(d['paths']!, {
        '/things/{id}': {
          post: { ...(save(d) as object), operationId: 'x', parameters },
        },
      });
    },
  ],
  ['list-promises', 'no total', (d) => delete schemas(d)['ThingPage']!['properties']!['total']],
  [
    'list-promises',
    'no pageSize taken',
    (d) => (list(d)['parameters'] as unknown as unknown[]).pop(),
  ],
  [
    'errors-are-problems',
    'plain JSON',
    (d) => {
      const response = list(d)['responses']!['500']!;
      Object.assign(response, {
        content: { 'application/json': response['content']!['application/problem+json'] },
      });
    },
  ],
  [
    'errors-are-problems',
    'both',
    (d) => {
      const content = list(d)['responses']!['500']!['content']!;
      Object.assign(content, { 'application/json': content['application/problem+json'] });
    },
  ],
  [
    'problems-are-named',
    'no example',
    (d) =>
      delete list(d)['responses']!['500']!['content']!['application/problem+json']!['examples'],
  ],
  [
    'answers-are-named',
    'no example',
    (d) => delete list(d)['responses']!['200']!['content']!['application/json']!['examples'],
  ],
  [
    'requests-are-named',
    'no example',
    (d) => delete save(d)['requestBody']!['content']!['application/json']!['examples'],
  ],
  [
    'objects-are-closed',
    'an open object',
    (d) => delete schemas(d)['Thing']!['additionalProperties'],
  ],
  [
    'no-nullable',
    'nullable',
    (d) => Object.assign(schemas(d)['Thing']!['properties']!['name']!, { nullable: true }),
  ],
  [
    'no-closed-all-of',
    'allOf of closed objects',
    (d) => Object.assign(schemas(d), { Both: { allOf: [structuredClone(schemas(d)['Thing'])] } }),
  ],
  [
    'files-name-themselves',
    'a nameless file',
    (d) => delete save(d)['responses']!['200']!['headers'],
  ],
  [
    'oas3-valid-media-example',
    'an example that breaks its schema',
    (d) =>
      Object.assign(
        list(d)['responses']!['200']!['content']!['application/json']!['examples']!['default']!,
        { value: { items: [1] } },
      ),
  ],
  [
    'owasp:api4:2023-array-limit',
    'an array without end',
    (d) => delete schemas(d)['ThingPage']!['properties']!['items']!['maxItems'],
  ],
  [
    'owasp:api4:2023-string-limit',
    'a string without end',
    (d) => delete schemas(d)['Thing']!['properties']!['name']!['maxLength'],
  ],
  [
    'owasp:api8:2023-define-error-responses-500',
    'no 500',
    (d) => delete list(d)['responses']!['500'],
  ],
  [
    'owasp:api4:2023-rate-limit-responses-429',
    'no 429',
    (d) => delete list(d)['responses']!['429'],
  ],
];

describe('the contract rules', () => {
  let lint: (document: object) => Promise<Finding[]>;
  beforeAll(async () => {
    lint = await createLinter();
  });

  it('say nothing of a clean contract', async () => {
    expect(await lint(clean())).toEqual([]);
  });

  it.each(PLANTS)('%s finds %s', async (rule, _fault, plant) => {
    const document = clean();
    plant(document as never);
    const findings = await lint(document);
    expect(findings.map(({ code }) => code)).toContain(rule);
  });
});
