import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import type { Prompt, PromptPage, Run, WorkingContent } from '#contract/generated/schemas.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { draft, OFFICE, preparePrompts } from '#server/testing/prepare-prompts.ts';
import type { SignedUp } from '#server/testing/test-app.ts';

const prompts = preparePrompts();

const ask = <T>(method: string, path: string, body?: unknown, as = prompts.person) =>
  prompts.test.request<T & { code?: string }>(method, `/api/users/${path}`, {
    token: as.token,
    ...(body !== undefined && { body }),
  });
async function keepDraft(more: object = {}, as?: SignedUp): Promise<Prompt> {
  const answer = await ask<{ prompt: Prompt }>('POST', 'prompts/drafts', draft(more), as);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.prompt;
}
const listed = async (query: string, as?: SignedUp) =>
  (await ask<PromptPage>('GET', `prompt?scope=mine&scope=team&${query}`, undefined, as)).body;
const titles = async (query: string, as?: SignedUp) =>
  (await listed(query, as)).items.map(({ title }) => title);
const read = async (id: string, as?: SignedUp) =>
  (await ask<Prompt>('GET', `prompt/${id}`, undefined, as)).body;
const write = (
  id: string,
  revision: number,
  content: Partial<WorkingContent> = {},
  baseVersion = 0,
  as?: SignedUp,
) =>
  ask<{ revision: number }>(
    'PUT',
    `prompts/${id}/working-copy`,
    {
      revision,
      baseVersion,
      content: { title: 'Launch', body: 'Write about {{it}}.', ...content },
    },
    as,
  );
const save = (id: string, baseVersion: number, more: object = {}) =>
  ask<{ prompt: Prompt }>('POST', 'prompt/save', draft({ id, baseVersion, ...more }));

describe('a draft', () => {
  it('is a prompt without a version, found among the drafts alone', async () => {
    const kept = await keepDraft({ title: 'Chosen', brief: { goal: 'A launch' } });
    expect(kept).toMatchObject({ state: 'draft', version: 0, source: 'generated', runCount: 0 });
    expect(await read(kept.id)).toEqual(kept);
    expect(await titles('')).toEqual([]);
    expect(await listed('state=draft')).toMatchObject({
      total: 1,
      items: [{ id: kept.id, state: 'draft', version: 0 }],
    });
    expect(await titles('state=draft&q=chosen')).toEqual(['Chosen']);
    expect(await titles('state=draft&q=nothing')).toEqual([]);
    expect((await ask<PromptPage>('GET', 'prompt/my?state=draft')).body.total).toBe(1);
    expect((await ask<PromptPage>('GET', 'prompt?state=draft')).body.total).toBe(1);
    const versions = await ask('GET', `prompts/${kept.id}/versions`);
    expect(versions.body).toMatchObject({ items: [], total: 0 });
  });

  it('counts in no figure', async () => {
    const figures = async () => ({
      counts: (
        await prompts.test.request('GET', '/api/v1/admin/user/counts', {
          token: prompts.person.token,
        })
      ).body,
      categories: (await ask('GET', 'misc/category')).body,
      used: (await ask('GET', 'misc/most-used/category')).body,
      quota: (await prompts.quota()).savedPrompts.used,
    });
    const before = await figures();
    await keepDraft({ isFavourite: true });
    expect(await figures()).toEqual(before);
  });

  it('is its owner’s alone, whatever its visibility', async () => {
    const client = await prompts.test.signUp();
    await insertSubscription(prompts.test.db, client.userId, {
      periodStart: prompts.test.clock.now(),
      periodEnd: new Date(prompts.test.clock.now().getTime() + 86_400_000 * 20),
    });
    const member = async (preset: 'editor' | 'viewer') => {
      const person = await prompts.test.signUp();
      await prompts.test.db
        .update(users)
        .set({ role: 'user', ownerId: client.userId, preset })
        .where(eq(users.id, person.userId));
      return person;
    };
    const editor = await member('editor');
    const kept = await keepDraft({ visibility: 'team' }, client);
    expect((await ask('GET', `prompt/${kept.id}`, undefined, editor)).status).toBe(404);
    expect((await write(kept.id, 0, {}, 0, editor)).status).toBe(404);
    expect(await titles('state=draft', editor)).toEqual([]);
    const refused = await ask('POST', 'prompts/drafts', draft(), await member('viewer'));
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('is kept once for one key', async () => {
    const request = { token: prompts.person.token, body: draft() };
    const headers = { 'idempotency-key': 'one-choice-of-a-draft' };
    const send = () =>
      prompts.test.request('POST', '/api/users/prompts/drafts', { ...request, headers });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    expect((await listed('state=draft')).total).toBe(1);
  });

  it('is refused as the 51st, until one is deleted; the trash gives it back where there is room', async () => {
    const kept: Prompt[] = [];
    for (let index = 0; index < 50; index += 1) kept.push(await keepDraft());
    const refused = await ask<{ message: string }>('POST', 'prompts/drafts', draft());
    expect(refused).toMatchObject({ status: 409, body: { code: 'drafts_full' } });
    const [first, second] = kept.map(({ id }) => id);
    expect((await ask('DELETE', `prompt/${first}`)).status).toBe(200);
    const last = await keepDraft();
    const back = () => ask('POST', `prompts/${first}/restore`);
    expect(await back()).toMatchObject({ status: 409, body: { code: 'drafts_full' } });
    expect((await save(second!, 0)).status).toBe(200);
    expect(await back()).toMatchObject({ status: 200, body: { state: 'draft', version: 0 } });
    await ask('DELETE', `prompt/${last.id}`);
    expect((await listed('state=draft')).total).toBe(49);
    expect((await prompts.quota()).savedPrompts.used).toBe(1);
  });

  it('becomes version 1 when it is saved, even unchanged', async () => {
    const kept = await keepDraft({ brief: { goal: 'A launch' } });
    const saved = await save(kept.id, 0, { changeNote: 'First' });
    expect(saved).toMatchObject({
      status: 200,
      body: { prompt: { id: kept.id, state: 'saved', version: 1, source: 'generated' } },
    });
    expect(await titles('state=draft')).toEqual([]);
    expect((await listed('')).total).toBe(1);
    const versions = await ask('GET', `prompts/${kept.id}/versions`);
    expect(versions.body).toMatchObject({
      total: 1,
      items: [{ version: 1, cause: 'generate', changeNote: 'First' }],
    });
    expect((await save(kept.id, 0)).body).toMatchObject({ code: 'stale_version' });
  });

  it('stays a draft while the plan keeps no more prompts', async () => {
    for (let index = 0; index < 25; index += 1) await prompts.post('save', draft());
    const kept = await keepDraft();
    expect((await save(kept.id, 0)).body).toMatchObject({ code: 'quota_exceeded' });
    expect(await read(kept.id)).toEqual(kept);
    expect((await prompts.quota()).savedPrompts.used).toBe(25);
  });

  it('counts the runs of what is in its editor', async () => {
    const kept = await keepDraft();
    const run = await ask<Run>('POST', 'prompt/execute', {
      draft: draft({ body: 'Other words about {{it}}.' }),
      promptId: kept.id,
      values: { it: 'tea' },
    });
    expect(run.body).toMatchObject({ promptId: kept.id, rendered: 'Other words about tea.' });
    expect(run.body).not.toHaveProperty('promptVersion');
    const own = await ask<Run>('POST', 'prompt/execute', {
      promptId: kept.id,
      values: { it: 'x' },
    });
    expect(own.body).toMatchObject({ promptId: kept.id, rendered: 'Write about x.' });
    expect(own.body).not.toHaveProperty('promptVersion');
    expect((await read(kept.id)).runCount).toBe(2);
    const foreign = await ask('POST', 'prompt/execute', {
      draft: draft(),
      promptId: OFFICE,
      values: { it: 'tea' },
    });
    expect(foreign.status).toBe(404);
  });
});

describe('a working copy', () => {
  it('keeps what is half-written, and a draft follows it as far as it is whole', async () => {
    const { id } = await keepDraft();
    const content = {
      title: '  ',
      body: 'Now about {{tea}}.',
      description: 'x'.repeat(500),
      tags: ['drinks'],
      variables: [{ name: 'tea', type: 'select' as const, required: true, options: [''] }],
    };
    expect((await write(id, 0, content)).body).toMatchObject({ revision: 1 });
    const found = await read(id);
    expect(found).toMatchObject({
      title: draft().title,
      body: 'Now about {{tea}}.',
      description: '',
      tags: ['drinks'],
      workingCopy: { revision: 1, baseVersion: 0, content },
    });
    expect((await write(id, 1, { title: 'Tea \u0000 time' })).body).toMatchObject({ revision: 2 });
    expect(await titles('state=draft')).toEqual(['Tea time']);
    expect((await read(id)).workingCopy?.content.title).toBe('Tea  time');
  });

  it('makes no version of a saved prompt, and is seen by its writer alone', async () => {
    const { prompt } = (await prompts.post<{ prompt: Prompt }>('save', draft())).body;
    expect((await write(prompt.id, 0, { body: 'Changed {{it}}.' }, 1)).status).toBe(200);
    const { workingCopy, ...found } = await read(prompt.id);
    expect(found).toEqual(prompt);
    expect(workingCopy).toMatchObject({ revision: 1, baseVersion: 1 });
    expect((await listed('')).items).toMatchObject([{ version: 1 }]);
  });

  it('is refused when another device was faster', async () => {
    const { id } = await keepDraft();
    await write(id, 0, { title: 'First device' });
    const late = await write(id, 0, { title: 'Second device' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_revision' } });
    const found = await read(id);
    expect([found.title, found.workingCopy?.revision]).toEqual(['First device', 1]);
    expect((await write(id, 7)).body).toMatchObject({ code: 'stale_revision' });
    expect((await write(id, 1, { title: 'Second device' })).body).toMatchObject({ revision: 2 });
  });

  it('is done once it is saved, unless another device has a newer one', async () => {
    const { id } = await keepDraft();
    await write(id, 0, { title: 'Older' });
    await write(id, 1, { title: 'Newer' });
    await save(id, 0, { revision: 1 });
    expect((await read(id)).workingCopy).toMatchObject({
      revision: 2,
      content: { title: 'Newer' },
    });
    await save(id, 1, { title: 'Newer', revision: 2 });
    expect(await read(id)).not.toHaveProperty('workingCopy');
    // A device that is behind does not bring back what was saved; a new change begins at 0.
    expect((await write(id, 2, {}, 2)).body).toMatchObject({ code: 'stale_revision' });
    expect((await write(id, 0, {}, 2)).status).toBe(200);
    const { workingCopy } = await read(id);
    const revision = workingCopy?.revision;
    const same = await save(id, 2, { title: 'Newer', revision });
    expect(same.body).toMatchObject({ prompt: { version: 2 } });
    expect(await read(id)).not.toHaveProperty('workingCopy');
  });

  it('begins from a version that there is, of a prompt that may be changed', async () => {
    const { id } = await keepDraft();
    expect((await write(id, 0, {}, 1)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'baseVersion', code: 'unknown' }],
    });
    const starters = await ask<PromptPage>('GET', 'prompt?scope=starters&pageSize=1');
    const starter = await write(starters.body.items[0]!.id, 0, {}, 1);
    expect(starter).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await ask('DELETE', `prompt/${id}`);
    expect((await write(id, 0)).status).toBe(404);
    expect((await prompts.post('save', draft({ revision: 1 }))).body).toMatchObject({
      errors: [{ field: 'id', code: 'required' }],
    });
  });
});
