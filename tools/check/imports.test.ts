import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { roomCycles } from './room-cycles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'promptwell-imports-'));
});
afterEach(() => rm(root, { recursive: true }));

/** The rules that two files violate, of which the first imports a value of the second. */
async function violations(from: string, to: string): Promise<string[]> {
  const up = '../'.repeat(from.split('/').length - 1);
  const files = {
    [from]: `import { value } from '${up}${to}';\nexport const read = () => value;\n`,
    [to]: 'export const value = {};\n',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const { output } = await cruise(
    [...new Set([from, to].map((file) => file.split('/')[0] ?? ''))],
    {
      ...config.options,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
      baseDir: root,
    },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text');
  expect(output.modules).toHaveLength(2);
  return output.summary.violations.map(({ rule }) => rule.name);
}

describe('an import', () => {
  const wings = ['wings-apart'];
  const contract = ['contract-imports-no-wing'];
  it.each<[from: string, to: string, rules: string[]]>([
    ['src/lib/a.ts', 'server/b.ts', wings],
    ['src/api/a.ts', 'mock/b.ts', wings],
    ['src/api/a.test.ts', 'server/b.ts', wings],
    ['server/a.ts', 'src/b.ts', wings],
    ['server/a.ts', 'mock/b.ts', wings],
    ['server/a.ts', 'tools/b.ts', wings],
    ['server/testing/a.ts', 'e2e/b.ts', wings],
    ['mock/a.ts', 'server/b.ts', wings],
    ['mock/a.test.ts', 'server/b.ts', []],
    ['server/a.ts', 'contract/read/b.ts', []],
    ['contract/checker/a.ts', 'server/b.ts', contract],
    ['contract/testing/a.ts', 'mock/b.ts', contract],
    ['contract/read/a.ts', 'tools/b.ts', contract],
    ['contract/read/a.ts', 'core/b.ts', []],
    ['server/a.ts', 'contract/checker/b.ts', ['checker-in-tests']],
    ['mock/a.ts', 'contract/cases/b.ts', ['checker-in-tests']],
    ['server/testing/a.ts', 'contract/cases/b.ts', []],
    ['src/features/auth/a.tsx', 'contract/generated/schemas.ts', ['schemas-by-noun']],
    ['src/features/auth/a.tsx', 'contract/generated/schemas/auth.ts', []],
    ['server/modules/auth/a.ts', 'contract/generated/schemas.ts', []],
    ['core/a.ts', 'contract/b.ts', ['core-imports-nothing']],
  ])('of %s from %s violates %j', async (from, to, rules) => {
    expect(await violations(from, to)).toEqual(rules);
  });
});

describe('a repository', () => {
  it.each([
    ['server/modules/prompts/trash/repository.ts', 'server/db/schema/prompts.ts', []],
    ['server/modules/prompts/trash/repository.ts', 'server/db/schema/billing.ts', ['own-tables']],
    ['server/modules/prompts/run/repository.ts', 'server/db/schema/platform.ts', []],
    ['server/modules/prompts/run/repository.ts', 'server/db/schema/account.ts', ['own-tables']],
    ['server/modules/team/repository.ts', 'server/db/schema/billing.ts', ['own-tables']],
  ])('%s that reads %s violates %j', async (repository, schema, rules) => {
    expect(await violations(repository, schema)).toEqual(rules);
  });
});

describe('rooms', () => {
  const room = (name: string, file = 'service.ts') => `server/modules/prompts/${name}/${file}`;
  const oneWay = [
    { from: room('library'), to: room('starters') },
    { from: room('starters'), to: room('prompt') },
  ];

  it('may lean on one another in one direction', () => {
    expect(roomCycles(oneWay)).toEqual([]);
  });

  it('of the contract keep to one direction too', () => {
    const there = { from: 'contract/cases/cases.ts', to: 'contract/operations/operation.ts' };
    const back = { from: 'contract/operations/operation.ts', to: 'contract/cases/case.ts' };
    expect(roomCycles([there])).toEqual([]);
    expect(roomCycles([there, back])).toHaveLength(2);
  });

  it('may not close a circle, by files that none of them share', () => {
    const planted = { from: room('prompt', 'presenters.ts'), to: room('library', 'repository.ts') };
    expect(roomCycles([...oneWay, planted])).toHaveLength(3);
    const ofTest = { ...planted, from: room('prompt', 'presenters.test.ts') };
    expect(roomCycles([...oneWay, ofTest])).toEqual([]);
  });
});
