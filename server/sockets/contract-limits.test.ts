/** @module-tag long */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import ours from '#contract/adapters/promptwell.ts';
import { checkContract } from '#contract/check/check-contract.ts';
import { loadWorkflows } from '#contract/check/workflows/load-workflows.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const OPENAPI = join(import.meta.dirname, '../../openapi');

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.stop());

it("contract:check needs no wider limits than the server's own", { timeout: 300_000 }, async () => {
  const refused: string[] = [];
  const ask = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await ask(input, init);
    if (answer.status === 429) refused.push(`${init?.method ?? 'GET'} ${answer.url}`);
    return answer;
  });
  const bundle = bundleOf(await loadContract(join(OPENAPI, 'dist/openapi.yaml')));
  const files = globSync(join(OPENAPI, 'workflows/*.arazzo.yaml')).toSorted();
  const workflows = await loadWorkflows(files, bundle.document);
  const result = await checkContract({
    url: server.origin,
    bundle,
    adapter: ours,
    workflows,
    seed: 1,
  });
  expect(result.findings).toEqual([]);
  expect(result.workflows.filter(({ isKept }) => !isKept)).toEqual([]);
  // A 429 makes the run wait, up to a minute each.
  expect(refused).toEqual([]);
});
