import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import ours from '#contract/adapters/promptwell.ts';
import type { Adapter } from '#contract/check/adapter.ts';
import { checkContract } from '#contract/check/check-contract.ts';
import { CHECKS, checkOf } from '#contract/check/checks.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { PLANTS } from '#contract/testing/plants/plants.ts';
import type { Plant } from '#contract/testing/plants/plant.ts';
import { startDamagingProxy } from '#contract/testing/plants/proxy.ts';
import { DRAFT, joinServer } from '../testing/api-person.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const BUNDLE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const codeOf = ({ check }: Plant) => checkOf(check).fault;
/** Without the long form, one plant of each fault code and every twentieth of all. */
const TRIED = PLANTS.filter(
  (plant, index) =>
    EXHAUSTIVE ||
    index % 20 === 0 ||
    PLANTS.find((other) => codeOf(other) === codeOf(plant)) === plant,
);

/** Of those, the first of each fault code is found in every run. */
const FIRST = TRIED.filter(
  (plant) => TRIED.find((other) => codeOf(other) === codeOf(plant)) === plant,
);

let server: ServerProcess;
let proxy: Awaited<ReturnType<typeof startDamagingProxy>>;
let bundle: Bundle;
let adapter: Adapter;
/** A prompt of the plant that is tried; another plant may have deleted its own. */
let promptId: string;
let save: () => Promise<string>;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_FACTOR: '100' } });
  proxy = await startDamagingProxy(server.origin);
  bundle = bundleOf(await loadContract(BUNDLE));
  const prepared = await ours.prepare({ url: server.origin, fetch });
  save = async () => {
    const headers = { ...prepared.actors.owner, 'content-type': 'application/json' };
    const body = JSON.stringify(DRAFT);
    const answer = await fetch(`${server.origin}/api/users/prompt/save`, {
      method: 'POST',
      headers,
      body,
    });
    return ((await answer.json()) as { prompt: { id: string } }).prompt.id;
  };
  await save();
  // The trash holds one too, for the searches in it.
  await fetch(`${server.origin}/api/users/prompt/${await save()}`, {
    method: 'DELETE',
    headers: prepared.actors.owner ?? {},
  });
  await subscribe();
  const examples: Adapter['examples'] = (operationId) => {
    if (operationId.startsWith('exportPrompt')) return { body: { promptId } };
    if (operationId === 'executePrompt') return { body: { draft: DRAFT, values: { name: 'Lin' } } };
    if (operationId === 'getPromptVersion') return { path: { promptId, version: 1 } };
    return /Prompt(?:Versions)?$/.test(operationId) && !/^(?:save|generate)/.test(operationId)
      ? { path: { promptId } }
      : ours.examples?.(operationId);
  };
  adapter = { ...ours, prepare: () => Promise.resolve(prepared), examples };
});
beforeEach(async () => {
  promptId = await save();
});
afterAll(async () => {
  await proxy.close();
  await server.stop();
});

/** Somebody pays, so that the administrator's list of transactions has a row. */
async function subscribe(): Promise<void> {
  const { ask } = await joinServer(server.origin);
  const post = async <Body>(path: string, body: unknown) =>
    (await (await ask('POST', path, { body })).json()) as Body;
  const plan = { preview: true, planCode: 'pro', interval: 'month' };
  const payment = '/api/users/stripe/createPayment';
  const { quote } = await post<{ quote: { id: string } }>(payment, plan);
  const consent = { acceptTerms: true, renewalConsent: { textVersion: '2026-11-01' } };
  const begun = await post<{ paymentId: string; clientSecret: string }>(payment, {
    quoteId: quote.id,
    ...consent,
  });
  const { clientSecret, paymentId } = begun;
  await post('/api/users/payments/sandbox/confirm', { clientSecret, card: 'success' });
  await post('/api/users/payments/verify', { paymentId });
}

const check = async (only: readonly string[]) =>
  checkContract({ url: proxy.url, bundle, adapter, seed: 1, only, all: true, shrinks: false });

describe('the planted violations', () => {
  it('are at least 8 of each fault code that is looked for, and have names of their own', () => {
    const codes = new Set(CHECKS.flatMap(({ fault }) => fault ?? []));
    for (const code of codes)
      expect([code, PLANTS.filter((plant) => codeOf(plant) === code).length >= 8]).toEqual([
        code,
        true,
      ]);
    expect(PLANTS.length).toBeGreaterThanOrEqual(120);
    expect(new Set(PLANTS.map(({ name }) => name)).size).toBe(PLANTS.length);
  });
});

describe('contract:check on our server', () => {
  describe.each(TRIED)('finds $name', (plant) => {
    const tags = FIRST.includes(plant) ? [] : ['long'];
    it('in the answers of its operation', { timeout: 240_000, tags }, async () => {
      proxy.plant(plant);
      const { findings } = await check([plant.operation, ...(plant.with ?? [])]);
      expect(findings.map((finding) => finding.check)).toContain(plant.check);
    });
  });
});
