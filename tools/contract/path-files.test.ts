import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathsBelow } from './path-files.ts';

describe('the paths of the contract', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promptwell-paths-'));
    await mkdir(join(folder, 'paths'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const write = (file: string, ...addresses: string[]) =>
    writeFile(
      join(folder, 'paths', file),
      addresses.map((address) => `${address}:\n  get: {}\n`).join(''),
    );

  it('come from every file, each as a reference into it', async () => {
    await write('team.yaml', '/api/team');
    await write('billing.yaml', '/api/plans');
    expect(pathsBelow(folder)).toEqual({
      '/api/plans': { $ref: 'paths/billing.yaml#/~1api~1plans' },
      '/api/team': { $ref: 'paths/team.yaml#/~1api~1team' },
    });
  });

  it('begin with the concrete ones, wherever they are written', async () => {
    await write('a.yaml', '/api/prompt/{promptId}', '/api/prompt');
    await write('b.yaml', '/api/prompt/my', '/api/prompt/{promptId}/versions');
    expect(Object.keys(pathsBelow(folder))).toEqual([
      '/api/prompt',
      '/api/prompt/my',
      '/api/prompt/{promptId}',
      '/api/prompt/{promptId}/versions',
    ]);
  });

  it('are refused when two files write the same one', async () => {
    await write('a.yaml', '/api/team');
    await write('b.yaml', '/api/team');
    expect(() => pathsBelow(folder)).toThrow('paths/b.yaml: /api/team is in paths/a.yaml already');
  });
});
