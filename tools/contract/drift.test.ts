/** @module-tag long */
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drift } from './check-drift.ts';
import { generate } from './generate.ts';
import { GENERATED, readGenerated } from './install.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = ['openapi', 'src/api', 'contract/generated', 'src/generated', 'package.json'];

/** On a copy, so that a failing test leaves the repository alone. */
describe('generated code', () => {
  let copy: string;
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'promptwell-drift-'));
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));
  beforeEach(async () => {
    for (const part of PARTS) {
      await rm(join(copy, part), { recursive: true, force: true });
      await cp(join(ROOT, part), join(copy, part), { recursive: true });
    }
  });
  const breakContract = () => writeFile(join(copy, 'openapi/openapi.yaml'), 'openapi: [3.1.0\n');

  it('is what the committed contract gives, twice', async () => {
    expect(await drift(copy)).toEqual([]);
    const before = await readGenerated(copy);
    expect(await generate(copy)).toEqual([]);
    expect(await readGenerated(copy)).toEqual(before);
  });

  it('drifts by a hand edit', async () => {
    await appendFile(
      join(copy, 'contract/generated/schemas.ts'),
      '\nexport const edited = true;\n',
    );
    expect(await drift(copy)).toEqual(['differs  contract/generated/schemas.ts']);
  });

  it('drifts by a stale file and by a deleted one', async () => {
    await writeFile(
      join(copy, 'src/generated/api/old-thing.ts'),
      'export type OldThing = string;\n',
    );
    await rm(join(copy, 'contract/generated/operations.ts'));
    expect(await drift(copy)).toEqual([
      'missing  contract/generated/operations.ts',
      'stale    src/generated/api/old-thing.ts',
    ]);
  });

  it('drifts by a changed contract', async () => {
    const file = join(copy, 'openapi/schemas/common.yaml');
    const schemas = await readFile(file, 'utf8');
    await writeFile(file, schemas.replace('maxLength: 254', 'maxLength: 253'));
    expect(await drift(copy)).toEqual([
      'differs  contract/generated/schemas/common.ts',
      'differs  openapi/dist/openapi-3.2.yaml',
      'differs  openapi/dist/openapi.yaml',
      'differs  src/generated/api/endpoints.schemas.ts',
    ]);
  });

  it('stays as it was when the contract is broken', async () => {
    const before = await readGenerated(copy);
    await breakContract();
    await expect(generate(copy)).rejects.toThrow();
    expect(await readGenerated(copy)).toEqual(before);
    expect([...before.keys()].some((path) => path.startsWith(GENERATED[0]))).toBe(true);
  });
});
