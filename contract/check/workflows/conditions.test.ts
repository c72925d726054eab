import { describe, expect, it } from 'vitest';
import { ConditionError } from './conditions.ts';
import { expectReadable, failureText, holds } from './criteria.ts';
import { filled, type Scope } from './expressions.ts';

const body = {
  name: 'Lin',
  age: 41,
  'a/b': true,
  empty: null,
  items: [
    { id: 'x1', tags: ['red', 'blue'], price: 4.5 },
    { id: 'x2', tags: [], price: 12 },
  ],
};
const scope: Scope = {
  inputs: { email: 'lin@example.com', limit: 2 },
  steps: new Map([['save', { id: 'x2', list: [{ id: 'x1' }] }]]),
  workflows: new Map([['before', { inputs: {}, outputs: { token: 'abc' } }]]),
  sources: new Map([['shop', 'openapi.yaml']]),
  sent: {
    url: 'http://127.0.0.1:1',
    parameters: { path: { id: 'x1' }, query: { q: 'lamp' } },
    exchange: {
      request: {
        method: 'GET',
        path: '/items',
        headers: { accept: 'text/plain' },
        body: '{"a":[7]}',
      },
      status: 200,
      headers: new Headers({ 'content-type': 'application/json; charset=utf-8', 'x-count': '2' }),
      bytes: new TextEncoder().encode(JSON.stringify(body)),
      took: 1,
    },
  },
};

describe('simple conditions', () => {
  it.each([
    '$statusCode == 200',
    '$statusCode != 404 && $statusCode < 300',
    '$statusCode == 404 || ($statusCode >= 200 && !($statusCode > 200))',
    "$response.body#/name == 'lin'",
    '$response.body#/items/1/id == $steps.save.outputs.id',
    '$response.body.items[0].id == $request.path.id',
    '$response.header.X-Count == 2',
    '$response.header.X-Count == $inputs.limit',
    '$response.body#/a~1b == true',
    '$response.body#/empty == null',
    '$response.body#/absent == null',
    "$response.body#/absent != 'x'",
    "$request.query.q == 'lamp' && $request.header.Accept == 'text/plain'",
    '$request.body#/a/0 == 7',
    '$steps.save.outputs.list[0].id == "x1"',
    "$workflows.before.outputs.token == 'abc'",
    "$method == 'GET' && $url == 'http://127.0.0.1:1/items'",
    "$sourceDescriptions.shop.url == 'openapi.yaml'",
    "'it''s' == 'IT''S'",
    '$response.body#/items',
  ])('%s holds', (condition) => {
    expect(holds({ condition }, scope)).toBe(true);
  });

  it.each([
    '$statusCode == 201',
    '$response.body#/age < 41',
    "$response.body#/age == 'forty'",
    '$response.body#/empty != null',
    '$response.body#/absent',
    "$response.body#/name == 'lin' && $statusCode == 404",
  ])('%s does not hold', (condition) => {
    expect(holds({ condition }, scope)).toBe(false);
  });

  it('name what they saw where they do not hold', () => {
    expect(failureText({ condition: '$statusCode == $inputs.limit' }, scope)).toBe(
      '$statusCode == $inputs.limit does not hold: $statusCode is 200, $inputs.limit is 2.',
    );
  });
});

describe('conditions of JSONPath', () => {
  const of = (condition: string) => ({ context: '$response.body', condition, type: 'jsonpath' });
  it.each([
    '$.items[?@.id == "x1"]',
    "$.items[?(@.price > 10 && @.id != 'x1')]",
    "$.items[?@.tags[?@ == 'red']]",
    "$.items[?@.id == '{$steps.save.outputs.id}']",
    '$[?count(@[*]) == 2]',
    '$.items[?length(@.id) == {$inputs.limit}]',
    "$.items[?match(@.id, 'x[0-9]')]",
    '$..tags[0]',
    "$['a/b']",
    '$.items[-1].price',
    '$.items[0:1].tags[*]',
    "$.name == 'Lin'",
    '!$.absent',
    '$.empty',
  ])('%s holds', (condition) => {
    expect(holds(of(condition), scope)).toBe(true);
  });

  it.each([
    "$.name == 'lin'",
    '$.items[?@.id == "x3"]',
    '$.items[2]',
    '$.name.first',
    '$.items[?@.absent == @.missing && @.id == "x9"]',
    "$.items[?search(@.id, '^2')]",
  ])('%s does not hold', (condition) => {
    expect(holds(of(condition), scope)).toBe(false);
  });
});

it('a regular expression is looked for in the text of its context', () => {
  const context = '$response.header.Content-Type';
  const of = (condition: string) => ({ context, condition, type: 'regex' });
  expect(holds(of(String.raw`^application/json\b`), scope)).toBe(true);
  expect(holds(of('^text/'), scope)).toBe(false);
  expect(holds({ ...of('.*'), context: '$response.header.Absent' }, scope)).toBe(false);
});

it.each([
  [{ condition: '$statusCode = 200' }, 'cannot be read at "= 200"'],
  [{ condition: '($statusCode == 200' }, 'cannot be read at ""'],
  [{ condition: '$.items[?@.id', type: 'jsonpath', context: '$response.body' }, 'cannot be read'],
  [{ condition: '$.items[0] 1', type: 'jsonpath', context: '$response.body' }, 'cannot be read'],
  [{ condition: '[', type: 'regex', context: '$response.body' }, 'is no regular expression'],
  [{ condition: '$.items', type: 'jsonpath' }, 'needs a context'],
  [{ condition: '//item', type: 'xpath', context: '$response.body' }, 'xpath is not supported'],
])('%o is refused', (criterion, reason) => {
  expect(() => expectReadable(criterion)).toThrow(ConditionError);
  expect(() => expectReadable(criterion)).toThrow(reason);
});

it('values are filled in at any depth, and as text within texts', () => {
  const payload = {
    id: '$steps.save.outputs.id',
    list: ['$inputs.limit', 'to {$inputs.email}, {$inputs.limit} times'],
    price: '$5',
  };
  expect(filled(payload, scope)).toEqual({
    id: 'x2',
    list: [2, 'to lin@example.com, 2 times'],
    price: '$5',
  });
});
