import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startLibrary, type LibraryAnswer } from '../testing/library-server.ts';
import { UsageError } from './failures.ts';
import { runProxy } from './proxy.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTRACT = join(ROOT, 'contract/testing/library-contract.json');
const PATH = '/books/9780441013593';

describe('contract:proxy', () => {
  let folder: string;
  let printed: string;
  let told: string;
  let library: Awaited<ReturnType<typeof startLibrary>> | undefined;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-proxy-'));
  });
  afterEach(() => library?.close());
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function start(words: string[], plant?: (answer: LibraryAnswer) => LibraryAnswer) {
    [printed, told] = ['', ''];
    library = await startLibrary(plant);
    const all = ['--upstream', library.url, '--contract', CONTRACT, '--port', '0', ...words];
    const proxy = await runProxy(all, {
      print: (text) => void (printed += text),
      tell: (text) => void (told += text),
    });
    if (!proxy) throw new Error('The proxy did not start');
    return proxy;
  }
  const broken = (one: LibraryAnswer): LibraryAnswer => ({ ...one, status: 202 });
  const doubtful = (url: string) => fetch(`${url}${PATH}?verbose=1`);

  it('tells a violation once and counts its repeats, and ends with the whole', async () => {
    const [html, junit] = [join(folder, 'proxy.html'), join(folder, 'proxy.xml')];
    const proxy = await start(['--html', html, '--junit', junit], broken);
    expect(told).toContain(`What passes is shown at ${proxy.url}/__contract`);
    for (let times = 0; times < 10; times += 1) await fetch(`${proxy.url}${PATH}`);
    expect(await proxy.finish()).toBe(0);
    const lines = told.split('\n').filter((line) => line.startsWith('✗'));
    expect(lines).toEqual([
      '✗ GET /books/{isbn} 202 · answer · status-undocumented F101',
      '✗ GET /books/{isbn} 202 · answer · status-undocumented F101 (10 times)',
    ]);
    expect(printed).toContain('✗ What passed breaks the contract in 1 way.');
    expect(printed).toMatch(/GET \/books\/\{isbn\} +10 +0 of 2 +1/);
    expect(await readFile(html, 'utf8')).toContain('Status 202 is not documented.');
    expect(await readFile(junit, 'utf8')).toContain('failures="1"');
  });

  it.each<[number, string[], boolean]>([
    [0, [], true],
    [1, ['--strict'], true],
    [1, ['--fail-on', 'violation'], true],
    [1, ['--strict'], false],
    [0, ['--fail-on', 'violation'], false],
  ])('ends with %i by %j where a violation is there: %s', async (code, words, isBroken) => {
    const proxy = await start(words, isBroken ? broken : undefined);
    await doubtful(proxy.url);
    expect(await proxy.finish()).toBe(code);
  });

  it('looks only at the operations that are named', async () => {
    const proxy = await start(['--only', 'putBook', '--only', 'PUT ', '--strict'], broken);
    await fetch(`${proxy.url}${PATH}`);
    expect(await proxy.finish()).toBe(0);
    const other = await start(['--only', 'GET /books', '--strict'], broken);
    await fetch(`${other.url}${PATH}`);
    expect(await other.finish()).toBe(1);
  });

  it('ends at the first violation', async () => {
    const proxy = await start(['--bail'], broken);
    await fetch(`${proxy.url}${PATH}`);
    await proxy.isOver;
    expect(await proxy.finish()).toBe(1);
    expect(printed).toContain('breaks the contract in 1 way');
  });

  it('prints JSON alone', async () => {
    const proxy = await start(['--json'], broken);
    await fetch(`${proxy.url}${PATH}`);
    await proxy.finish();
    expect(told).not.toContain('✗');
    expect(JSON.parse(printed)).toMatchObject({
      passed: false,
      findings: [{ check: 'status-undocumented' }],
    });
  });

  it('refuses options that it cannot use', async () => {
    const run = (...words: string[]) => start(words).then((proxy) => proxy.close());
    await expect(run('--colour')).rejects.toThrow(UsageError);
    await expect(run('--port', 'x')).rejects.toThrow('--port takes a whole number');
    await expect(run('--upstream', 'ftp://a')).rejects.toThrow('--upstream takes an address');
    await expect(run('--upstream', 'http://lin:secret@a')).rejects.toThrow('no name and password');
    await expect(run('--ca', join(folder, 'none.pem'))).rejects.toThrow('none.pem cannot be read');
    await expect(run('--ca', CONTRACT)).rejects.toThrow('holds no certificate in PEM');
    await expect(run('--fail-on', 'look')).rejects.toThrow('--fail-on takes violation');
  });

  it('writes its report when it is told to end', async () => {
    library = await startLibrary(broken);
    const words = ['--upstream', library.url, '--contract', CONTRACT, '--port', '0', '--strict'];
    const child = spawn(process.execPath, [join(ROOT, 'contract/commands/proxy.ts'), ...words]);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [line] = (await once(child.stderr, 'data')) as [Buffer];
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(line.toString()) ?? [];
    await fetch(`${url}${PATH}`);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect([code, said]).toEqual([1, expect.stringContaining('breaks the contract in 1 way')]);
  });
});
