import { describe, expect, it } from 'vitest';
import { DocumentError, parseContract } from '../document/document.ts';
import { schemasOf } from './schemas.ts';

const mismatchOf = (schemas: object) =>
  schemasOf(
    parseContract(
      JSON.stringify({
        openapi: '3.1.0',
        info: { version: '1' },
        components: { schemas },
        paths: {},
      }),
      'test.json',
    ),
  );

describe('schemas of contracts from elsewhere', () => {
  it('keep the keywords of 3.0 in a document of 3.1', () => {
    const mismatch = mismatchOf({
      Thing: {
        properties: {
          link: { nullable: true, enum: ['a'] },
          size: { type: 'number', maximum: 9, exclusiveMaximum: true },
        },
      },
    });
    const at = '/components/schemas/Thing';
    expect(mismatch(at, { link: null, size: 8 })).toBeUndefined();
    expect(mismatch(at, { link: 'b' })).toBeDefined();
    expect(mismatch(at, { size: 9 })).toBeDefined();
  });

  it('refer to their document inside a schema with an id, and to what that schema holds first', () => {
    const mismatch = mismatchOf({
      Name: { type: 'string' },
      Page: {
        $id: 'https://things.example/page',
        $defs: { count: { type: 'integer' } },
        properties: {
          name: { $ref: '#/components/schemas/Name' },
          count: { $ref: '#/$defs/count' },
        },
      },
    });
    const at = '/components/schemas/Page';
    expect(mismatch(at, { name: 'a', count: 1 })).toBeUndefined();
    expect(mismatch(at, { name: 1 })).toBe('data/name must be string');
    expect(mismatch(at, { count: 'a' })).toBe('data/count must be integer');
  });

  it('are refused with their place where they are none', () => {
    const mismatch = mismatchOf({ Thing: { type: 'texts' } });
    const ask = () => mismatch('/components/schemas/Thing', 1);
    expect(ask).toThrow(DocumentError);
    expect(ask).toThrow('The schema #/components/schemas/Thing: ');
  });
});
