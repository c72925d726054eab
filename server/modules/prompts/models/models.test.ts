import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modelConnections } from '#server/db/schema/prompts-models.ts';
import type { ModelOutcome } from '#server/ports/model-gateway.ts';
import {
  createModelsApp,
  MODEL_KEY,
  MODELS_ADMIN,
  OFFICE,
  type ModelsApp,
} from '#server/testing/models-app.ts';
import { createTestApp } from '#server/testing/test-app.ts';

let models: ModelsApp;
beforeAll(async () => {
  models = await createModelsApp();
}, 60_000);
afterAll(() => models.app.close());
beforeEach(() => models.reset());

describe('connecting a model', () => {
  it('keeps it once it answered, its key encrypted and never shown', async () => {
    const { status, body } = await models.connect();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      provider: 'openai',
      model: 'gpt-5-mini',
      defaultFor: ['generate', 'run'],
      keyState: 'stored',
      addedBy: 'Lin Chen',
    });
    const rows = await models.app.db.select().from(modelConnections);
    expect(rows[0]?.sealedKey).toMatch(/^[A-Za-z0-9+/=]{40,}$/);
    const shown = JSON.stringify([rows, body, await models.seen(), await models.listed()]);
    expect(shown).not.toContain(MODEL_KEY);
  });

  it.each<[ModelOutcome, number, string, string | undefined]>([
    ['key_refused', 422, 'validation_failed', 'apiKey'],
    ['no_such_model', 422, 'validation_failed', 'model'],
    ['timeout', 503, 'model_unavailable', undefined],
    ['unreachable', 503, 'model_unavailable', undefined],
    ['rate_limited', 503, 'model_unavailable', undefined],
    ['refused', 503, 'model_unavailable', undefined],
  ])('keeps nothing on %s', async (what, status, code, field) => {
    models.script.outcome = what;
    const answer = await models.call('POST', MODELS_ADMIN, {
      provider: 'openai',
      model: 'm',
      apiKey: MODEL_KEY,
    });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    const errors = (answer.body['errors'] ?? []) as { field: string }[];
    expect(errors.map((fault) => fault.field)).toEqual(field === undefined ? [] : [field]);
    expect(JSON.stringify(answer.body)).not.toContain(MODEL_KEY);
    expect((await models.seen()).items).toEqual([]);
  });

  it('asks for the key that a provider needs, before anything is sent', async () => {
    const answer = await models.call('POST', MODELS_ADMIN, { provider: 'openai', model: 'm' });
    expect(answer.body).toMatchObject({ errors: [{ field: 'apiKey', code: 'required' }] });
    expect((await models.connect({ provider: 'ollama', apiKey: undefined })).status).toBe(201);
    expect(models.script.tested).toEqual(['gpt-5-mini']);
  });

  it('takes no address, whatever it is called', async () => {
    for (const name of ['baseUrl', 'url', 'address', 'host'])
      expect((await models.connect({ [name]: 'http://169.254.169.254/' })).status).toBe(422);
    expect((await models.connect({ provider: 'http://127.0.0.1:22' })).status).toBe(422);
    expect(models.script.tested).toEqual([]);
  });

  it('replaces the key of the same model, and stops at twenty', async () => {
    const first = await models.connect();
    expect((await models.connect({ apiKey: 'sk-another' })).body.id).toBe(first.body.id);
    for (let n = 2; n <= 20; n += 1) await models.connect({ model: `m-${n}` });
    const late = await models.call('POST', MODELS_ADMIN, {
      provider: 'openai',
      model: 'm-21',
      apiKey: MODEL_KEY,
    });
    expect(late.body).toMatchObject({ errors: [{ field: 'model', code: 'too_many' }] });
    expect((await models.connect()).status).toBe(201);
    expect((await models.seen()).items).toHaveLength(20);
  });

  it('makes one the default, however many come at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((model) => models.connect({ model })));
    const { items } = await models.listed();
    expect(items.map(({ defaultFor }) => defaultFor)).toEqual([['generate', 'run'], [], [], []]);
  });

  it('looks up what a key may use', async () => {
    const asked = { provider: 'openai', apiKey: MODEL_KEY };
    expect((await models.call('POST', `${MODELS_ADMIN}/look-up`, asked)).body).toEqual({
      models: ['a', 'b'],
    });
    models.script.outcome = 'key_refused';
    const refused = await models.call('POST', `${MODELS_ADMIN}/look-up`, asked);
    expect(refused.body).toMatchObject({ errors: [{ field: 'apiKey', code: 'refused' }] });
  });
});

describe('a connected model', () => {
  it('answers runs with its key: the default, or the one that is named', async () => {
    expect((await models.run()).body).toMatchObject({ isDemo: true });
    const { body: first } = await models.connect();
    await models.connect({ provider: 'ollama', model: 'qwen3:8b', apiKey: undefined });
    expect((await models.run()).body).toMatchObject({
      model: 'gpt-5-mini',
      isDemo: false,
      output: 'gpt-5-mini with its key',
    });
    expect((await models.run('qwen3:8b')).body).toMatchObject({ output: 'qwen3:8b with no key' });
    expect((await models.run(first.id)).body).toMatchObject({ model: 'gpt-5-mini' });
    expect((await models.run('nobody')).body).toMatchObject({ errors: [{ field: 'model' }] });
    const generated = { goal: 'Write the weekly report', model: 'nobody' };
    expect((await models.call('POST', '/api/users/prompt/generate', generated)).body).toMatchObject(
      {
        errors: [{ field: 'model', code: 'unknown' }],
      },
    );
    expect(
      (await models.call('POST', '/api/users/prompt/generate', { ...generated, model: first.id }))
        .status,
    ).toBe(200);
  });

  it('is what a guest’s page is told of', async () => {
    const config = () =>
      models.app.request<Record<string, unknown>>('GET', '/api/v1/public/config');
    expect((await config()).body).toMatchObject({ demoModel: true });
    await models.connect();
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
    const { body } = await models.connect();
    models.script.outcome = what;
    const test = await models.call('POST', `${MODELS_ADMIN}/${body.id}/test`);
    expect(test.body).toMatchObject({ outcome: what });
    expect(test.body['message']).toMatch(/^.{20,}\.$/);
    expect(JSON.stringify(test.body)).not.toContain(MODEL_KEY);
  });

  it('asks for its key again once the server’s secret has changed', async () => {
    const { body } = await models.connect();
    await models.app.db.update(modelConnections).set({ sealedKey: 'AAAA'.repeat(20) });
    expect((await models.seen()).items).toMatchObject([{ keyState: 'lost' }]);
    models.script.tested = [];
    expect((await models.call('POST', `${MODELS_ADMIN}/${body.id}/test`)).body).toMatchObject({
      outcome: 'key_lost',
    });
    expect(models.script.tested).toEqual([]);
    await models.connect();
    expect((await models.seen()).items).toMatchObject([{ keyState: 'stored' }]);
  });

  it('is not called without its key once that is lost, and the refusal says what to do', async () => {
    const { body } = await models.connect();
    await models.run();
    await models.app.db.update(modelConnections).set({ sealedKey: 'AAAA'.repeat(20) });
    const refused = {
      status: 422,
      body: {
        message: 'The key of gpt-5-mini can no longer be read. Paste it again under Models.',
        errors: [{ field: 'model', code: 'key_lost' }],
      },
    };
    expect(await models.run()).toMatchObject(refused);
    expect(await models.run(body.id)).toMatchObject(refused);
    const goal = 'Write the weekly report';
    expect(await models.call('POST', '/api/users/prompt/generate', { goal })).toMatchObject(
      refused,
    );
    await models.connect();
    expect((await models.run()).body).toMatchObject({ output: 'gpt-5-mini with its key' });
  });

  it('leaves a line in the log for each change, without its key', async () => {
    models.lines.length = 0;
    const { body: first } = await models.connect();
    const { body: second } = await models.connect({ model: 'other' });
    await models.defaults({ run: second.id });
    await models.call('DELETE', `${MODELS_ADMIN}/${first.id}`);
    const about = { provider: 'openai', userId: models.person().userId };
    expect(models.lines.filter(({ msg }) => msg.includes('model'))).toMatchObject([
      { ...about, modelId: first.id, model: 'gpt-5-mini', msg: 'model connected' },
      { ...about, modelId: second.id, model: 'other', msg: 'model connected' },
      { run: second.id, userId: models.person().userId, msg: 'default models changed' },
      { ...about, modelId: first.id, model: 'gpt-5-mini', msg: 'model removed' },
    ]);
    expect(JSON.stringify(models.lines)).not.toContain(MODEL_KEY);
  });

  it('is not reached on this computer once the operator has switched that off', async () => {
    const { body: local } = await models.connect({
      provider: 'ollama',
      model: 'qwen3:8b',
      apiKey: undefined,
    });
    const off = await createTestApp({
      database: models.app.database,
      modelGateway: models.gateway,
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
    expect((await ask('GET', MODELS_ADMIN)).body).toMatchObject({
      items: [{ id: local.id, isReachable: false, defaultFor: [] }],
    });
    models.script.tested = [];
    expect((await ask('POST', `${MODELS_ADMIN}/${local.id}/test`)).status).toBe(403);
    expect((await ask('PUT', `${MODELS_ADMIN}/defaults`, { run: local.id })).status).toBe(422);
    expect(models.script.tested).toEqual([]);
    const openai = { provider: 'openai', model: 'gpt-5-mini', apiKey: MODEL_KEY };
    expect((await ask('POST', MODELS_ADMIN, openai)).body).toMatchObject({
      defaultFor: ['generate', 'run'],
    });
    expect((await ask('DELETE', `${MODELS_ADMIN}/${local.id}`)).status).toBe(204);
  });

  it('becomes the default, and is taken away again', async () => {
    const { body: first } = await models.connect();
    const { body: second } = await models.connect({ model: 'other' });
    const { body } = await models.defaults({ generate: second.id, run: second.id });
    expect(body.items[0]).toMatchObject({ id: second.id, defaultFor: ['generate', 'run'] });
    expect((await models.run()).body).toMatchObject({ model: 'other' });
    expect((await models.call('DELETE', `${MODELS_ADMIN}/${second.id}`)).status).toBe(204);
    expect((await models.run()).body).toMatchObject({ model: 'gpt-5-mini' });
    await models.call('DELETE', `${MODELS_ADMIN}/${first.id}`);
    expect((await models.run()).body).toMatchObject({ isDemo: true });
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/test'],
    ] as const)
      expect((await models.call(method, `${MODELS_ADMIN}/${first.id}${path}`)).status).toBe(404);
  });
});
