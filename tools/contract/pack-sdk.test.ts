import { readFile, readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { chromium } from '@playwright/test';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '#mock/load-contract.ts';
import { createMock } from '#mock/server.ts';
import { BROWSER_ARGUMENTS, bringBrowser } from '../test/browser.ts';
import { ROOT, SPECIFIER, versionOf } from './packing.ts';
import { APPLICATION, WRONG } from './testing/sdk-application.ts';
import { installNode } from './testing/other-node.ts';
import { installSdk, type Outcome } from './testing/sdk-folder.ts';

const PEERS = ['react', 'react-dom', '@tanstack/react-query', 'msw'];
const TOOLS = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];

/** The first release that the package promises to run on, and a late one. */
const OLDER_NODES = ['22.0.0', '22.23.3'];

/** What a script prints of a shelf of prompts, a kept one, a stream and a refusal. */
function expectWholeScript({ code, stdout, stderr }: Outcome): void {
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\d+ prompts, the first is ".+"$/m);
  expect(stdout).toMatch(/^kept as [\da-f-]{36}$/m);
  expect(stdout.match(/^candidate: .+$/gm)?.length).toBeGreaterThan(1);
  expect(stdout.trim().split('\n').at(-1)).toMatch(/^422 validation_failed .{3,}/);
}

/** What a script prints where handlers answer in the place of a server. */
function expectMockedScript({ code, stdout, stderr }: Outcome): void {
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^[1-9]\d* prompts$/),
    'invalid_credentials',
    'started finished',
  ]);
}

/** Serves an application on a port of its own. */
async function listening(app: Hono) {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe('the packed client', () => {
  let folder: Awaited<ReturnType<typeof installSdk>>;
  let mock: Awaited<ReturnType<typeof listening>>;
  beforeAll(async () => {
    folder = await installSdk([...PEERS, ...TOOLS]);
    const contract = await loadContract(ROOT);
    mock = await listening(createMock({ contract: () => contract, frameDelay: 5 }));
  }, 240_000);
  afterAll(() => {
    mock.close();
    folder.remove();
  });

  it('pins what it depends on, and lets an application leave out what it does not use', async () => {
    const installed = join(folder.path, 'node_modules/@promptwell/sdk/package.json');
    const manifest = JSON.parse(await readFile(installed, 'utf8')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: '@promptwell/sdk',
      license: 'UNLICENSED',
      dependencies: { zod: versionOf('zod') },
      peerDependenciesMeta: {
        '@tanstack/react-query': { optional: true },
        msw: { optional: true },
        react: { optional: true },
      },
    });
    const own = await readdir(join(folder.path, 'node_modules/@promptwell/sdk'));
    expect(own.toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  });

  it.each([
    ['index', []],
    ['react', ['@tanstack/react-query']],
    ['zod', ['zod/mini']],
    ['mocks', ['msw']],
  ])('imports for its entry %s the packages %j', async (entry, packages) => {
    const files = new Set([join(folder.path, `node_modules/@promptwell/sdk/dist/${entry}.js`)]);
    const found = new Set<string>();
    for (const file of files)
      for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(SPECIFIER))
        if (name.startsWith('.')) files.add(join(dirname(file), name));
        else found.add(name);
    expect([...found]).toEqual(packages);
  });

  it('signs in, lists, creates, streams and catches a typed error in a plain script', async () => {
    expectWholeScript(await folder.run(['script.mjs'], { PROMPTWELL_URL: mock.url }));
  });

  describe.runIf(process.env['EXHAUSTIVE']).each(OLDER_NODES)('on Node %s', (version) => {
    let node: ReturnType<typeof installNode>;
    beforeAll(() => {
      node = installNode(version);
    }, 240_000);
    afterAll(() => node?.remove());
    const run = (script: string) =>
      folder.run([script], { PROMPTWELL_URL: mock.url }, node.program);

    it('signs in, lists, creates, streams and catches a typed error', async () => {
      folder.write('version.mjs', 'console.log(process.version);');
      expect((await run('version.mjs')).stdout.trim()).toBe(`v${version}`);
      expectWholeScript(await run('script.mjs'));
    });

    it('answers by the examples of the contract where the server is mocked', async () => {
      expectMockedScript(await run('mocked.mjs'));
    });
  });

  it('answers a script by the examples of the contract where the server is mocked', async () => {
    expectMockedScript(await folder.run(['mocked.mjs']));
  });

  it(
    'has types that an application fits, and that refuse what the contract does not allow',
    { tags: ['long'] },
    async () => {
      for (const [name, text] of Object.entries(APPLICATION)) folder.write(name, text);
      folder.write('src/wrong.ts', WRONG);
      const { stdout } = await folder.run(['node_modules/typescript/bin/tsc', '-p', '.']);
      const faults = [...stdout.matchAll(/^(\S+)\((\d+),/gm)].map(
        ([, file, line]) => `${file} ${line}`,
      );
      expect([...new Set(faults)]).toEqual([3, 4, 5, 6, 7].map((line) => `src/wrong.ts ${line}`));
    },
  );

  it('is built into an application and used by it in a browser', { tags: ['long'] }, async () => {
    for (const [name, text] of Object.entries(APPLICATION)) folder.write(name, text);
    const built = await folder.run(['node_modules/vite/bin/vite.js', 'build'], {
      VITE_SERVER: mock.url,
    });
    expect(built.code, built.stderr).toBe(0);
    const application = new Hono();
    application.use('*', serveStatic({ root: join(folder.path, 'dist') }));
    const site = await listening(application);
    const browser = await chromium.launch({
      executablePath: bringBrowser(),
      args: BROWSER_ARGUMENTS,
    });
    try {
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.goto(site.url);
      const first = page.getByRole('listitem').first();
      await first.waitFor();
      expect(await page.getByRole('listitem').count()).toBeGreaterThan(2);
      await first.getByRole('button').click();
      await page.getByRole('status').filter({ hasText: 'Ledgerline' }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      site.close();
    }
  });
});
