import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBundle } from './bundle-cache.ts';

const TEXT = 'openapi: 3.1.0\ninfo: { version: 1.0.0 }\npaths: {}\n';

describe('the bundle as JSON', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promptwell-bundle-'));
    file = join(folder, '.cache/mock/bundle.json');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const read = (text = TEXT) => readBundle(folder, text, 'openapi.yaml');
  const change = async (from: string, to: string) => {
    const kept = await readFile(file, 'utf8');
    expect(kept).toContain(from);
    await writeFile(file, kept.replace(from, to));
  };

  it('is read where the text is the same', async () => {
    expect(await read()).toMatchObject({ info: { version: '1.0.0' } });
    await change('1.0.0', 'kept');
    expect(await read()).toMatchObject({ info: { version: 'kept' } });
  });

  it('is made again where the text is another one', async () => {
    await read();
    expect(await read(TEXT.replace('1.0.0', '1.0.1'))).toMatchObject({
      info: { version: '1.0.1' },
    });
  });

  it('is left out where it cannot be kept', async () => {
    await writeFile(join(folder, '.cache'), 'a file in the place of the folder');
    expect(await read()).toMatchObject({ openapi: '3.1.0' });
  });

  it('names the file that is neither YAML nor JSON, and keeps nothing of it', async () => {
    await expect(read('openapi: [3.1.0\n')).rejects.toThrow(
      'openapi.yaml is neither YAML nor JSON',
    );
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});
