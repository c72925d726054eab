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

/** The rules that a repository with one import of a value violates. */
async function violations(repository: string, schema: string): Promise<string[]> {
  const path = (file: string) => join(root, file);
  const up = '../'.repeat(repository.split('/').length - 1);
  const files = {
    [repository]: `import { table } from '${up}${schema}';\nexport const read = () => table;\n`,
    [schema]: 'export const table = {};\n',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), text);
  }
  const { output } = await cruise(['server'], {
    ...config.options,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
    baseDir: root,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered text');
  expect(output.modules).toHaveLength(2);
  return output.summary.violations.map(({ rule }) => rule.name);
}

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

  it('may not close a circle, by files that none of them share', () => {
    const planted = { from: room('prompt', 'presenters.ts'), to: room('library', 'repository.ts') };
    expect(roomCycles([...oneWay, planted])).toHaveLength(3);
    const ofTest = { ...planted, from: room('prompt', 'presenters.test.ts') };
    expect(roomCycles([...oneWay, ofTest])).toEqual([]);
  });
});
