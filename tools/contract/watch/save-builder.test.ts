import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSource } from '#contract/sources/source.ts';
import { readBundle } from '#mock/bundle-cache.ts';
import { ContractError } from '../generate.ts';
import { GENERATED, pathOf, readGenerated } from '../install.ts';
import { SaveBuilder } from './save-builder.ts';
import { withoutExamples } from './without-examples.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PARTS = ['openapi', 'src/api', 'contract/generated', 'src/generated', 'package.json'];
const EXAMPLES = 'openapi/examples/account.yaml';
const SCHEMAS = 'openapi/schemas/common.yaml';
const PATIENT = { timeout: 100_000, interval: 20 };
const NONE = { onContract: async () => {}, onCode: () => {} };

describe('a save of the contract', () => {
  let copy: string;
  let builder: SaveBuilder;
  beforeAll(async () => {
    copy = await mkdtemp(join(tmpdir(), 'promptwell-save-'));
    for (const part of PARTS) await cp(join(ROOT, part), join(copy, part), { recursive: true });
    builder = new SaveBuilder(copy);
  });
  afterAll(async () => {
    builder.stop();
    await rm(copy, { recursive: true, force: true });
  });

  const edit = async (file: string, from: string | RegExp, to: string) => {
    const text = await readFile(join(copy, file), 'utf8');
    expect(text).toMatch(from);
    await writeFile(join(copy, file), text.replace(from, to));
  };
  /** Which file lies at each generated path: another one where it was written. */
  const written = async () => {
    const paths = [...(await readGenerated(copy)).keys()];
    return new Map(
      await Promise.all(
        paths.map(async (path) => [path, (await stat(join(copy, path))).ino] as const),
      ),
    );
  };
  const build = async () => {
    const before = await written();
    let contract: Map<string, string> | undefined;
    let shown: readonly string[] = [];
    const { files } = await builder.build({
      onContract: async () => {
        contract = await readGenerated(copy);
      },
      onCode: (paths) => (shown = [...paths]),
    });
    const after = await written();
    const changed = [...after].filter(([path, file]) => before.get(path) !== file);
    return { files, shown, written: changed.map(([path]) => path), contract };
  };

  it(
    'writes what `npm run generate` writes, and nothing where that is there',
    { tags: ['long'] },
    async () => {
      const kept = await readGenerated(ROOT);
      expect((await build()).written).toEqual([]);
      for (const folder of GENERATED) await rm(join(copy, folder), { recursive: true });
      await edit(SCHEMAS, 'maxLength: 254', 'maxLength: 253');
      await builder.build(NONE);
      await edit(SCHEMAS, 'maxLength: 253', 'maxLength: 254');
      await builder.build(NONE);
      expect(await readGenerated(copy)).toEqual(kept);
    },
  );

  it('leaves the code alone where an example changed', async () => {
    await edit(EXAMPLES, 'lastName: Haddad', 'lastName: Khoury');
    const bundles = ['openapi/dist/openapi-3.2.yaml', 'openapi/dist/openapi.yaml'];
    const { written: changed, shown } = await build();
    expect(changed.toSorted()).toEqual(bundles);
    expect(shown.map(pathOf)).toEqual(['openapi/dist/openapi.yaml']);
  });

  it('has the contract in place before the code of the interface', async () => {
    const before = await readGenerated(copy);
    await edit(SCHEMAS, 'maxLength: 254', 'maxLength: 250');
    const { contract, written: files } = await build();
    expect(contract?.get('openapi/dist/openapi.yaml')).toContain('maxLength: 250');
    expect(contract?.get('contract/generated/schemas/common.ts')).toContain('250');
    const models = 'src/generated/api/endpoints.schemas.ts';
    expect(contract?.get(models)).toBe(before.get(models));
    expect((await readGenerated(copy)).get(models)).not.toBe(before.get(models));
    expect(files.toSorted()).toEqual([
      'contract/generated/schemas/common.ts',
      'openapi/dist/openapi-3.2.yaml',
      'openapi/dist/openapi.yaml',
      models,
    ]);
  });

  it('generates the code of the interface while the mock reads', async () => {
    await edit(SCHEMAS, 'maxLength: 250', 'maxLength: 251');
    const staged = join(copy, `.cache/generate-${process.pid}/src/generated/mui/grid-locales.ts`);
    let isStaged = false;
    await builder.build({
      // A mock that goes on reading until the last file of the interface is generated.
      onContract: () => vi.waitFor(async () => void (await stat(staged)), PATIENT),
      onCode: (files) => (isStaged = files.some((line) => pathOf(line).startsWith('src/'))),
    });
    expect(isStaged).toBe(true);
  });

  it('keeps the document for the mock, as the mock would read it', async () => {
    const bundle = await readFile(join(copy, 'openapi/dist/openapi.yaml'), 'utf8');
    const { value } = readSource(bundle, 'openapi.yaml');
    expect(await readFile(join(copy, '.cache/mock/bundle.json'), 'utf8')).toMatch(/^\w{64}\n/);
    expect(await readBundle(copy, bundle, 'openapi.yaml')).toEqual(value);
  });

  it('writes nothing where the contract is broken, names the line, and follows the repair', async () => {
    const before = await written();
    await edit(EXAMPLES, 'lastName: Khoury', 'lastName: 7');
    await expect(builder.build(NONE)).rejects.toThrow(/examples\/account\.yaml:\d+:\d+/);
    await expect(builder.build(NONE)).rejects.toThrow(ContractError);
    expect(await written()).toEqual(before);
    await edit(EXAMPLES, 'lastName: 7', 'lastName: Haddad');
    expect((await build()).files).toContain('differs  openapi/dist/openapi.yaml');
  });
});

describe('a document without its examples', () => {
  const at = (examples: unknown) => ({ content: { 'application/json': { examples } } });

  it('reads the same whatever an answer shows', () => {
    const one = at({ good: { value: 1 }, bad: { $ref: '#/components/examples/bad' } });
    expect(withoutExamples(one)).toBe(withoutExamples(at({ good: { value: 2 } })));
  });

  it('keeps a property of that name, and the values that a schema lists', () => {
    const property = (type: string) => ({ properties: { examples: { type, maxLength: 3 } } });
    expect(withoutExamples(property('string'))).not.toBe(withoutExamples(property('number')));
    expect(withoutExamples({ examples: ['a'] })).not.toBe(withoutExamples({ examples: ['b'] }));
  });
});
