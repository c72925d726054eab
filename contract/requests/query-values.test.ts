import { describe, expect, it } from 'vitest';
import {
  at,
  COLOUR,
  IDS,
  inQuery,
  query,
  refused,
  type Parameter,
  type Sent,
} from './testing/asked-parameters.ts';

describe('a parameter of the query', () => {
  it.each<[string, Parameter, right: Sent[], wrong: Sent, why: string]>([
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

  it('is not taken apart beyond a depth that no document has', () => {
    const deep = query({ type: 'object' }, { style: 'deepObject' });
    expect(refused([deep], inQuery(`v${'[a]'.repeat(5_000)}=1`))).toEqual([]);
  });
});
