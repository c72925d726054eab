import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ours from '#contract/adapters/promptwell.ts';
import type { Adapter } from '#contract/check/adapter.ts';
import { checkContract, type CheckOptions } from '#contract/check/check-contract.ts';
import { operationsIn } from '#contract/check/phases/workflows.ts';
import { loadWorkflows, type Workflows } from '#contract/check/workflows/load-workflows.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { startDamagingProxy } from '#contract/testing/plants/proxy.ts';
import { WORKFLOW_PLANTS } from '#contract/testing/plants/workflow-plants.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const OPENAPI = join(import.meta.dirname, '../../openapi');
const IDS = [
  'administrator',
  'cards',
  'free-limits',
  'invitation-links',
  'prompt-life',
  'sign-in',
  'unverified',
  'subscribe',
  'team',
];
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;

let server: ServerProcess;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
let bundle: Bundle;
let workflows: Workflows;
let adapter: Adapter;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_FACTOR: '100' } });
  proxy = await startDamagingProxy(server.origin);
  bundle = bundleOf(await loadContract(join(OPENAPI, 'dist/openapi.yaml')));
  const files = globSync(join(OPENAPI, 'workflows/*.arazzo.yaml')).toSorted();
  workflows = await loadWorkflows(files, bundle.document);
  const prepared = await ours.prepare({ url: server.origin, fetch });
  adapter = { ...ours, prepare: () => Promise.resolve(prepared) };
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

const check = (options: Pick<CheckOptions, 'only' | 'workflows'>) =>
  checkContract({ url: proxy.url, bundle, adapter, seed: 1, all: true, ...options });

describe('our workflows', () => {
  it('run to their end on our server', { timeout: 240_000 }, async () => {
    proxy.plant(undefined);
    const result = await check({ only: IDS, workflows });
    expect(result.findings).toEqual([]);
    expect(result.workflows.map(({ workflow, isKept }) => [workflow, isKept])).toEqual(
      IDS.map((id) => [id, true]),
    );
  });

  it.each(WORKFLOW_PLANTS)('alone find $name', { timeout: 240_000 }, async (plant) => {
    proxy.plant({ ...plant, check: 'workflow-broken' });
    const { findings } = await check({ only: [plant.workflow], workflows });
    expect([...new Set(findings.map((finding) => finding.check))]).toEqual(['workflow-broken']);
    expect(findings[0]?.text).toContain(`Workflow "${plant.workflow}", step "`);
  });

  it.runIf(EXHAUSTIVE).each(WORKFLOW_PLANTS)(
    'find what no other phase finds: $name',
    { timeout: 600_000 },
    async (plant) => {
      proxy.plant({ ...plant, check: 'workflow-broken' });
      const workflow = workflows.chosen.find(({ workflowId }) => workflowId === plant.workflow);
      const only = workflow ? operationsIn(workflow, workflows.byKey) : [];
      expect((await check({ only })).findings).toEqual([]);
    },
  );
});
