import { beforeAll, describe, expect, it } from 'vitest';
import { createLinter, type Linter } from './spectral.ts';

/* eslint-disable typescript/no-unsafe-* -- plants reach into a document whose shape they break. */
type Loose = Record<string, never> & { [key: string]: Loose };

const text = (maxLength: number) => ({ type: 'string', maxLength });
const requestId = { 'X-Request-Id': { schema: text(40), example: 'req_1' } };
const problem = (status: number, code: string) => ({
  description: 'It failed.',
  headers: {
    ...requestId,
    ...([429, 503].includes(status) && {
      'Retry-After': {
        schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 9 },
        example: 1,
      },
    }),
  },
  content: {
    'application/problem+json': {
      schema: { $ref: '#/components/schemas/Problem' },
      examples: {
        [code]: {
          summary: code,
          value: {
            type: `/problems/${code}`,
            status,
            code,
            instance: '/api/things',
            requestId: 'req_1',
          },
        },
      },
    },
  },
});

/** The smallest document that keeps every rule: one list, one write, one download. */
const clean = () => {
  const errors = Object.fromEntries(
    [
      [400, 'malformed_json'],
      [401, 'unauthenticated'],
      [403, 'forbidden'],
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
      '/api/things': {
        get: {
          operationId: 'listThings',
          tags: ['prompts'],
          summary: 'List things.',
          description: 'Lists things.',
          'x-origin': 'addition',
          'x-permission': { action: 'read', subject: 'prompts' },
          parameters: [language, number('page'), number('pageSize')],
          responses: {
            200: {
              description: 'A page of things.',
              headers: requestId,
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
          'x-permission': { action: 'create', subject: 'prompts' },
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
                ...requestId,
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
            code: text(64),
            type: text(99),
            instance: text(99),
            requestId: text(40),
          },
        },
      },
    },
  });
};

const list = (document: Loose) => document['paths']!['/api/things']!['get']!;
const save = (document: Loose) => document['paths']!['/api/things']!['post']!;
const schemas = (document: Loose) => document['components']!['schemas']!;
const schemes = (document: Loose) => document['components']!['securitySchemes']!;
const thing = (document: Loose) => schemas(document)['Thing']!['properties']!;
const page = (document: Loose) => schemas(document)['ThingPage']!['properties']!;
const parametersOf = (operation: Loose) => operation['parameters'] as unknown as unknown[];
const answer = (document: Loose) =>
  list(document)['responses']!['200']!['content']!['application/json']!;
const problemOf = (document: Loose, status: string) =>
  list(document)['responses']![status]!['content']!['application/problem+json']!;
const shown = (document: Loose, status: string) =>
  (Object.values(problemOf(document, status)['examples']!)[0] as unknown as Loose)['value'];
const set = (target: Loose | undefined, change: object) => Object.assign(target!, change);
const name = (document: Loose, change: object) => set(thing(document)['name'], change);
const move = (document: Loose, path: string) =>
  set(document, { paths: { [path]: document['paths']!['/api/things'] } });
const stream = (document: Loose, event: string, value: string) =>
  set(save(document)['responses']!['200']!['content'], {
    'text/event-stream': {
      schema: text(99),
      'x-sse-event': event,
      examples: { default: { summary: 'A stream', value } },
    },
  });

/** A planted fault for every rule that is switched on. */
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
      Object.assign(d['paths']!['/api/things']!, { get: { ...rest, tags } });
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
        '/api/things/{id}': {
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
    (d) => delete save(d)['responses']!['200']!['headers']!['Content-Disposition'],
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
  ['array-items', 'an array of anything', (d) => delete page(d)['items']!['items']],
  ['duplicated-entry-in-enum', 'a value twice', (d) => name(d, { enum: ['a', 'a'] })],
  ['typed-enum', 'a number among texts', (d) => name(d, { enum: ['a', 1] })],
  ['info-description', 'no description', (d) => delete d['info']!['description']],
  ['info-contact', 'no contact', (d) => delete d['info']!['contact']],
  ['no-eval-in-markdown', 'eval', (d) => set(d['info'], { description: 'eval(1)' })],
  [
    'no-script-tags-in-markdown',
    'a script',
    (d) => set(d['info'], { description: '<script>1</script>' }),
  ],
  ['oas3-api-servers', 'no server', (d) => delete d['servers']],
  [
    'oas3-server-trailing-slash',
    'a slash at the end',
    (d) => set(d, { servers: [{ url: 'https://example.com/' }] }),
  ],
  [
    'oas3-operation-security-defined',
    'an unknown scheme',
    (d) => set(d, { security: [{ nobody: [] }] }),
  ],
  [
    'oas3-examples-value-or-externalValue',
    'an example of nothing',
    (d) => set(answer(d), { examples: { default: { summary: 'Nothing' } } }),
  ],
  ['operation-description', 'no description', (d) => delete list(d)['description']],
  ['operation-operationId', 'no operationId', (d) => delete list(d)['operationId']],
  [
    'operation-operationId-unique',
    'one name for two',
    (d) => set(list(d), { operationId: 'saveThing' }),
  ],
  [
    'operation-parameters',
    'a parameter twice',
    (d) => parametersOf(list(d)).push(parametersOf(list(d))[0]),
  ],
  ['operation-success-response', 'only errors', (d) => delete list(d)['responses']!['200']],
  ['operation-tag-defined', 'a tag of nobody', (d) => set(d, { tags: [] })],
  ['tag-description', 'a tag without words', (d) => set(d, { tags: [{ name: 'prompts' }] })],
  ['path-declarations-must-exist', 'an empty parameter', (d) => move(d, '/api/things/{}')],
  ['path-keys-no-trailing-slash', 'a slash at the end', (d) => move(d, '/api/things/')],
  ['path-not-include-query', 'a query in the path', (d) => move(d, '/api/things?all=1')],
  ['path-params', 'an undeclared parameter', (d) => move(d, '/api/things/{id}')],
  [
    'owasp:api2:2023-no-http-basic',
    'basic',
    (d) => set(schemes(d), { basic: { type: 'http', scheme: 'basic' } }),
  ],
  [
    'owasp:api2:2023-no-api-keys-in-url',
    'a key in the address',
    (d) => set(schemes(d), { key: { type: 'apiKey', in: 'query', name: 'key' } }),
  ],
  [
    'owasp:api2:2023-auth-insecure-schemes',
    'an insecure scheme',
    (d) => set(schemes(d), { old: { type: 'http', scheme: 'negotiate' } }),
  ],
  [
    'owasp:api2:2023-no-credentials-in-url',
    'a token in the query',
    (d) => parametersOf(list(d)).push({ name: 'token', in: 'query', schema: text(9) }),
  ],
  ['owasp:api4:2023-integer-limit', 'no maximum', (d) => delete page(d)['total']!['maximum']],
  ['owasp:api4:2023-integer-format', 'no format', (d) => delete page(d)['total']!['format']],
  ['operation-permission', 'none', (d) => delete list(d)['x-permission']],
  ['operation-permission', 'a public one', (d) => set(list(d), { security: [] })],
  [
    'operation-permission',
    'a misspelt action',
    (d) => set(list(d), { 'x-permission': { action: 'reed', subject: 'prompts' } }),
  ],
  [
    'operation-permission',
    'a misspelt subject',
    (d) => set(list(d), { 'x-permission': { action: 'read', subject: 'promts' } }),
  ],
  [
    'operation-permission',
    'an unknown role',
    (d) => set(list(d)['x-permission'], { role: 'boss' }),
  ],
  ['operation-permission', 'no 403', (d) => delete save(d)['responses']!['403']],
  [
    'request-promises',
    'a body that may be left out',
    (d) => set(save(d)['requestBody'], { required: false }),
  ],
  ['request-promises', 'a path outside /api', (d) => move(d, '/things')],
  [
    'request-promises',
    'a list with commas',
    (d) =>
      parametersOf(list(d)).push({
        name: 'tag',
        in: 'query',
        explode: false,
        schema: { type: 'array', maxItems: 9, items: text(9) },
      }),
  ],
  [
    'request-promises',
    'pages of 1,000',
    (d) => set((parametersOf(list(d))[2] as Loose)['schema'], { maximum: 1000 }),
  ],
  [
    'request-promises',
    'a cost without a key',
    (d) => set(save(d)['responses'], { 402: problem(402, 'quota_exceeded') }),
  ],
  [
    'answer-promises',
    'no X-Request-Id',
    (d) => delete list(d)['responses']!['200']!['headers']!['X-Request-Id'],
  ],
  [
    'answer-promises',
    'no Retry-After',
    (d) => delete list(d)['responses']!['429']!['headers']!['Retry-After'],
  ],
  [
    'answer-promises',
    'a 204 with content',
    (d) => set(save(d)['responses'], { 204: save(d)['responses']!['200'] }),
  ],
  [
    'answer-promises',
    'an error of its own shape',
    (d) => set(problemOf(d, '500'), { schema: { $ref: '#/components/schemas/Thing' } }),
  ],
  ['problem-examples', 'another status', (d) => set(shown(d, '500'), { status: 400 })],
  ['problem-examples', 'another type', (d) => set(shown(d, '500'), { type: '/problems/other' })],
  ['problem-examples', 'another path', (d) => set(shown(d, '500'), { instance: '/api/others' })],
  [
    'problem-examples',
    'a field that is not there',
    (d) => set(shown(d, '422'), { errors: [{ field: 'title', code: 'required' }] }),
  ],
  ['schema-promises', 'snake_case', (d) => set(thing(d), { first_name: text(9) })],
  ['schema-promises', 'a time without format', (d) => set(thing(d), { createdAt: text(40) })],
  ['schema-promises', 'an id without format', (d) => set(thing(d), { id: text(36) })],
  [
    'schema-promises',
    'money as float',
    (d) =>
      set(thing(d), {
        currency: text(3),
        amount: { type: 'number', format: 'double', minimum: 0, maximum: 9 },
      }),
  ],
  [
    'schema-promises',
    'an amount without currency',
    (d) =>
      set(thing(d), {
        currency: text(3),
        amount: { type: 'integer', format: 'int64', minimum: 0, maximum: 9 },
      }),
  ],
  ['schema-promises', 'an open object within', (d) => set(thing(d), { inner: { type: 'object' } })],
  [
    'schema-promises',
    'a number without bounds',
    (d) => set(thing(d), { share: { type: 'number', format: 'double' } }),
  ],
  [
    'schema-promises',
    'a default outside its values',
    (d) => name(d, { enum: ['a', 'b'], default: 'c' }),
  ],
  ['streams-fit', 'an event of nobody', (d) => stream(d, 'Nobody', '')],
  [
    'streams-fit',
    'a frame that does not fit',
    (d) => stream(d, 'Thing', 'event: a\ndata: {"type":"a"}\n\n'),
  ],
  [
    'streams-fit',
    'a frame of another type',
    (d) => stream(d, 'Thing', 'event: a\ndata: {"type":"b"}\n\n'),
  ],
  ['no-orphans', 'a schema of nobody', (d) => set(schemas(d), { Orphan: text(9) })],
  [
    'no-orphans',
    'a response of nobody',
    (d) => set(d['components'], { responses: { Gone: problem(410, 'link_expired') } }),
  ],
  [
    'list-promises',
    'no paging at all',
    (d) => {
      set(list(d), { parameters: [parametersOf(list(d))[0]] });
      for (const part of ['page', 'pageSize', 'total']) delete page(d)[part];
    },
  ],
];

describe('the contract rules', () => {
  let lint: Linter['lint'];
  let rules: string[];
  beforeAll(async () => {
    ({ lint, rules } = await createLinter());
  });

  it('each have a planted fault, and none is switched on without one', () => {
    expect(rules.toSorted()).toEqual([...new Set(PLANTS.map(([rule]) => rule))].toSorted());
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
