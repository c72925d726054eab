import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ours from '#contract/adapters/promptwell.ts';
import type { Adapter } from '#contract/check/adapter.ts';
import { createClient } from '#contract/check/client.ts';
import { createCoverage } from '#contract/check/coverage/coverage.ts';
import { createFindings } from '#contract/check/findings.ts';
import { checkExamples } from '#contract/check/phases/examples.ts';
import { createRun } from '#contract/check/run.ts';
import { createChecker } from '#contract/checker/checker.ts';
import { OUR_RULES } from '#contract/checker/our-rules.ts';
import { COMMON_STATUSES } from '#contract/cases/refusal-statuses.ts';
import { operationsOf } from '#contract/document/document.ts';
import { shapeOf } from '#contract/document/operation-shape.ts';
import { startProxy } from '#contract/proxy/proxy-server.ts';
import { VIOLATION_HEADER } from '#contract/proxy/pass-request.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { createRoutes } from '#contract/requests/routes.ts';
import type { Plant } from '#contract/testing/plants/plant.ts';
import { PLANTS } from '#contract/testing/plants/plants.ts';
import { startDamagingProxy } from '#contract/testing/plants/proxy.ts';
import { DRAFT } from '../testing/api-person.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const BUNDLE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const OF_A_CARD = ['removeCard', 'setDefaultCard', 'continueTrial'];
const UNKNOWN = '0191e6a0-7000-7000-8000-000000000000';

let server: ServerProcess;
let damage: Awaited<ReturnType<typeof startDamagingProxy>>;
let bundle: Bundle;
let token: Record<string, string>;
let promptId: string;
/** Before the damaged server; shared, since reading the contract takes its time. */
let damaged: Awaited<ReturnType<typeof startProxy>> | undefined;
/** Checks that found something in the test at hand. */
let seen = new Set<string>();
let proxies: Array<Awaited<ReturnType<typeof startProxy>>> = [];

/** A proxy that has seen nothing yet. */
async function before(upstream: string) {
  const proxy = await startProxy({
    bundle,
    rules: OUR_RULES,
    contract: 'openapi.yaml',
    upstream: new URL(upstream),
    onFinding: ({ check }) => seen.add(check),
  });
  proxies.push(proxy);
  return proxy;
}

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_FACTOR: '100' } });
  damage = await startDamagingProxy(server.origin);
  bundle = bundleOf(await loadContract(BUNDLE));
  const { actors } = await ours.prepare({ url: server.origin, fetch });
  token = actors.owner ?? {};
  const saved = await send(server.origin, 'POST', '/api/users/prompt/save', DRAFT);
  promptId = ((await saved.json()) as { prompt: { id: string } }).prompt.id;
});
afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  proxies = [];
  await damage.close();
  await server.stop();
});

const send = (origin: string, method: string, path: string, body?: unknown, headers = token) =>
  fetch(`${origin}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** What an interface does in a day: signs in wrongly, looks around, runs, saves, downloads. */
async function useNormally(origin: string): Promise<Response[]> {
  const answers: Response[] = [];
  const ask = async (
    ...words: [method: string, path: string, body?: unknown, headers?: typeof token]
  ) => {
    const answer = await send(origin, ...words);
    answers.push(answer);
    await answer
      .clone()
      .arrayBuffer()
      .catch(() => undefined);
  };
  await ask('POST', '/api/users/auth/login', { email: 'lin@example.com', password: 'not-the-one' });
  await ask('GET', '/api/v1/public/config');
  await ask('GET', '/api/users/me/profile');
  await ask('GET', '/api/users/prompt/my');
  await ask('GET', '/api/users/misc/category');
  await ask('GET', `/api/users/prompt/${promptId}`);
  await ask('GET', `/api/users/prompt/${UNKNOWN}`);
  await ask('PATCH', '/api/users/profile/update', { phone: 'no number' });
  const run = { draft: DRAFT, values: { name: 'Lin' } };
  const stream = { ...token, accept: 'text/event-stream' };
  await ask('POST', '/api/users/prompt/execute', run, stream);
  return answers;
}

/** A plant that leaves every other operation as it is. */
function plantedAtItsOperation(plant: Plant): Plant {
  if (!('damage' in plant)) return plant;
  const route = createRoutes(operationsOf(bundle.document));
  return {
    ...plant,
    damage: (answer, asked) => {
      const found = route(asked.method, asked.path.split('?')[0] ?? '');
      const isIts = found && 'operation' in found && found.operation.id === plant.operation;
      return isIts ? plant.damage(answer, asked) : answer;
    },
  };
}

/** Violations that show in what an interface asks anyway. */
const SEEN = [
  'a status of its own',
  'a teapot',
  'a redirection',
  'an error for a list',
  'an error for an unknown id',
  'a missing field',
  'a missing inner field',
  'a field too many',
  'a number as a text',
  'null where none may be',
  'an id that is none',
  'a time without its zone',
  'a list that is none',
  'JSON cut short',
  'a problem without its message',
  'a refusal of another shape',
  'a code that is not listed',
  'a problem of another status',
  'a problem as plain JSON',
  'JSON as text',
  'no media type',
  'an unnamed request',
  'another charset',
  'a header beyond its form',
  'a stack trace in a problem',
  'the hash of a password',
  'an event that is no JSON',
  'a stream without its end',
];

describe('contract:proxy before our server', () => {
  const plants = PLANTS.filter(({ name }) => SEEN.includes(name));

  it('knows every plant by its name', () => {
    expect(plants).toHaveLength(SEEN.length);
  });

  it.each(plants)('sees $name in normal use', async (plant) => {
    damage.plant(plantedAtItsOperation(plant));
    damaged ??= await before(damage.url);
    seen = new Set();
    await useNormally(damaged.url);
    await damaged.settled();
    expect([...seen]).toContain(plant.check);
  });

  it('raises no alarm over the server as it is, and changes nothing of it', async () => {
    const proxy = await before(server.origin);
    const [through, direct] = [await useNormally(proxy.url), await useNormally(server.origin)];
    await proxy.settled();
    const answers = proxy.ledger.findings().filter(({ check }) => !check.startsWith('request-'));
    expect(answers).toEqual([]);
    const shape = (all: Response[]) =>
      all.map(({ status, headers }) => [
        status,
        [...headers.keys()].filter((name) => name !== VIOLATION_HEADER.toLowerCase()),
      ]);
    expect(shape(through)).toEqual(shape(direct));
  });

  it(
    'raises no alarm over a walk of the documented examples',
    { timeout: 240_000, tags: ['long'] },
    async () => {
      const proxy = await before(server.origin);
      const { document, placeOf } = bundle;
      const operations = operationsOf(document);
      const prepared = await ours.prepare({ url: proxy.url, fetch });
      // The walk knows no card, and would ask for one by an id that is none.
      const adapter: Adapter = {
        ...ours,
        examples: async (id) => ({
          ...(await ours.examples?.(id)),
          ...(OF_A_CARD.includes(id) && { path: { cardId: UNKNOWN } }),
        }),
      };
      const run = createRun({
        document,
        checker: createChecker(document, OUR_RULES),
        operations,
        shapes: new Map(operations.map((one) => [one.id, shapeOf(document, one)])),
        placeOf,
        adapter,
        actors: prepared.actors,
        client: createClient({ baseUrl: proxy.url, timeoutMs: 60_000 }),
        findings: createFindings(() => false),
        coverage: createCoverage(operations),
        statuses: COMMON_STATUSES,
        isSkipped: () => false,
        isExact: false,
        seed: 1,
      });
      await checkExamples(run);
      await proxy.settled();
      expect(proxy.ledger.totals.requests).toBeGreaterThan(80);
      expect(proxy.ledger.findings()).toEqual([]);
    },
  );
});
