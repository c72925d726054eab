import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLibrary, type LibraryAnswer } from '../testing/library-server.ts';
import { loadAdapter } from '../check/adapter.ts';
import type { Finding } from '../check/findings.ts';
import type { Gate } from '../check/coverage/gate.ts';
import { runCheck } from './check.ts';
import { UnreachableError } from '../sources/contract-files.ts';
import { UsageError } from './failures.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTRACT = join(ROOT, 'contract/testing/library-contract.json');

const READER = `export default {
  prepare: () => Promise.resolve({ actors: { owner: { authorization: 'Bearer reader' } } }),
  examples: () => ({
    path: { isbn: '9780441013593' },
    body: { title: 'Dune', pages: 412, borrower: null },
  }),
};`;

describe('contract:check', () => {
  let folder: string;
  let printed: string;
  let told: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-check-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function run(words: string[], plant?: (answer: LibraryAnswer) => LibraryAnswer) {
    [printed, told] = ['', ''];
    const library = await startLibrary(plant);
    const output = {
      print: (text: string) => void (printed += text),
      tell: (text: string) => void (told += text),
    };
    try {
      return await runCheck(['--url', library.url, '--contract', CONTRACT, ...words], output);
    } finally {
      await library.close();
    }
  }
  const known = (answer: LibraryAnswer): LibraryAnswer =>
    answer.status === 404
      ? { status: 200, headers: { 'content-type': 'text/html', 'x-shelf': '1' }, body: 'shelf' }
      : answer;

  it('says in three lines what a first run needs, and that it has shown nothing', async () => {
    expect(await run([])).toBe(1);
    const [one, two, three, four] = told.split('\n');
    expect(one).toMatch(/^1 of 2 operations need credentials: --token TOKEN/);
    expect(two).toContain('--init my-adapter.mjs');
    expect(three).toContain('what they answer to strangers');
    expect(four).toBe('');
    expect(printed).toContain('No request succeeded');
  });

  it('names violations with the request, and writes a page that holds no token', async () => {
    const html = join(folder, 'check.html');
    expect(await run(['--token', 'reader', '--html', html], known)).toBe(1);
    expect(told).toMatch(/^█+░+ +1\/\d+ examples/);
    expect(printed).toContain('Content type text/html is not documented.');
    expect(printed).toMatch(/curl -i -X GET 'http:\/\/127/);
    const page = await readFile(html, 'utf8');
    expect(page).toContain('Clients choose how to read a body by its media type.');
    expect(page).toContain('authorization: Bearer $TOKEN');
    expect(page).not.toContain('Bearer reader');
    expect(page).not.toMatch(/(src|href)="(?!#)|@import|url\(/);
  });

  it('writes an adapter to begin with, which loads, and overwrites none', async () => {
    const file = join(folder, 'mine.mjs');
    expect(await run(['--init', file])).toBe(0);
    expect(printed).toContain(`--adapter ${file}`);
    expect((await loadAdapter(file)).prepare).toBeTypeOf('function');
    await expect(run(['--init', file])).rejects.toThrow(UsageError);
  });

  it('fails on a hole without a reason, and on a reason without a hole', async () => {
    const file = join(folder, 'holes.yaml');
    const adapter = join(folder, 'reader.mjs');
    await writeFile(adapter, READER);
    const whole = ['--adapter', adapter, '--reasons', file];
    const asked = ['--token', 'reader', '--reasons', file];
    const write = (lines: readonly string[]) =>
      writeFile(file, JSON.stringify({ ceiling: lines.length, reasons: { 'needs state': lines } }));
    await write([]);
    expect(await run(whole)).toBe(0);
    expect(await run([...asked, '--json'])).toBe(1);
    const { holes } = (JSON.parse(printed) as { gate: Gate }).gate;
    const lines = holes.map(({ hole }) => hole);
    expect(lines).not.toEqual([]);
    await write(lines);
    await run(asked);
    expect(printed).toContain(`${lines.length} more with a reason`);
    expect(printed).not.toContain('uncovered');
    await write(['GET /books 418']);
    expect(await run(whole)).toBe(1);
    expect(printed).toContain('uncovered: The reason for "GET /books 418" is not needed any more.');
    await writeFile(file, 'ceiling: 1\nreasons: { no time: [GET /books 418] }');
    await expect(run(whole)).rejects.toThrow(UsageError);
  });

  it('ends after the first phase that finds something, and writes what it found as JUnit', async () => {
    const junit = join(folder, 'check.xml');
    expect(await run(['--token', 'reader', '--bail', '--junit', junit], known)).toBe(1);
    expect(printed).toContain('since --bail was given');
    expect(told).not.toContain('life cycles');
    expect(await readFile(junit, 'utf8')).toMatch(/failures="[1-9]/);
  });

  it('ends with 5 where the adapter fails, and with 130 where it is interrupted', async () => {
    const adapter = join(folder, 'broken.mjs');
    await writeFile(
      adapter,
      'export default { prepare() { throw new Error("no such tenant"); } };',
    );
    const library = await startLibrary();
    const start = (...words: string[]) => {
      const all = ['--url', library.url, '--contract', CONTRACT, ...words];
      return spawn(process.execPath, [join(import.meta.dirname, 'check.ts'), ...all]);
    };
    try {
      const failed = start('--adapter', adapter);
      expect(await once(failed, 'close')).toEqual([5, null]);
      const slow = start('--token', 'reader', '--rate', '1');
      await once(slow.stderr, 'data');
      slow.kill('SIGINT');
      expect(await once(slow, 'close')).toEqual([130, null]);
    } finally {
      await library.close();
    }
  });

  it('ends with 5, and with its whole report, where the adapter cannot read a mail', async () => {
    const adapter = join(folder, 'unread.mjs');
    await writeFile(
      adapter,
      `${READER.slice(0, -2)}\n mailedToken() { throw new Error('No mail came.'); } };`,
    );
    const file = join(folder, 'mailed.arazzo.json');
    const mailed = { type: 'string', 'x-mailed': { kind: 'reset', address: 'lin@x.example' } };
    const step = {
      stepId: 'read',
      operationId: 'shelve',
      parameters: [{ name: 'isbn', in: 'path', value: '$inputs.isbn' }],
    };
    const workflow = {
      workflowId: 'mailed',
      inputs: { type: 'object', properties: { isbn: mailed } },
      steps: [step],
    };
    await writeFile(
      file,
      JSON.stringify({
        arazzo: '1.0.1',
        info: { title: 'Library', version: '1' },
        sourceDescriptions: [{ name: 'library', url: CONTRACT, type: 'openapi' }],
        workflows: [workflow],
      }),
    );
    const words = ['--adapter', adapter, '--workflows', file, '--only', 'mailed'];
    expect(await run(words)).toBe(5);
    expect(told).toContain('could not read the mail "reset": No mail came.\n');
    expect(printed).toContain('What was left out');
    expect(printed).toContain('so not every workflow ran');
    expect(printed).toContain('The workflow "mailed" did not run to its end');
    // What is broken besides counts for more.
    expect(await run(words.slice(0, -2), known)).toBe(1);
  });

  it('ends at once where the address or the token is wrong', async () => {
    const everywhere = (status: number, type: string) => (): LibraryAnswer => ({
      status,
      headers: { 'content-type': type, 'x-shelf': '1', 'www-authenticate': 'Bearer' },
      body: { reason: 'no-card' },
    });
    const words = ['--contract', join(ROOT, 'contract/testing/boats-contract.yaml')];
    await expect(run(words, everywhere(200, 'text/html'))).rejects.toThrow(UnreachableError);
    await expect(run(words, everywhere(404, 'application/json'))).rejects.toThrow(
      /404 came for each of \d+ operations.*\n--url is what the contract's paths follow, such as \//,
    );
    await expect(run(['--only', 'nothing'])).rejects.toThrow(/No operation has "nothing"/);
    expect(told).toBe('');
  });

  it('prints JSON alone', async () => {
    expect(await run(['--token', 'reader', '--json'], known)).toBe(1);
    expect(told).toBe('');
    expect(JSON.parse(printed)).toMatchObject({ passed: false, seed: 1 });
  });

  it('tells the fault code, and no credential however short it is', async () => {
    const adapter = join(folder, 'short.mjs');
    await writeFile(
      adapter,
      READER.replace(
        "authorization: 'Bearer reader'",
        "authorization: 'Bearer reader', 'x-card': 'k7'",
      ),
    );
    const echo = (answer: LibraryAnswer): LibraryAnswer =>
      answer.status === 204
        ? {
            status: 500,
            headers: { 'content-type': 'text/plain', 'x-shelf': '1' },
            body: 'reader, k7',
          }
        : answer;
    expect(await run(['--adapter', adapter, '--json'], echo)).toBe(1);
    const { findings } = JSON.parse(printed) as { findings: Finding[] };
    const broken = findings.find(({ check }) => check === 'server-error');
    expect(broken).toMatchObject({
      fault: 'F100',
      got: expect.stringContaining('***, ***'),
      request: { headers: { authorization: 'Bearer ***', 'x-card': '***' } },
    });
    expect(printed).not.toMatch(/reader|k7/);
  });

  it.each([
    [2, /takes --url/, []],
    [2, /--colour/, ['--url', 'http://127.0.0.1:9', '--colour']],
    [2, /--seed takes a whole number/, ['--url', 'http://127.0.0.1:9', '--seed', 'x']],
    [3, /No server answers/, ['--url', 'http://127.0.0.1:9']],
    [4, /is no OpenAPI/, ['--url', 'http://127.0.0.1:9', '--contract', join(ROOT, 'package.json')]],
  ])('ends with %i when %s', async (code, message, words) => {
    const failure = await new Promise<{ code: unknown; stderr: string }>((done) => {
      const command = [join(ROOT, 'contract/commands/check.ts'), ...words];
      execFile(process.execPath, command, { cwd: ROOT }, (error, _out, stderr) =>
        done({ code: error?.code, stderr }),
      );
    });
    expect(failure.stderr).toMatch(message);
    expect(failure.code).toBe(code);
  });
});
