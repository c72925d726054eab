import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelConnection, ModelConnections, ModelList } from '#contract/generated/schemas.ts';
import type { ModelOutcome } from '#server/ports/model-gateway.ts';
import { modelConnections, modelSettings } from '#server/db/schema/prompts-models.ts';
import { createLog } from '#server/platform/log.ts';
import { stubGateway } from '#server/testing/stub-ports.ts';
import { CANDIDATE, createScriptedModel, saying } from '#server/testing/scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const KEY = 'sk-canary-0123456789';
const ADMIN = '/api/v1/admin/models';
const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';

let outcome: ModelOutcome;
let discovered: number;
let tested: string[];
const written: string[] = [];
type LogLine = Record<string, unknown> & { msg: string };
const lines: LogLine[] = [];
const gateway = {
  ...stubGateway,
  open: ({ model, apiKey }: { model: string; apiKey?: string }) => ({
    ...createScriptedModel(),
    id: model,
    generate: () => {
      written.push(model);
      return Promise.resolve([CANDIDATE]);
    },
    run: ({ signal }: { signal: AbortSignal }) =>
      saying([`${model} with ${apiKey === KEY ? 'its key' : 'no key'}`])(signal),
  }),
  test: ({ model }: { model: string }) => {
    tested.push(model);
    return Promise.resolve(outcome);
  },
  list: () =>
    Promise.resolve(
      outcome === 'works' ? { models: ['a', 'b'] } : { failed: 'key_refused' as const },
    ),
  discover: () => {
    discovered += 1;
    return stubGateway.discover();
  },
};

let app: TestApp;
let person: SignedUp;
const call = <T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: object,
  token = person.token,
) => app.request<T>(method, path, { token, ...(body && { body }) });
const connect = (more: object = {}) =>
  call<ModelConnection>('POST', ADMIN, {
    provider: 'openai',
    model: 'gpt-5-mini',
    apiKey: KEY,
    ...more,
  });
const listed = async () => (await call<ModelList>('GET', '/api/users/prompt/models')).body;
const seen = async () => (await call<ModelConnections>('GET', ADMIN)).body;
const defaults = (body: object) => call<ModelList>('PUT', `${ADMIN}/defaults`, body);
const run = (model?: string) =>
  call('POST', '/api/users/prompt/execute', {
    draft: { title: 'T', body: 'Say it.', categoryId: OFFICE },
    values: {},
    ...(model !== undefined && { model }),
  });

beforeAll(async () => {
  app = await createTestApp({
    modelGateway: gateway,
    config: { rateLimitFactor: 1_000 },
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as LogLine) }),
  });
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  [outcome, discovered, tested] = ['works', 0, []];
  await app.db.delete(modelConnections);
  await app.db.delete(modelSettings);
  person = await app.signUp({ firstName: 'Lin', lastName: 'Chen' });
});

describe('connecting a model', () => {
  it('keeps it once it answered, its key encrypted and never shown', async () => {
    const { status, body } = await connect();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      provider: 'openai',
      model: 'gpt-5-mini',
      defaultFor: ['generate', 'run'],
      keyState: 'stored',
      addedBy: 'Lin Chen',
    });
    const rows = await app.db.select().from(modelConnections);
    expect(rows[0]?.sealedKey).toMatch(/^[A-Za-z0-9+/=]{40,}$/);
    const shown = JSON.stringify([rows, body, await seen(), await listed()]);
    expect(shown).not.toContain(KEY);
  });

  it.each<[ModelOutcome, number, string, string | undefined]>([
    ['key_refused', 422, 'validation_failed', 'apiKey'],
    ['no_such_model', 422, 'validation_failed', 'model'],
    ['timeout', 503, 'model_unavailable', undefined],
    ['unreachable', 503, 'model_unavailable', undefined],
    ['rate_limited', 503, 'model_unavailable', undefined],
    ['refused', 503, 'model_unavailable', undefined],
  ])('keeps nothing on %s', async (what, status, code, field) => {
    outcome = what;
    const answer = await call('POST', ADMIN, { provider: 'openai', model: 'm', apiKey: KEY });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    const errors = (answer.body['errors'] ?? []) as { field: string }[];
    expect(errors.map((fault) => fault.field)).toEqual(field === undefined ? [] : [field]);
    expect(JSON.stringify(answer.body)).not.toContain(KEY);
    expect((await seen()).items).toEqual([]);
  });

  it('asks for the key that a provider needs, before anything is sent', async () => {
    const answer = await call('POST', ADMIN, { provider: 'openai', model: 'm' });
    expect(answer.body).toMatchObject({ errors: [{ field: 'apiKey', code: 'required' }] });
    expect((await connect({ provider: 'ollama', apiKey: undefined })).status).toBe(201);
    expect(tested).toEqual(['gpt-5-mini']);
  });

  it('takes no address, whatever it is called', async () => {
    for (const name of ['baseUrl', 'url', 'address', 'host'])
      expect((await connect({ [name]: 'http://169.254.169.254/' })).status).toBe(422);
    expect((await connect({ provider: 'http://127.0.0.1:22' })).status).toBe(422);
    expect(tested).toEqual([]);
  });

  it('replaces the key of the same model, and stops at twenty', async () => {
    const first = await connect();
    expect((await connect({ apiKey: 'sk-another' })).body.id).toBe(first.body.id);
    for (let n = 2; n <= 20; n += 1) await connect({ model: `m-${n}` });
    const late = await call('POST', ADMIN, { provider: 'openai', model: 'm-21', apiKey: KEY });
    expect(late.body).toMatchObject({ errors: [{ field: 'model', code: 'too_many' }] });
    expect((await connect()).status).toBe(201);
    expect((await seen()).items).toHaveLength(20);
  });

  it('makes one the default, however many come at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((model) => connect({ model })));
    const { items } = await listed();
    expect(items.map(({ defaultFor }) => defaultFor)).toEqual([['generate', 'run'], [], [], []]);
  });

  it('looks up what a key may use', async () => {
    const asked = { provider: 'openai', apiKey: KEY };
    expect((await call('POST', `${ADMIN}/look-up`, asked)).body).toEqual({ models: ['a', 'b'] });
    outcome = 'key_refused';
    const refused = await call('POST', `${ADMIN}/look-up`, asked);
    expect(refused.body).toMatchObject({ errors: [{ field: 'apiKey', code: 'refused' }] });
  });
});

describe('a connected model', () => {
  it('answers runs with its key: the default, or the one that is named', async () => {
    expect((await run()).body).toMatchObject({ isDemo: true });
    const { body: first } = await connect();
    await connect({ provider: 'ollama', model: 'qwen3:8b', apiKey: undefined });
    expect((await run()).body).toMatchObject({
      model: 'gpt-5-mini',
      isDemo: false,
      output: 'gpt-5-mini with its key',
    });
    expect((await run('qwen3:8b')).body).toMatchObject({ output: 'qwen3:8b with no key' });
    expect((await run(first.id)).body).toMatchObject({ model: 'gpt-5-mini' });
    expect((await run('nobody')).body).toMatchObject({ errors: [{ field: 'model' }] });
    const generated = { goal: 'Write the weekly report', model: 'nobody' };
    expect((await call('POST', '/api/users/prompt/generate', generated)).body).toMatchObject({
      errors: [{ field: 'model', code: 'unknown' }],
    });
    expect(
      (await call('POST', '/api/users/prompt/generate', { ...generated, model: first.id })).status,
    ).toBe(200);
  });

  it('is what a guest’s page is told of', async () => {
    const config = () => app.request<Record<string, unknown>>('GET', '/api/v1/public/config');
    expect((await config()).body).toMatchObject({ demoModel: true });
    await connect();
    expect((await config()).body).toMatchObject({ demoModel: false });
    expect(JSON.stringify((await config()).body)).not.toContain('gpt-5-mini');
  });

  it.each<ModelOutcome>([
    'works',
    'key_refused',
    'no_such_model',
    'timeout',
    'unreachable',
    'rate_limited',
    'refused',
  ])('is tested, and a sentence says what came back: %s', async (what) => {
    const { body } = await connect();
    outcome = what;
    const test = await call('POST', `${ADMIN}/${body.id}/test`);
    expect(test.body).toMatchObject({ outcome: what });
    expect(test.body['message']).toMatch(/^.{20,}\.$/);
    expect(JSON.stringify(test.body)).not.toContain(KEY);
  });

  it('asks for its key again once the server’s secret has changed', async () => {
    const { body } = await connect();
    await app.db.update(modelConnections).set({ sealedKey: 'AAAA'.repeat(20) });
    expect((await seen()).items).toMatchObject([{ keyState: 'lost' }]);
    tested = [];
    expect((await call('POST', `${ADMIN}/${body.id}/test`)).body).toMatchObject({
      outcome: 'key_lost',
    });
    expect(tested).toEqual([]);
    await connect();
    expect((await seen()).items).toMatchObject([{ keyState: 'stored' }]);
  });

  it('is not called without its key once that is lost, and the refusal says what to do', async () => {
    const { body } = await connect();
    await run();
    await app.db.update(modelConnections).set({ sealedKey: 'AAAA'.repeat(20) });
    const refused = {
      status: 422,
      body: {
        message: 'The key of gpt-5-mini can no longer be read. Paste it again under Models.',
        errors: [{ field: 'model', code: 'key_lost' }],
      },
    };
    expect(await run()).toMatchObject(refused);
    expect(await run(body.id)).toMatchObject(refused);
    const goal = 'Write the weekly report';
    expect(await call('POST', '/api/users/prompt/generate', { goal })).toMatchObject(refused);
    await connect();
    expect((await run()).body).toMatchObject({ output: 'gpt-5-mini with its key' });
  });

  it('leaves a line in the log for each change, without its key', async () => {
    lines.length = 0;
    const { body: first } = await connect();
    const { body: second } = await connect({ model: 'other' });
    await defaults({ run: second.id });
    await call('DELETE', `${ADMIN}/${first.id}`);
    const about = { provider: 'openai', userId: person.userId };
    expect(lines.filter(({ msg }) => msg.includes('model'))).toMatchObject([
      { ...about, modelId: first.id, model: 'gpt-5-mini', msg: 'model connected' },
      { ...about, modelId: second.id, model: 'other', msg: 'model connected' },
      { run: second.id, userId: person.userId, msg: 'default models changed' },
      { ...about, modelId: first.id, model: 'gpt-5-mini', msg: 'model removed' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(KEY);
  });

  it('is not reached on this computer once the operator has switched that off', async () => {
    const { body: local } = await connect({
      provider: 'ollama',
      model: 'qwen3:8b',
      apiKey: undefined,
    });
    const off = await createTestApp({
      database: app.database,
      modelGateway: gateway,
      config: { rateLimitFactor: 1_000 },
      env: { MODEL_DISCOVERY: 'off' },
    });
    const { token } = await off.signUp();
    const ask = (method: string, path: string, body?: object) =>
      off.request<Record<string, unknown>>(method, path, { token, ...(body && { body }) });
    const draft = { draft: { title: 'T', body: 'Say it.', categoryId: OFFICE }, values: {} };
    expect((await ask('POST', '/api/users/prompt/execute', draft)).body).toMatchObject({
      isDemo: true,
    });
    for (const model of [local.id, 'qwen3:8b'])
      expect((await ask('POST', '/api/users/prompt/execute', { ...draft, model })).status).toBe(
        422,
      );
    expect((await ask('GET', '/api/users/prompt/models')).body['items']).toEqual([]);
    expect((await ask('GET', ADMIN)).body).toMatchObject({
      items: [{ id: local.id, isReachable: false, defaultFor: [] }],
    });
    tested = [];
    expect((await ask('POST', `${ADMIN}/${local.id}/test`)).status).toBe(403);
    expect((await ask('PUT', `${ADMIN}/defaults`, { run: local.id })).status).toBe(422);
    expect(tested).toEqual([]);
    const openai = { provider: 'openai', model: 'gpt-5-mini', apiKey: KEY };
    expect((await ask('POST', ADMIN, openai)).body).toMatchObject({
      defaultFor: ['generate', 'run'],
    });
    expect((await ask('DELETE', `${ADMIN}/${local.id}`)).status).toBe(204);
  });

  it('becomes the default, and is taken away again', async () => {
    const { body: first } = await connect();
    const { body: second } = await connect({ model: 'other' });
    const { body } = await defaults({ generate: second.id, run: second.id });
    expect(body.items[0]).toMatchObject({ id: second.id, defaultFor: ['generate', 'run'] });
    expect((await run()).body).toMatchObject({ model: 'other' });
    expect((await call('DELETE', `${ADMIN}/${second.id}`)).status).toBe(204);
    expect((await run()).body).toMatchObject({ model: 'gpt-5-mini' });
    await call('DELETE', `${ADMIN}/${first.id}`);
    expect((await run()).body).toMatchObject({ isDemo: true });
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const)
      expect((await call(method, `${ADMIN}/${first.id}${path}`)).status).toBe(404);
  });
});

describe('the defaults', () => {
  const generate = () =>
    call('POST', '/api/users/prompt/generate', { goal: 'Write a weekly report' });

  it('are one model for writing prompts and one for running them', async () => {
    const { body: large } = await connect();
    const { body: small } = await connect({ model: 'small' });
    written.length = 0;
    expect((await defaults({ run: small.id })).body.items).toMatchObject([
      { id: large.id, defaultFor: ['generate'] },
      { id: small.id, defaultFor: ['run'] },
    ]);
    await generate();
    expect(written).toEqual(['gpt-5-mini']);
    expect((await run()).body).toMatchObject({ model: 'small' });
    await defaults({ generate: small.id, run: large.id });
    await generate();
    expect(written).toEqual(['gpt-5-mini', 'small']);
    expect((await run()).body).toMatchObject({ model: 'gpt-5-mini' });
    await call('DELETE', `${ADMIN}/${small.id}`);
    expect((await seen()).items).toMatchObject([{ id: large.id, defaultFor: ['generate', 'run'] }]);
  });

  it('change together or not at all, and to models that there are', async () => {
    const { body: first } = await connect();
    const { body: second } = await connect({ model: 'other' });
    const gone = '01930c1e-5a00-7000-8000-000000000a11';
    expect(await defaults({ generate: second.id, run: gone })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'run', code: 'unknown' }] },
    });
    expect((await defaults({})).status).toBe(422);
    expect((await listed()).items[0]).toMatchObject({
      id: first.id,
      defaultFor: ['generate', 'run'],
    });
    await Promise.all([first, second, first, second].map(({ id }) => defaults({ run: id })));
    const { items } = await listed();
    expect(items.flatMap(({ defaultFor }) => defaultFor).toSorted()).toEqual(['generate', 'run']);
  });

  it('lead back to the operator’s model, without removing another', async () => {
    const own = await createTestApp({
      modelGateway: gateway,
      model: { ...createScriptedModel(), id: 'operators-own' },
    });
    const { token } = await own.signUp();
    const ask = (method: string, path: string, body: object) =>
      own.request<Record<string, unknown>>(method, path, { token, body });
    const { body } = await ask('POST', ADMIN, { provider: 'openai', model: 'm', apiKey: KEY });
    expect(body['defaultFor']).toEqual([]);
    await ask('PUT', `${ADMIN}/defaults`, { generate: body['id'], run: body['id'] });
    expect((await ask('PUT', `${ADMIN}/defaults`, { run: 'operators-own' })).body).toMatchObject({
      items: [
        { id: body['id'], defaultFor: ['generate'] },
        { id: 'operators-own', defaultFor: ['run'] },
      ],
    });
    await own.close();
  });
});

describe('looking for models on this computer', () => {
  it('happens when the screen is opened, until a person says no', async () => {
    expect((await seen()).discovery).toEqual({
      available: true,
      enabled: true,
      found: [{ provider: 'ollama', models: ['stand-in-1'] }],
    });
    expect(discovered).toBe(1);
    const no = { available: true, enabled: false, found: [] };
    expect((await call('PUT', `${ADMIN}/discovery`, { enabled: false })).body).toEqual(no);
    expect((await seen()).discovery).toEqual(no);
    expect(discovered).toBe(1);
    await call('PUT', `${ADMIN}/discovery`, { enabled: true });
    expect((await seen()).discovery.found).toHaveLength(1);
  });

  it('uses nothing that nobody connected', async () => {
    await seen();
    expect(await listed()).toEqual({ items: [], canConnect: true });
    expect((await run()).body).toMatchObject({ isDemo: true });
  });
});

describe('who may connect models', () => {
  const EVERYTHING: [string, string, object?][] = [
    ['GET', ADMIN],
    ['POST', ADMIN, { provider: 'openai', model: 'm', apiKey: KEY }],
    ['POST', `${ADMIN}/look-up`, { provider: 'openai', apiKey: KEY }],
    ['PUT', `${ADMIN}/discovery`, { enabled: false }],
    ['DELETE', `${ADMIN}/01930c1e-5a00-7000-8000-000000000a11`],
    ['PUT', `${ADMIN}/defaults`, { run: '01930c1e-5a00-7000-8000-000000000a11' }],
    ['POST', `${ADMIN}/01930c1e-5a00-7000-8000-000000000a11/test`],
  ];

  it('is not a sub-user', async () => {
    await app.database.sql.query(`update users set role = 'user' where id = $1`, [person.userId]);
    app.services.sessions.forget(person.userId);
    for (const [method, path, body] of EVERYTHING)
      expect((await call(method, path, body)).status).toBe(403);
    expect((await listed()).canConnect).toBe(false);
    expect(discovered).toBe(0);
  });

  it('is nobody but administrators behind a proxy', async () => {
    const shared = await createTestApp({
      modelGateway: gateway,
      config: { ...app.config, isAlone: false },
    });
    const { token } = await shared.signUp();
    for (const [method, path, body] of EVERYTHING)
      expect((await shared.request(method, path, { token, ...(body && { body }) })).status).toBe(
        403,
      );
    await shared.close();
  });

  it('is nobody but administrators on a server for many, and no provider of its own computer', async () => {
    const { localModels: _none, ...config } = app.config;
    const shared = await createTestApp({
      modelGateway: gateway,
      config: { ...config, mode: 'production' },
    });
    const { token, userId } = await shared.signUp();
    for (const [method, path, body] of EVERYTHING)
      expect((await shared.request(method, path, { token, ...(body && { body }) })).status).toBe(
        403,
      );
    const names = await shared.request<ModelList>('GET', '/api/users/prompt/models', { token });
    expect(names.body).toEqual({ items: [], canConnect: false });
    expect(tested).toEqual([]);

    await shared.database.sql.query(`update users set role = 'admin' where id = $1`, [userId]);
    shared.services.sessions.forget(userId);
    const ask = (body: object) =>
      shared.request<Record<string, unknown>>('POST', ADMIN, { token, body });
    expect((await ask({ provider: 'ollama', model: 'm' })).body).toMatchObject({
      errors: [{ field: 'provider', code: 'unknown' }],
    });
    expect((await ask({ provider: 'openai', model: 'm', apiKey: KEY })).status).toBe(201);
    const all = await shared.request<ModelConnections>('GET', ADMIN, { token });
    expect(all.body.discovery).toEqual({ available: false, enabled: false, found: [] });
    expect(discovered).toBe(0);
    await shared.close();
  });
});
