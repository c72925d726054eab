import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import ours from '#contract/adapters/promptwell.ts';
import type { Adapter } from '#contract/check/adapter.ts';
import { checkContract } from '#contract/check/check-contract.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { PLANTS } from '#contract/testing/plants/plants.ts';
import { startDamagingProxy } from '#contract/testing/plants/proxy.ts';
import { DRAFT } from '../testing/api-person.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const BUNDLE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
/** Without the long form every sixth plant is tried, so that each kind is. */
const TRIED = PLANTS.filter((_plant, index) => EXHAUSTIVE || index % 6 === 0);

let server: ServerProcess;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
let bundle: Bundle;
let adapter: Adapter;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_FACTOR: '100' } });
  proxy = await startDamagingProxy(server.origin);
  bundle = bundleOf(await loadContract(BUNDLE));
  const prepared = await ours.prepare({ url: server.origin, fetch });
  const save = async () => {
    const headers = { ...prepared.actors.owner, 'content-type': 'application/json' };
    const body = JSON.stringify(DRAFT);
    const answer = await fetch(`${server.origin}/api/users/prompt/save`, {
      method: 'POST',
      headers,
      body,
    });
    return ((await answer.json()) as { prompt: { id: string } }).prompt.id;
  };
  const promptId = await save();
  await save();
  const examples: Adapter['examples'] = (operationId) => {
    if (operationId.startsWith('exportPrompt')) return { body: { promptId } };
    if (operationId === 'executePrompt') return { body: { draft: DRAFT, values: { name: 'Lin' } } };
    return operationId.endsWith('Prompt') && operationId !== 'savePrompt'
      ? { path: { promptId } }
      : ours.examples?.(operationId);
  };
  adapter = { ...ours, prepare: () => Promise.resolve(prepared), examples };
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

const check = async (only: string, seed = 1) =>
  checkContract({ url: proxy.url, bundle, adapter, seed, only, all: true });

describe('contract:check on our server', () => {
  it.each(TRIED)('finds $name', { timeout: 240_000 }, async (plant) => {
    proxy.plant(plant);
    const { findings } = await check(plant.operation);
    expect(findings.map((finding) => finding.check)).toContain(plant.check);
  });

  it.each(EXHAUSTIVE ? Array.from({ length: 20 }, (_item, index) => index + 1) : [7])(
    'raises no alarm where nothing is planted (seed %i)',
    { timeout: 600_000 },
    async (seed) => {
      proxy.plant(undefined);
      const whole = EXHAUSTIVE ? '' : 'updateProfile';
      expect((await check(whole, seed)).findings).toEqual([]);
    },
  );
});
