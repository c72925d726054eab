/** A text of at most so many characters. */
export const text = (maxLength: number) => ({ type: 'string', maxLength });
const requestId = { 'X-Request-Id': { schema: text(40), example: 'req_1' } };
/** A refusal as the contract describes one. */
export const problem = (status: number, code: string) => ({
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
export const cleanContract = () => {
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
          'x-resource': { name: 'things', role: 'list', id: 'id' },
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
