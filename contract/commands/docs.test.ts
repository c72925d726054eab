import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '#core/screens.ts';
import { operations } from '../generated/operations.ts';
import { ourScreens } from '../docs/our-screens.ts';
import { runDocs } from './docs.ts';

const OURS = resolve(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const BOATS = resolve(import.meta.dirname, '../testing/boats-contract.yaml');

describe('contract:docs', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-docs-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const run = async (...words: string[]) => {
    let printed = '';
    const code = await runDocs(words, (text) => (printed += text));
    return { code, printed };
  };
  const settingsOf = (page: string) =>
    JSON.parse(/id="settings">(.*)<\/script>/.exec(page)?.[1] ?? '') as {
      contract: { info: object; servers: { url: string }[]; paths: object };
    };

  it('writes one page that holds everything and asks no network', async () => {
    const file = join(folder, 'boats.html');
    const server = 'http://127.0.0.1:4010';
    const words = ['--contract', BOATS, '--out', file, '--server', server];
    expect(await run(...words)).toEqual({ code: 0, printed: `${file}\n` });
    const page = await readFile(file, 'utf8');
    expect(page).toContain('<title>Boats</title>');
    expect(page).not.toMatch(/<(?:script|link|img)[^>]*(?:src|href)="(?!data:)/);
    const { contract } = settingsOf(page);
    expect(contract.servers).toEqual([{ url: server }, { url: '/' }]);
    expect(Object.keys(contract.paths)).toContain('/boats');
  });

  it('writes a folder for a web server', async () => {
    const out = join(folder, 'boats');
    expect(await run('--contract', BOATS, '--out', out, '--title', 'A <b> & "c"')).toMatchObject({
      code: 0,
    });
    const page = await readFile(join(out, 'index.html'), 'utf8');
    expect(page).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>');
    for (const [, file = ''] of page.matchAll(/(?:src|href)="(?!data:)([^"]+)"/g))
      expect(await readFile(join(out, file))).not.toHaveLength(0);
    const document = JSON.parse(await readFile(join(out, 'contract.json'), 'utf8')) as object;
    expect(document).toHaveProperty('paths./boats.get.operationId', 'listBoats');
  });

  it('tells what contract:check reached of each operation', async () => {
    const report = join(folder, 'report.json');
    const answers = [{ status: '200', seen: 3 }];
    const row = { operation: 'GET /boats', requests: 3, inputs: [], answers };
    await writeFile(report, JSON.stringify({ coverage: [row] }));
    const file = join(folder, 'checked.html');
    const words = ['--contract', BOATS, '--out', file];
    expect(await run(...words, '--coverage', report)).toMatchObject({ code: 0 });
    const { contract } = settingsOf(await readFile(file, 'utf8'));
    expect(contract).toHaveProperty(
      'paths./boats.get.description',
      expect.stringContaining('**Checked:** 1 of 1 answers'),
    );
    await expect(run(...words, '--coverage', BOATS)).rejects.toThrow('cannot be read as JSON');
    await writeFile(report, '{}');
    await expect(run(...words, '--coverage', report)).rejects.toThrow('is not that');
    await writeFile(report, JSON.stringify({ coverage: [{ ...row, operation: 'GET /' }] }));
    await expect(run(...words, '--coverage', report)).rejects.toThrow('no operation of this');
  });

  it('links answers to the screens of an interface in mock mode', async () => {
    const file = join(folder, 'ours.html');
    const words = ['--contract', OURS, '--out', file];
    await run(...words);
    expect(await readFile(file, 'utf8')).not.toContain('scenario=');
    await run(...words, '--app', 'http://127.0.0.1:5173/');
    const { contract } = settingsOf(await readFile(file, 'utf8'));
    expect(contract).toHaveProperty(
      ['paths', '/api/users/auth/login', 'post', 'responses', '429', 'description'],
      expect.stringContaining('(http://127.0.0.1:5173/login?scenario=login:429.rate_limited)'),
    );
    await expect(run(...words, '--app', '/here')).rejects.toThrow('--app takes a whole address');
  });

  it('refuses what it does not take', async () => {
    await expect(run('--contract', BOATS)).rejects.toThrow('contract:docs needs --out');
    const words = ['--contract', BOATS, '--out', folder, '--server', 'here'];
    await expect(run(...words)).rejects.toThrow('--server takes a whole address, not here.');
    expect((await run('--help')).printed).toContain('contract:docs --out');
  });
});

it('links every operation to screens that there are', () => {
  const addresses = new Set<string>(Object.values(PAGES));
  const links = Object.keys(operations).flatMap((operation) => ourScreens(operation));
  expect(links.filter(({ href }) => !addresses.has(href))).toEqual([]);
  expect(ourScreens('listTransactions')).toEqual([
    { name: 'Billing history', href: PAGES.billingHistory },
  ]);
  expect(ourScreens('unknown')).toEqual([]);
});
