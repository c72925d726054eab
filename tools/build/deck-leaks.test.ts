import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckLeaks } from './deck-leaks.ts';

const BUILD = resolve(import.meta.dirname, '../../build');

describe('the built application', () => {
  beforeAll(() => {
    if (!existsSync(join(BUILD, 'app')))
      throw new Error('There is no build/app. Run npm run build.');
  });

  it('holds nothing of the scenario deck', async () => {
    expect(await deckLeaks(join(BUILD, 'app'), join(BUILD, 'sourcemaps'))).toEqual([]);
  });
});

describe('a deck in a build', () => {
  let folder: string;
  const app = () => join(folder, 'app');
  const maps = () => join(folder, 'sourcemaps');
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deck-leaks-'));
    await mkdir(join(app(), 'assets'), { recursive: true });
    await mkdir(maps());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is found by its sources, its header, its words and its choices', async () => {
    await writeFile(join(app(), 'assets/core.js'), 'a("Reset")');
    await writeFile(join(maps(), 'core.js.map'), JSON.stringify({ sources: ['../src/main.tsx'] }));
    expect(await deckLeaks(app(), maps())).toEqual([]);
    await writeFile(join(app(), 'assets/x.js'), 'h.set("X-Mock-Scenarios",c)');
    await writeFile(join(app(), 'assets/y.js'), '{choices:["confirmSandboxPayment:200.failed"]}');
    await writeFile(join(app(), 'index.html'), '<a href="/__mock/open">');
    await writeFile(
      join(maps(), 'x.js.map'),
      JSON.stringify({ sources: ['../../src/deck/deck.tsx', '../../src/api/scenario-header.ts'] }),
    );
    expect((await deckLeaks(app(), maps())).toSorted()).toEqual([
      'assets/x.js: X-Mock-Scenarios',
      'assets/y.js: confirmSandboxPayment:200.failed',
      'index.html: /__mock/',
      'x.js.map: ../../src/api/scenario-header.ts',
      'x.js.map: ../../src/deck/deck.tsx',
    ]);
  });
});
