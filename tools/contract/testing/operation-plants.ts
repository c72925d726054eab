import { problem, text } from './clean-contract.ts';
import {
  list,
  save,
  schemas,
  page,
  parametersOf,
  set,
  move,
  type Plant,
  type Loose,
} from './reach.ts';

/** Faults of operations: names, order, permissions, what they take. */
export const OPERATION_PLANTS: readonly Plant[] = [
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
  [
    'operation-promises',
    'a signature in an undeclared header',
    (d) => Object.assign(save(d), { 'x-signature': 'X-Signature' }),
  ],
  ['operation-promises', 'no 422 with a query', (d) => delete list(d)['responses']!['422']],
  [
    'operation-promises',
    'no 404 with an id',
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
  ['resources-fit', 'another role', (d) => set(list(d)['x-resource'], { role: 'show' })],
  ['resources-fit', 'another word', (d) => set(list(d)['x-resource'], { kind: 'thing' })],
  ['resources-fit', 'a name in capitals', (d) => set(list(d)['x-resource'], { name: 'Things' })],
  ['resources-fit', 'no field for the id', (d) => delete list(d)['x-resource']!['id']],
  ['resources-fit', 'a read without an id', (d) => set(list(d)['x-resource'], { role: 'read' })],
  [
    'resources-fit',
    'two ids of one resource',
    (d) => set(save(d), { 'x-resource': { name: 'things', role: 'create', id: 'thingId' } }),
  ],
  [
    'resources-fit',
    'what is created and never seen',
    (d) => set(save(d), { 'x-resource': { name: 'notes', role: 'create', id: 'id' } }),
  ],
  [
    'requests-are-named',
    'no example',
    (d) => delete save(d)['requestBody']!['content']!['application/json']!['examples'],
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
  ['operation-tag-defined', 'a tag that is not defined', (d) => set(d, { tags: [] })],
  ['path-declarations-must-exist', 'an empty parameter', (d) => move(d, '/api/things/{}')],
  ['path-keys-no-trailing-slash', 'a slash at the end', (d) => move(d, '/api/things/')],
  ['path-not-include-query', 'a query in the path', (d) => move(d, '/api/things?all=1')],
  ['path-params', 'an undeclared parameter', (d) => move(d, '/api/things/{id}')],
  ['operation-permission', 'none', (d) => delete list(d)['x-permission']],
  ['operation-permission', 'a public one', (d) => set(list(d), { security: [] })],
  [
    'operation-permission',
    'a misspelt action',
    (d) => set(list(d), { 'x-permission': { action: 'reed', subject: 'prompts' } }),
  ],
  [
    'operation-permission',
    'another value of ownAccount',
    (d) => set(list(d)['x-permission'], { ownAccount: 'yes' }),
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
    'list-promises',
    'no paging at all',
    (d) => {
      set(list(d), { parameters: [parametersOf(list(d))[0]] });
      for (const part of ['page', 'pageSize', 'total']) delete page(d)[part];
    },
  ],
];
