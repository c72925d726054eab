import { describe, expect, it } from 'vitest';
import { schemasOf } from '../checker/schemas.ts';
import { operationsOf, parseContract, type ParameterObject } from '../document/document.ts';
import { createParameterValues } from './parameter-values.ts';
import { createShapes } from './schema-shapes.ts';
import { writeParameter } from './write-parameter.ts';

const COLOUR = {
  type: 'object',
  properties: { R: { type: 'integer' }, 'a name': { type: 'string' } },
};
const WORDS = { type: 'array', items: { type: 'string' } };
const DEEP = { type: 'object', properties: { of: COLOUR, words: WORDS } };
const JSON_CONTENT = { 'application/json': { schema: DEEP } };

const VALUE = { R: 1, 'a name': 'a,b&c=d' };
const LIST = ['a,b', 'c d', 'e;f'];

/** A parameter's text, and what is read of it again. */
function written(parameter: object, value: unknown) {
  const own = { name: 'v', ...parameter } as ParameterObject;
  const document = parseContract(
    JSON.stringify({
      openapi: '3.1.0',
      info: { version: '1' },
      paths: { '/things/{v}': { get: { parameters: [own], responses: {} } } },
    }),
    'things.json',
  );
  const mismatch = schemasOf(document);
  const [operation] = operationsOf(document);
  const [first] = operation?.parameters ?? [];
  if (!operation || !first) throw new Error('no parameter');
  const pairs = writeParameter(document, operation, first, value);
  if (!pairs) return { pairs };
  const [text = ''] = pairs;
  const values = createParameterValues(document, createShapes(document), mismatch);
  const [documented] = values.documented(operation);
  const read = values.valuesIn(operation, {
    pathTexts: own.in === 'path' ? { v: text } : {},
    search: own.in === 'query' ? pairs.join('&') : '',
    headers: own.in === 'header' ? { v: text } : { cookie: pairs.join('; ') },
  });
  return { pairs, value: documented && read(documented) };
}

describe('a parameter that is written', () => {
  it.each<[object, unknown, string[]]>([
    [{ in: 'path', schema: WORDS }, LIST, ['a%2Cb,c%20d,e%3Bf']],
    [{ in: 'path', schema: COLOUR, explode: true }, VALUE, ['R=1,a%20name=a%2Cb%26c%3Dd']],
    [{ in: 'path', schema: WORDS, style: 'label', explode: true }, ['a', 'b'], ['.a.b']],
    [{ in: 'path', schema: COLOUR, style: 'label' }, VALUE, ['.R,1,a%20name,a%2Cb%26c%3Dd']],
    [{ in: 'path', schema: WORDS, style: 'matrix' }, LIST, [';v=a%2Cb,c%20d,e%3Bf']],
    [
      { in: 'path', schema: WORDS, style: 'matrix', explode: true },
      LIST,
      [';v=a%2Cb;v=c%20d;v=e%3Bf'],
    ],
    [{ in: 'query', schema: COLOUR }, VALUE, ['R=1', 'a%20name=a%2Cb%26c%3Dd']],
    [{ in: 'query', schema: WORDS, explode: false }, LIST, ['v=a%2Cb,c%20d,e%3Bf']],
    [{ in: 'query', schema: WORDS, style: 'pipeDelimited' }, LIST, ['v=a%2Cb%7Cc%20d%7Ce%3Bf']],
    [{ in: 'query', schema: WORDS, style: 'spaceDelimited' }, ['a', 'b'], ['v=a%20b']],
    [
      { in: 'query', schema: DEEP, style: 'deepObject' },
      { of: { R: 1 }, words: ['a', 'b'] },
      ['v%5Bof%5D%5BR%5D=1', 'v%5Bwords%5D%5B0%5D=a', 'v%5Bwords%5D%5B1%5D=b'],
    ],
    [
      { in: 'query', content: JSON_CONTENT },
      { of: { R: 1 } },
      ['v=%7B%22of%22%3A%7B%22R%22%3A1%7D%7D'],
    ],
    [{ in: 'header', schema: COLOUR }, { R: 1 }, ['R,1']],
    [{ in: 'cookie', schema: WORDS }, LIST, ['v=a%2Cb', 'v=c%20d', 'v=e%3Bf']],
    [{ in: 'cookie', schema: COLOUR, explode: false }, { R: 1 }, ['v=R,1']],
  ])('%j is read again', (parameter, value, pairs) => {
    expect(written(parameter, value)).toEqual({ pairs, value: { value } });
  });

  it.each<[object, unknown]>([
    [{ in: 'query', schema: DEEP }, { of: { R: 1 } }],
    [{ in: 'path', schema: DEEP }, { of: { R: 1 } }],
    [{ in: 'query', schema: { type: 'string' } }, null],
  ])('%j is not written with a value that its style cannot say', (parameter, value) => {
    expect(written(parameter, value)).toEqual({ pairs: undefined });
  });
});
