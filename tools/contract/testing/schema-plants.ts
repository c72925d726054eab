import { problem, text } from './clean-contract.ts';
import { list, schemas, thing, page, set, name, type Plant } from './reach.ts';

/** Faults of schemas: open objects, missing bounds, orphans. */
export const SCHEMA_PLANTS: readonly Plant[] = [
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
  ['array-items', 'an array of anything', (d) => delete page(d)['items']!['items']],
  ['duplicated-entry-in-enum', 'a value twice', (d) => name(d, { enum: ['a', 'a'] })],
  ['typed-enum', 'a number among texts', (d) => name(d, { enum: ['a', 1] })],
  ['owasp:api4:2023-integer-limit', 'no maximum', (d) => delete page(d)['total']!['maximum']],
  ['owasp:api4:2023-integer-format', 'no format', (d) => delete page(d)['total']!['format']],
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
  ['no-orphans', 'an unused schema', (d) => set(schemas(d), { Orphan: text(9) })],
  [
    'no-orphans',
    'an unused response',
    (d) => set(d['components'], { responses: { Gone: problem(410, 'link_expired') } }),
  ],
];
