import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibrary } from '#contract/testing/library-server.ts';
import { packKit } from './pack-kit.ts';
import { installNode } from './testing/other-node.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const LIBRARY = join(ROOT, 'contract/testing/library-contract.json');

type Outcome = { code: number; stdout: string; stderr: string };

/** The runtime of the tests, and with EXHAUSTIVE the first release that the kit promises to run on and a late one. */
const NODES = [undefined, ...(process.env['EXHAUSTIVE'] ? ['22.15.0', '22.23.3'] : [])];

describe.each(NODES)('the packed kit (Node %s)', (version = process.versions.node) => {
  let parent: string;
  let folder: string;
  let tarball: string;
  let node: ReturnType<typeof installNode> | undefined;
  let env: Record<string, string>;

  /** Runs a program in the folder. npm reaches no registry and has nothing in its cache. */
  const run = (program: string, words: string[]) =>
    new Promise<Outcome>((done) => {
      execFile(program, words, { cwd: folder, env }, (error, stdout, stderr) =>
        done({ code: Number(error?.code ?? 0), stdout, stderr }),
      );
    });
  const installed = (command: string, ...words: string[]) =>
    run(join(parent, 'installed/node_modules/.bin', command), words);

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'packed-kit-'));
    folder = join(parent, 'empty');
    await mkdir(folder);
    if (version !== process.versions.node) node = installNode(version);
    env = {
      PATH: `${dirname(node?.program ?? process.execPath)}:${process.env['PATH'] ?? ''}`,
      HOME: parent,
      npm_config_cache: join(parent, 'cache'),
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
    };
    tarball = packKit(parent);
    await run('npm', ['install', '--prefix', join(parent, 'installed'), tarball]);
  }, 240_000);
  afterAll(async () => {
    node?.remove();
    await rm(parent, { recursive: true, force: true });
  });

  it('runs on the runtime that it is tried on', async () => {
    expect((await run('node', ['--version'])).stdout).toBe(`v${version}\n`);
  });

  it('tells an older Node.js which one it needs', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '22.14.0' } });`;
    const command = join(parent, 'installed/node_modules/.bin/contract-check');
    expect(await run('node', ['--import', `data:text/javascript,${older}`, command])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'contract-check needs Node.js 22.15 or newer, and this is 22.14.0.\n',
    });
  });

  it(
    'tells in an empty folder what it needs, and writes an adapter to begin with',
    { tags: ['long'] },
    async () => {
      const program = ['--yes', `--package=${tarball}`, '--', 'contract-check'];
      const { code, stderr } = await run('npx', [...program, '--url', 'http://127.0.0.1:9']);
      expect(stderr.trim().split('\n')).toHaveLength(3);
      expect(stderr).toMatch(/--url URL, and --contract FILE\|URL/);
      expect(stderr).toContain('--init my-adapter.mjs');
      expect(code).toBe(2);
      expect(await installed('contract-check', '--init', 'my-adapter.mjs')).toMatchObject({
        code: 0,
      });
      expect(await readFile(join(folder, 'my-adapter.mjs'), 'utf8')).toContain('prepare');
    },
  );

  it('checks a running server, and finds out one that breaks its contract', async () => {
    await writeFile(
      join(folder, 'library.mjs'),
      `export default {
        prepare: async () => ({ actors: { owner: { authorization: 'Bearer reader' } } }),
        examples: () => ({ path: { isbn: '9780441013593' }, body: { title: 'Dune', pages: 412, borrower: null } }),
      };`,
    );
    const check = async (plant?: Parameters<typeof startLibrary>[0]) => {
      const library = await startLibrary(plant);
      const words = ['--url', library.url, '--contract', LIBRARY, '--adapter', 'library.mjs'];
      const outcome = await installed('contract-check', ...words);
      await library.close();
      return outcome;
    };
    const clean = await check();
    expect(clean.stdout).toContain('The server keeps its contract.');
    expect(clean.code).toBe(0);
    const broken = await check((answer) =>
      answer.status === 200 ? { ...answer, status: 202 } : answer,
    );
    expect(broken.stdout).toContain('status-undocumented');
    expect(broken.code).toBe(1);
  });

  it('runs a workflow', async () => {
    const workflow = (condition: string) => ({
      arazzo: '1.0.1',
      info: { title: 'Reading', version: '1' },
      sourceDescriptions: [{ name: 'library', url: 'library.json', type: 'openapi' }],
      workflows: [
        {
          workflowId: 'read',
          steps: [
            {
              stepId: 'book',
              operationPath: '{$sourceDescriptions.library.url}#/paths/~1books~1{isbn}/get',
              parameters: [{ name: 'isbn', in: 'path', value: '9780441013593' }],
              successCriteria: [{ context: '$response.body', type: 'jsonpath', condition }],
            },
          ],
        },
      ],
    });
    const check = async (condition: string) => {
      await writeFile(join(folder, 'read.arazzo.json'), JSON.stringify(workflow(condition)));
      const library = await startLibrary();
      const words = ['--url', library.url, '--contract', LIBRARY, '--token', 'reader'];
      const own = ['--workflows', 'read.arazzo.json', '--only', 'read'];
      const outcome = await installed('contract-check', ...words, ...own);
      await library.close();
      return outcome;
    };
    const kept = await check("$[?@ == 'Dune']");
    expect(kept.stdout).toMatch(/^Workflows +1 of 1 hold: read$/m);
    expect(kept.code).toBe(0);
    const broken = await check("$[?@ == 'Emma']");
    expect(broken.stdout).toContain('workflow-broken · read.arazzo.json:');
    expect(broken.code).toBe(1);
  });

  it('has the mock', async () => {
    expect((await installed('contract-mock', '--help')).stdout).toContain('contract:mock');
    expect(await installed('contract-mock', '--contract', LIBRARY, '--port', 'x')).toMatchObject({
      code: 2,
      stderr: '--port takes a whole number, not x.\n',
    });
    const words = ['--contract', LIBRARY, '--port', '0', '--state'];
    const program = join(parent, 'installed/node_modules/.bin/contract-mock');
    const child = spawn(program, words, { cwd: folder, env });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(line.toString()) ?? [];
    const authorization = 'Bearer reader';
    const { status } = await fetch(`${url}/books/9780441013593`, { headers: { authorization } });
    expect(status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'close');
  });

  it('has the proxy with its page, which reports what breaks the contract', async () => {
    const library = await startLibrary((answer) => ({ ...answer, status: 202 }));
    const words = ['--upstream', library.url, '--contract', LIBRARY, '--port', '0', '--strict'];
    const program = join(parent, 'installed/node_modules/.bin/contract-proxy');
    const child = spawn(program, words, { cwd: folder, env });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [line] = (await once(child.stderr, 'data')) as [Buffer];
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(line.toString()) ?? [];
    const answer = await fetch(`${url}/books/9780441013593`);
    expect(answer.headers.get('contract-violation')).toBe('status-undocumented;fault=F101');
    expect((await fetch(`${url}/__contract/page.js`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(said).toContain('breaks the contract in 1 way');
    await library.close();
  });

  it('compares two contracts', async () => {
    const other = join(folder, 'other.json');
    const text = await readFile(LIBRARY, 'utf8');
    await writeFile(other, text.replace('/books/{isbn}', '/volumes/{isbn}'));
    const { code, stdout } = await installed('contract-diff', LIBRARY, other);
    expect(stdout).toContain('/books/{isbn}');
    expect(code).toBe(1);
  });

  it('has the page, with its library', async () => {
    const outcome = await installed(
      'contract-docs',
      '--contract',
      LIBRARY,
      '--out',
      'library.html',
    );
    expect(outcome).toMatchObject({ code: 0, stdout: 'library.html\n' });
    expect(await readFile(join(folder, 'library.html'), 'utf8')).toContain('SwaggerUIBundle');
  });
});
