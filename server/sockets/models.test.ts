import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ModelConnection, ModelConnections, ModelTest } from '#contract/generated/schemas.ts';
import { joinServer, type ApiPerson } from '../testing/api-person.ts';
import {
  startModelProvider,
  UPSTREAM_SECRET,
  type Mode,
  type ModelProvider,
} from '../testing/model-provider.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

const KEY = 'sk-canary-0123456789abcdef0123456789abcdef';
const ADMIN = '/api/v1/admin/models';

let provider: ModelProvider;
let server: ServerProcess;
let person: ApiPerson;
const said: string[] = [];

beforeAll(async () => {
  provider = await startModelProvider();
  server = await startServer({
    env: {
      MODEL_DISCOVERY: `ollama:${provider.port},lmstudio:1,llamacpp:1`,
      LOG_LEVEL: 'trace',
      RATE_LIMIT_FACTOR: '1000',
    },
    replacements: [
      {
        file: 'adapters/model/gateway.ts',
        find: 'LOCAL_TEST_MS = 75_000',
        replace: 'LOCAL_TEST_MS = 2_000',
      },
    ],
  });
  person = await joinServer(server.origin);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

async function ask<T>(
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: T }> {
  const answer = await person.ask(method, path, body ? { body } : {});
  const text = await answer.text();
  said.push(text);
  return { status: answer.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
}
const connect = (model: string) =>
  ask<ModelConnection>('POST', ADMIN, { provider: 'ollama', model, apiKey: KEY });

it('finds a model, connects, tests, uses and forgets it, and its key stays inside', async () => {
  const { body: seen } = await ask<ModelConnections>('GET', ADMIN);
  expect(seen.discovery.found).toEqual([
    { provider: 'ollama', models: ['stand-in-1', 'stand-in-2'] },
  ]);
  expect(provider.requests).toEqual([]);

  provider.mode = 'unauthorized';
  expect((await connect('stand-in-1')).status).toBe(422);
  provider.mode = 'good';
  const { status, body: connected } = await connect('stand-in-1');
  expect(status).toBe(201);
  expect(connected).toMatchObject({ defaultFor: ['generate', 'run'], keyState: 'stored' });

  const run = await person.run();
  expect(await run.json()).toMatchObject({ model: 'stand-in-1', isDemo: false, status: 'done' });
  const generated = await person.generate();
  expect(await generated.json()).toMatchObject({ candidates: [{ title: 'Weekly report' }] });

  const outcomes: [Mode, ModelTest['outcome']][] = [
    ['good', 'works'],
    ['unauthorized', 'key_refused'],
    ['unknownModel', 'no_such_model'],
    ['rateLimited', 'rate_limited'],
    ['silent', 'timeout'],
    ['serverError', 'unreachable'],
  ];
  for (const [mode, outcome] of outcomes) {
    provider.mode = mode;
    const { body } = await ask<ModelTest>('POST', `${ADMIN}/${connected.id}/test`);
    expect(body).toMatchObject({ outcome, message: expect.stringMatching(/\.$/) as string });
  }

  expect((await ask('DELETE', `${ADMIN}/${connected.id}`)).status).toBe(204);
  provider.mode = 'good';
  const before = provider.requests.length;
  expect(await (await person.run()).json()).toMatchObject({ isDemo: true });
  expect(provider.requests).toHaveLength(before);

  const texts = [...said, server.output()].join('\n');
  expect(texts).not.toContain(KEY);
  expect(texts).not.toContain(UPSTREAM_SECRET);
}, 120_000);
