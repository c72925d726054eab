import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readContract, type ContractDocument } from '#contract/document/document.ts';
import { bundleText, type Pieces } from './bundle-text.ts';

const BUNDLE = resolve(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const whole = (document: object) =>
  stringify(document, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false });

describe('the text of the bundle', () => {
  const document = readContract(BUNDLE);

  it('is that of the whole document, piece by piece', async () => {
    expect(bundleText(document)).toBe(await readFile(BUNDLE, 'utf8'));
    const odd = {
      openapi: '3.1.0',
      info: { version: '1.0.0', description: 'Two lines,\n\n  one indented.\n' },
      paths: {},
      components: {
        schemas: { Yes: { enum: ['yes', 'null', '', '012', 'é\n'] }, '404': {} },
        examples: { none: { value: null }, 'a: b': { value: ' #\n' } },
        headers: {},
      },
    } as unknown as ContractDocument;
    expect(bundleText(odd)).toBe(whole(odd));
    const pieces: Pieces = new Map();
    bundleText(odd, pieces);
    expect(bundleText(odd, pieces)).toBe(whole(odd));
  });

  it('writes what changed alone', () => {
    const pieces: Pieces = new Map();
    bundleText(document, pieces);
    const known = pieces.size;
    const changed = structuredClone(document);
    const { examples = {} } = changed.components ?? {};
    Object.assign(Object.values(examples)[0] as object, { summary: 'Another one' });
    expect(bundleText(changed, pieces)).toBe(whole(changed));
    expect(pieces.size).toBe(known + 1);
  });
});
