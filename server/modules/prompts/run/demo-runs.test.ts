import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Prompt, PromptPage, Run, Counts } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const CATEGORY = '01930c1e-5a00-7000-8000-0000000000ca';
let app: TestApp;
let person: SignedUp;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const ask = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) =>
  app.request<T>(method, `/api/users/${path}`, {
    token: person.token,
    ...(body && { body }),
    ...(headers && { headers }),
  });
const execute = (body: object, headers?: Record<string, string>) =>
  ask<Run>('POST', 'prompt/execute', { values: {}, ...body }, headers);

it('uses nothing of the plan, is never refused for it, and is in no figure', async () => {
  const { quota } = app.services;
  const saved = await ask<{ prompt: Prompt }>('POST', 'prompt/save', {
    title: 'Greeting',
    body: 'Greet the new colleague.',
    categoryId: CATEGORY,
  });
  const promptId = saved.body.prompt.id;
  const key = newId();
  const first = await execute({ promptId }, { 'idempotency-key': key });
  expect(first).toMatchObject({ status: 200, body: { isDemo: true, status: 'done', promptId } });
  expect((await execute({ promptId }, { 'idempotency-key': key })).body).toEqual(first.body);
  expect((await execute({ promptId }, { accept: 'text/event-stream' })).status).toBe(200);
  const { items } = (await ask<PromptPage>('GET', 'prompt?scope=starters&limit=1')).body;
  const starter = items[0]!.id;
  const { variables } = (await ask<Prompt>('GET', `prompt/${starter}`)).body;
  const values = Object.fromEntries(
    variables.map(({ name, options }) => [name, options?.[0] ?? '7']),
  );
  expect(await execute({ promptId: starter, values })).toMatchObject({ body: { isDemo: true } });
  const draft = { title: 'Draft', body: 'Say hello.', categoryId: CATEGORY };
  expect((await execute({ draft, promptId })).status).toBe(200);

  const { runs } = await quota.read(person.userId);
  expect(runs.used).toBe(0);
  const { body: prompt } = await ask<Prompt>('GET', `prompt/${promptId}`);
  expect(prompt.runCount).toBe(0);
  expect(prompt).not.toHaveProperty('lastRunAt');
  expect((await ask<Prompt>('GET', `prompt/${starter}`)).body.runCount).toBe(0);
  const counts = await app.request<Counts>('GET', '/api/v1/admin/user/counts', {
    token: person.token,
  });
  expect(counts.body.runs).toBe(0);

  for (let used = 0; used < runs.limit!; used += 1) await quota.reserve(person.userId, 'runs');
  await expect(quota.reserve(person.userId, 'runs')).rejects.toMatchObject({
    code: 'quota_exceeded',
  });
  expect((await execute({ promptId })).status).toBe(200);
});
