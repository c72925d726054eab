import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#contract/document/document.ts';
import { checkReferences, documentPart } from './document-part.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const DOCUMENT = {
  openapi: '3.1.0',
  info: { version: '1.0.0' },
  paths: { '/a': { get: ref('Outer') }, '/b': { get: ref('Other') } },
  components: {
    schemas: { Outer: { items: ref('Inner') }, Inner: { items: ref('Outer') }, Other: {} },
    securitySchemes: { bearer: {} },
  },
} as unknown as ContractDocument;

describe('the part of a document that one path needs', () => {
  it('has what the path refers to, over others and in circles, and nothing else', () => {
    const { paths, components } = documentPart(DOCUMENT, '/a');
    expect(Object.keys(paths)).toEqual(['/a']);
    expect(Object.keys(components?.['schemas'] ?? {})).toEqual(['Outer', 'Inner']);
    expect(components?.['securitySchemes']).toEqual({ bearer: {} });
  });

  it('is a copy: what Prism writes into it does not reach the document', () => {
    const before = structuredClone(DOCUMENT);
    Object.assign(documentPart(DOCUMENT, '/a').components?.['schemas']?.['Outer'] ?? {}, {
      items: {},
    });
    expect(DOCUMENT).toEqual(before);
  });

  it('names the component that is missing', () => {
    const broken = structuredClone(DOCUMENT);
    Reflect.deleteProperty(broken.components?.['schemas'] ?? {}, 'Inner');
    expect(() => checkReferences(broken)).toThrow('The contract has no #/components/schemas/Inner');
    expect(() => checkReferences(DOCUMENT)).not.toThrow();
  });
});
