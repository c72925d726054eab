import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelConnections, ModelList } from '#contract/generated/schemas.ts';
import {
  createModelsApp,
  MODEL_KEY,
  MODELS_ADMIN,
  type ModelsApp,
} from '#server/testing/models-app.ts';
import { createScriptedModel } from '#server/testing/scripted-model.ts';
import { createTestApp } from '#server/testing/test-app.ts';

let models: ModelsApp;
beforeAll(async () => {
  models = await createModelsApp();
}, 60_000);
afterAll(() => models.app.close());
beforeEach(() => models.reset());

describe('the defaults', () => {
  const generate = () =>
    models.call('POST', '/api/users/prompt/generate', { goal: 'Write a weekly report' });

  it('are one model for writing prompts and one for running them', async () => {
    const { body: large } = await models.connect();
    const { body: small } = await models.connect({ model: 'small' });
    models.script.written.length = 0;
    expect((await models.defaults({ run: small.id })).body.items).toMatchObject([
      { id: large.id, defaultFor: ['generate'] },
      { id: small.id, defaultFor: ['run'] },
    ]);
    await generate();
    expect(models.script.written).toEqual(['gpt-5-mini']);
    expect((await models.run()).body).toMatchObject({ model: 'small' });
    await models.defaults({ generate: small.id, run: large.id });
    await generate();
    expect(models.script.written).toEqual(['gpt-5-mini', 'small']);
    expect((await models.run()).body).toMatchObject({ model: 'gpt-5-mini' });
    await models.call('DELETE', `${MODELS_ADMIN}/${small.id}`);
    expect((await models.seen()).items).toMatchObject([
      { id: large.id, defaultFor: ['generate', 'run'] },
    ]);
  });

  it('change together or not at all, and to models that there are', async () => {
    const { body: first } = await models.connect();
    const { body: second } = await models.connect({ model: 'other' });
    const gone = '01930c1e-5a00-7000-8000-000000000a11';
    expect(await models.defaults({ generate: second.id, run: gone })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'run', code: 'unknown' }] },
    });
    expect((await models.defaults({})).status).toBe(422);
    expect((await models.listed()).items[0]).toMatchObject({
      id: first.id,
      defaultFor: ['generate', 'run'],
    });
    await Promise.all([first, second, first, second].map(({ id }) => models.defaults({ run: id })));
    const { items } = await models.listed();
    expect(items.flatMap(({ defaultFor }) => defaultFor).toSorted()).toEqual(['generate', 'run']);
  });

  it('lead back to the operator’s model, without removing another', async () => {
    const own = await createTestApp({
      modelGateway: models.gateway,
      model: { ...createScriptedModel(), id: 'operators-own' },
    });
    const { token } = await own.signUp();
    const ask = (method: string, path: string, body: object) =>
      own.request<Record<string, unknown>>(method, path, { token, body });
    const { body } = await ask('POST', MODELS_ADMIN, {
      provider: 'openai',
      model: 'm',
      apiKey: MODEL_KEY,
    });
    expect(body['defaultFor']).toEqual([]);
    await ask('PUT', `${MODELS_ADMIN}/defaults`, { generate: body['id'], run: body['id'] });
    expect(
      (await ask('PUT', `${MODELS_ADMIN}/defaults`, { run: 'operators-own' })).body,
    ).toMatchObject({
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
    expect((await models.seen()).discovery).toEqual({
      available: true,
      enabled: true,
      found: [{ provider: 'ollama', models: ['stand-in-1'] }],
    });
    expect(models.script.discovered).toBe(1);
    const no = { available: true, enabled: false, found: [] };
    expect(
      (await models.call('PUT', `${MODELS_ADMIN}/discovery`, { enabled: false })).body,
    ).toEqual(no);
    expect((await models.seen()).discovery).toEqual(no);
    expect(models.script.discovered).toBe(1);
    await models.call('PUT', `${MODELS_ADMIN}/discovery`, { enabled: true });
    expect((await models.seen()).discovery.found).toHaveLength(1);
  });

  it('uses nothing that nobody connected', async () => {
    await models.seen();
    expect(await models.listed()).toEqual({ items: [], canConnect: true });
    expect((await models.run()).body).toMatchObject({ isDemo: true });
  });
});

describe('who may connect models', () => {
  const EVERYTHING: [string, string, object?][] = [
    ['GET', MODELS_ADMIN],
    ['POST', MODELS_ADMIN, { provider: 'openai', model: 'm', apiKey: MODEL_KEY }],
    ['POST', `${MODELS_ADMIN}/look-up`, { provider: 'openai', apiKey: MODEL_KEY }],
    ['PUT', `${MODELS_ADMIN}/discovery`, { enabled: false }],
    ['DELETE', `${MODELS_ADMIN}/01930c1e-5a00-7000-8000-000000000a11`],
    ['PUT', `${MODELS_ADMIN}/defaults`, { run: '01930c1e-5a00-7000-8000-000000000a11' }],
    ['POST', `${MODELS_ADMIN}/01930c1e-5a00-7000-8000-000000000a11/test`],
  ];

  it('is not a sub-user', async () => {
    await models.app.database.sql.query(`update users set role = 'user' where id = $1`, [
      models.person().userId,
    ]);
    models.app.services.sessions.forget(models.person().userId);
    for (const [method, path, body] of EVERYTHING)
      expect((await models.call(method, path, body)).status).toBe(403);
    expect((await models.listed()).canConnect).toBe(false);
    expect(models.script.discovered).toBe(0);
  });

  it('is nobody but administrators behind a proxy', async () => {
    const shared = await createTestApp({
      modelGateway: models.gateway,
      config: { ...models.app.config, isAlone: false },
    });
    const { token } = await shared.signUp();
    for (const [method, path, body] of EVERYTHING)
      expect((await shared.request(method, path, { token, ...(body && { body }) })).status).toBe(
        403,
      );
    await shared.close();
  });

  it('is nobody but administrators on a server for many, and no provider of its own computer', async () => {
    const { localModels: _none, ...config } = models.app.config;
    const shared = await createTestApp({
      modelGateway: models.gateway,
      config: { ...config, mode: 'production' },
    });
    const { token, userId } = await shared.signUp();
    for (const [method, path, body] of EVERYTHING)
      expect((await shared.request(method, path, { token, ...(body && { body }) })).status).toBe(
        403,
      );
    const names = await shared.request<ModelList>('GET', '/api/users/prompt/models', { token });
    expect(names.body).toEqual({ items: [], canConnect: false });
    expect(models.script.tested).toEqual([]);

    await shared.database.sql.query(`update users set role = 'admin' where id = $1`, [userId]);
    shared.services.sessions.forget(userId);
    const ask = (body: object) =>
      shared.request<Record<string, unknown>>('POST', MODELS_ADMIN, { token, body });
    expect((await ask({ provider: 'ollama', model: 'm' })).body).toMatchObject({
      errors: [{ field: 'provider', code: 'unknown' }],
    });
    expect((await ask({ provider: 'openai', model: 'm', apiKey: MODEL_KEY })).status).toBe(201);
    const all = await shared.request<ModelConnections>('GET', MODELS_ADMIN, { token });
    expect(all.body.discovery).toEqual({ available: false, enabled: false, found: [] });
    expect(models.script.discovered).toBe(0);
    await shared.close();
  });
});
