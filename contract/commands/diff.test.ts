import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDiff } from './diff.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const contract = (version: string, type: string) => `openapi: 3.1.0
info: { title: Things, version: ${version} }
paths:
  /things:
    get:
      responses: &fine
        '200':
          description: Fine
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
  /things/new:
    get:
      responses: *fine
components:
  schemas:
    Thing:
      type: object
      properties:
        size: { type: ${type} }
`;

describe('contract:diff', () => {
  let folder: string;
  let printed: string;
  const file = (name: string) => join(folder, name);
  const run = (...words: string[]) => {
    printed = '';
    return runDiff(words, (text) => (printed += text));
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-diff-'));
    await Promise.all([
      writeFile(file('old.yaml'), contract('1.0.0', 'integer')),
      writeFile(file('broken.yaml'), contract('1.1.0', 'string')),
      writeFile(file('major.yaml'), contract('2.0.0', 'string')),
      writeFile(
        file('fine.yaml'),
        contract('1.1.0', 'integer').replace('/things/new', '/things/old'),
      ),
    ]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('colours the worst of an operation on its page', async () => {
    await run(file('old.yaml'), file('broken.yaml'), '--html', file('page.html'));
    const page = await readFile(file('page.html'), 'utf8');
    expect(page).toContain('<h2>Changes by operation</h2>');
    expect(page).toContain(
      '<tr><th scope="row">GET /things</th><td class="bad">1</td><td>0</td><td>0</td></tr>',
    );
  });

  it('names a break once for all operations, with its places, and fails', async () => {
    expect(await run(file('old.yaml'), file('broken.yaml'))).toBe(1);
    expect(printed).toContain('1 breaking');
    expect(printed).toContain('2 operations: GET /things, GET /things/new');
    expect(printed.replaceAll(/\s+/g, ' ')).toContain(
      'breaking: The property `size` of the schema `Thing` changed its type from integer to string: clients can get what they were not written for.',
    );
    expect(printed).toContain(
      `response-type-changed · old ${file('old.yaml')}:18 · new ${file('broken.yaml')}:18`,
    );
    expect(printed).toContain('A major version would announce them.');
  });

  it('passes a break that the version announces, unless told otherwise', async () => {
    expect(await run(file('old.yaml'), file('major.yaml'))).toBe(0);
    expect(printed).toContain('1 breaking change, and the version announces them (1.0.0 → 2.0.0).');
    expect(await run(file('old.yaml'), file('major.yaml'), '--any-version')).toBe(1);
    expect(await run(file('old.yaml'), file('broken.yaml'), '--fail-on', 'never')).toBe(0);
  });

  it('finds nothing between a contract and itself', async () => {
    expect(await run(file('old.yaml'), file('old.yaml'))).toBe(0);
    expect(printed).toContain('Nothing changed that a client can notice.');
  });

  it('prints JSON, and leaves out what --only does not name', async () => {
    expect(await run(file('old.yaml'), file('fine.yaml'), '--json')).toBe(1);
    const all = JSON.parse(printed) as { passed: boolean; findings: Array<{ rule: string }> };
    expect(all.findings.map(({ rule }) => rule)).toEqual(['path-removed', 'operation-added']);
    expect(await run(file('old.yaml'), file('fine.yaml'), '--json', '--only', '/things/old')).toBe(
      0,
    );
    expect(JSON.parse(printed)).toMatchObject({
      passed: true,
      findings: [{ rule: 'operation-added' }],
    });
  });

  it('writes JUnit and a page without anything from the network', async () => {
    const [junit, html] = [file('out.xml'), file('out.html')];
    expect(await run(file('old.yaml'), file('broken.yaml'), '--junit', junit, '--html', html)).toBe(
      1,
    );
    const names: string[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name }) => names.push(name));
    parser.write(await readFile(junit, 'utf8')).close();
    expect(names).toEqual(['testsuites', 'testsuite', 'testcase', 'failure']);
    const page = await readFile(html, 'utf8');
    expect(page).toContain(
      'The property <code>size</code> of the schema <code>Thing</code> changed its type',
    );
    expect(page).not.toMatch(/(src|href)=|@import|url\(/);
  });

  it.each([
    [['--help'], 'Exit codes'],
    [['--rules'], 'request-became-required'],
  ])('answers %j', async (words, text) => {
    expect(await run(...words)).toBe(0);
    expect(printed).toContain(text);
  });

  it.each([
    [2, /takes OLD and NEW/, []],
    [2, /--colour/, ['old.yaml', 'old.yaml', '--colour']],
    [2, /--fail-on takes/, ['old.yaml', 'old.yaml', '--fail-on', 'often']],
    [3, /there is no such file/, ['none.yaml', 'old.yaml']],
    [4, /is no OpenAPI/, [join(ROOT, 'package.json'), 'old.yaml']],
  ])('ends with %i when %s', async (code, message, words) => {
    const failure = await new Promise<{ code: unknown; stderr: string }>((done) => {
      const names = words.map((word) => (word.endsWith('.yaml') ? file(word) : word));
      execFile(
        process.execPath,
        [join(ROOT, 'contract/commands/diff.ts'), ...names],
        (error, _out, stderr) => done({ code: error?.code, stderr }),
      );
    });
    expect(failure.stderr).toMatch(message);
    expect(failure.code).toBe(code);
  });
});
