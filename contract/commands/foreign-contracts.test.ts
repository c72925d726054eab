import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tokenAdapter } from '../check/adapter.ts';
import { checkContract } from '../check/check-contract.ts';
import { tokenCredentials } from '../check/token-credentials.ts';
import { startMock } from '../mock/mock-server.ts';
import { startProxy } from '../proxy/proxy-server.ts';
import { bundleOf, type Bundle } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { runDiff } from './diff.ts';
import { runDocs } from './docs.ts';

/** Public contracts of others, of both versions, as their packages publish them. */
const QUICK = [
  '@readme/oas-examples/3.0/yaml/petstore-expanded.yaml',
  '@readme/oas-examples/3.0/yaml/petstore.yaml',
  '@readme/oas-examples/3.0/yaml/uspto.yaml',
  '@readme/oas-examples/3.0/yaml/link-example.yaml',
  '@readme/oas-examples/3.1/yaml/train-travel.yaml',
  '@readme/oas-examples/3.1/yaml/security.yaml',
  '@scalar/galaxy/3.1.yaml',
];
const LONG = [
  '@readme/oas-examples/3.0/json/callbacks.json',
  '@readme/oas-examples/3.0/json/circular.json',
  '@readme/oas-examples/3.0/json/complex-nesting.json',
  '@readme/oas-examples/3.0/json/discriminators.json',
  '@readme/oas-examples/3.0/json/file-uploads.json',
  '@readme/oas-examples/3.0/json/form-data.json',
  '@readme/oas-examples/3.0/json/http-status-codes.json',
  '@readme/oas-examples/3.0/json/parameters-extreme.json',
  '@readme/oas-examples/3.0/json/polymorphism.json',
  '@readme/oas-examples/3.0/json/schema-types.json',
  '@readme/oas-examples/3.0/json/star-trek.json',
  '@readme/oas-examples/3.1/json/parameters-style.json',
  '@readme/oas-examples/3.1/json/petstore.json',
  '@readme/oas-examples/3.1/json/readme.json',
  '@readme/oas-examples/3.1/json/schema-validation-local.json',
  '@readme/oas-examples/3.1/json/webhooks.json',
  '@scalar/galaxy/3.1.json',
  'rclone-openapi/openapi.json',
];
const isExhaustive = Boolean(process.env['EXHAUSTIVE']);
const SEEDS = isExhaustive ? [1, 2, 3] : [1];

describe.each(isExhaustive ? [...QUICK, ...LONG] : QUICK)('%s', (name) => {
  const file = fileURLToPath(import.meta.resolve(name));
  let folder: string;
  let bundle: Bundle;
  const opened: Array<{ close(): Promise<unknown> }> = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foreign-contract-'));
    bundle = bundleOf(await loadContract(file));
  });
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const mocked = async (seed = 1) => {
    const mock = await startMock({ document: bundle.document, hasMemory: true, seed });
    opened.push(mock);
    return mock;
  };
  const adapter = () =>
    tokenAdapter({ owner: tokenCredentials(bundle.document, 'lantern-harbour') });

  it.each(SEEDS)(
    'is kept by its mock with memory (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      const { url } = await mocked(seed);
      const { findings } = await checkContract({ url, bundle, adapter: adapter(), seed });
      expect(
        findings.map(({ check, operation, text }) => `${check} ${operation}: ${text}`),
      ).toEqual([]);
    },
  );

  it('passes through the proxy as it is', async () => {
    const { url, operations } = await mocked();
    const upstream = new URL(url);
    const proxy = await startProxy({ upstream, bundle, rules: [], contract: name });
    opened.push(proxy);
    const one = operations.find(({ method }) => method === 'get') ?? operations[0];
    const path = one?.path.replaceAll(/\{[^{}]+\}/g, '1') ?? '/';
    const ask = async (base: string) => {
      const headers = { authorization: 'Bearer lantern-harbour' };
      const answer = await fetch(base + path, {
        method: one?.method.toUpperCase() ?? 'GET',
        headers,
      });
      return [answer.status, answer.headers.get('content-type'), await answer.text()];
    };
    expect(await ask(proxy.url)).toEqual(await ask(url));
  });

  it('is a page', async () => {
    const out = join(folder, 'page.html');
    expect(await runDocs(['--contract', file, '--out', out], () => undefined)).toBe(0);
    const page = await readFile(out, 'utf8');
    const { title } = bundle.document.info as { title?: string };
    expect(page).toContain(`<title>${title ?? ''}`.replaceAll('&', '&amp;'));
  });

  it('is the same as itself, and not without one of its calls', async () => {
    const diff = async (now: string) => {
      let printed = '';
      const code = await runDiff(
        ['--json', '--any-version', file, now],
        (text) => (printed += text),
      );
      return { code, ...(JSON.parse(printed) as { findings: Array<{ rule: string }> }) };
    };
    expect(await diff(file)).toMatchObject({ code: 0, findings: [] });
    const less = structuredClone(bundle.document);
    const [path] = Object.keys(less.paths ?? {});
    if (path === undefined) return;
    Reflect.deleteProperty(less.paths, path);
    const other = join(folder, 'less.json');
    await writeFile(other, JSON.stringify(less));
    const { code, findings } = await diff(other);
    expect(code).toBe(1);
    expect(findings.map(({ rule }) => rule)).toContain('path-removed');
  });
});
