import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namedChunk, type ViteManifest } from './chunks.ts';
import { COMPILE_HINT, HINTED, hintFirst } from './compile-hint.ts';

const APP = resolve(import.meta.dirname, '../../build/app');

describe('the hint that has a file compiled while it comes', () => {
  it.each([...HINTED])(
    'is the first line of %s, where alone the browser reads it',
    async (name) => {
      const manifest = JSON.parse(
        await readFile(join(APP, 'manifest.json'), 'utf8'),
      ) as ViteManifest;
      const { file = '' } = manifest[namedChunk(manifest, name)] ?? {};
      const code = await readFile(join(APP, file), 'utf8');
      expect(code.slice(0, COMPILE_HINT.length)).toBe(COMPILE_HINT);
    },
  );

  it('comes before what was written above it, and leaves every other line in its place', () => {
    expect(hintFirst(`const later=[];\n${COMPILE_HINT}\nlet a;\nlet b;`)).toBe(
      `${COMPILE_HINT}\nconst later=[];\nlet a;\nlet b;`,
    );
    expect(hintFirst(`${COMPILE_HINT}\nlet a;`)).toBe(`${COMPILE_HINT}\nlet a;`);
    expect(hintFirst('let a;')).toBe('let a;');
  });
});
