import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { prompts as promptTable } from '#server/db/schema/prompts.ts';
import type {
  CategoryUsage,
  GenerateResult,
  Prompt,
  PromptPage,
} from '#server/generated/schemas.ts';
import { newId } from '#server/platform/ids.ts';
import {
  DocumentsBusy,
  type DocumentOptions,
  type DocumentPrompt,
} from '#server/ports/documents.ts';
import { ModelError } from '#server/ports/model.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { CANDIDATE, createScriptedModel, wait } from '#server/testing/scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';
const model = createScriptedModel();
const printed: DocumentPrompt[] = [];
const papers: Array<DocumentOptions['paper']> = [];
let documentsFail: Error | undefined;
const documents = {
  render(format: string, prompt: DocumentPrompt, options: DocumentOptions) {
    if (documentsFail) return Promise.reject(documentsFail);
    printed.push(prompt);
    papers.push(options.paper);
    return Promise.resolve(new TextEncoder().encode(`${format} of ${prompt.title}`));
  },
};
const draft = (more: object = {}) => ({
  title: 'Launch: Ünïted “A/B”',
  body: 'Write about {{it}}.',
  categoryId: OFFICE,
  ...more,
});

let test: TestApp;
let person: SignedUp;

beforeAll(async () => {
  test = await createTestApp({ model, documents });
});
afterAll(() => test.close());
beforeEach(async () => {
  model.candidates = () => Promise.resolve([CANDIDATE]);
  documentsFail = undefined;
  printed.length = 0;
  papers.length = 0;
  person = await test.signUp();
});

const post = <T = Record<string, unknown>>(
  path: string,
  body: unknown,
  options: { key?: string; as?: SignedUp; headers?: Record<string, string> } = {},
) =>
  test.request<T>('POST', `/api/users/prompt/${path}`, {
    token: (options.as ?? person).token,
    body,
    headers: { ...(options.key && { 'idempotency-key': options.key }), ...options.headers },
  });
const quota = async () => test.services.quota.read(person.userId);
const mine = async (as = person) =>
  (await test.request<PromptPage>('GET', '/api/users/prompt/my', { token: as.token })).body.items;

describe('generating', () => {
  const brief = { goal: 'Announce our new lamp to the press', categoryId: OFFICE };

  it('answers candidates and the quota, and stores nothing', async () => {
    const { status, body } = await post<GenerateResult>('generate', brief);
    expect(status).toBe(200);
    expect(body.candidates).toEqual([CANDIDATE]);
    expect(body.quota.generations.used).toBe(1);
    expect(await mine()).toEqual([]);
  });

  it('counts a repeat with the same key once, and gives the first candidates', async () => {
    const key = newId();
    const first = await post('generate', brief, { key });
    model.candidates = () => Promise.resolve([{ ...CANDIDATE, title: 'Another' }]);
    expect((await post('generate', brief, { key })).body).toEqual(first.body);
    expect((await quota()).generations.used).toBe(1);
  });

  it.each([
    ['a model that is away', () => Promise.reject(new ModelError('timeout', 'slow'))],
    ['a model without a candidate', () => Promise.resolve([])],
  ])('uses nothing with %s', async (_what, candidates) => {
    model.candidates = candidates;
    const answer = await post('generate', brief);
    expect(answer).toMatchObject({ status: 503, body: { code: 'model_unavailable' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await quota()).generations.used).toBe(0);
  });

  it('uses nothing when the person leaves', async () => {
    const asked: true[] = [];
    model.candidates = () => {
      asked.push(true);
      return new Promise(() => undefined);
    };
    const leaving = new AbortController();
    const going = test.app.request('/api/users/prompt/generate', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(brief),
      signal: leaving.signal,
    });
    while (asked.length === 0) await wait(5);
    expect((await quota()).generations.used).toBe(1);
    leaving.abort();
    await going;
    expect((await quota()).generations.used).toBe(0);
  });

  it('refuses a category that there is not', async () => {
    const unknown = { ...brief, categoryId: '01930c1e-5a00-7000-8000-0000000000ff' };
    expect(await post('generate', unknown)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'categoryId', code: 'unknown' }] },
    });
  });
});

describe('downloads', () => {
  it.each([
    ['generate/pdf', 'pdf', 'application/pdf'],
    [
      'generate/word',
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s saves the draft and answers its file', async (path, format, type) => {
    const { status, headers, response } = await post(path, { draft: draft() });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(await response.text()).toContain(`${format} of Launch`);
    const name = headers.get('content-disposition')!;
    expect(name).toMatch(new RegExp(`^attachment; filename="[\\x20-\\x7e]+\\.${format}"`));
    expect(name).toContain(`filename*=UTF-8''${encodeURIComponent('launch-ünïted-a-b')}.${format}`);
    const [saved] = await mine();
    expect(headers.get('x-prompt-id')).toBe(saved!.id);
    expect(printed[0]).toMatchObject({
      categoryName: 'Office and meetings',
      version: 1,
      author: 'Lin Chen',
    });
    expect((await quota()).downloads.used).toBe(1);
  });

  it('has the paper of the person’s country, A4 where none is stated', async () => {
    await post('generate/pdf', { draft: draft() });
    for (const country of ['MX', 'DE']) {
      await test.db.update(users).set({ country }).where(eq(users.id, person.userId));
      await post('generate/pdf', { draft: draft() });
    }
    expect(papers).toEqual(['a4', 'us-letter', 'a4']);
  });

  it.each(['generate/pdf-without-save', 'generate/word-without-save'])(
    '%s stores nothing, also for a repeat',
    async (path) => {
      const key = newId();
      const first = await post(path, { draft: draft() }, { key });
      const again = await post(path, { draft: draft() }, { key });
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(await again.response.text()).toBe(await first.response.text());
      expect(first.headers.has('x-prompt-id')).toBe(false);
      expect(await mine()).toEqual([]);
      expect((await quota()).downloads.used).toBe(1);
    },
  );

  it('saves and counts once for a repeat, and makes the file from what was saved', async () => {
    const key = newId();
    const first = await post('generate/pdf', { draft: draft() }, { key });
    const again = await post('generate/pdf', { draft: draft() }, { key });
    expect(again.status).toBe(200);
    expect(again.headers.get('x-prompt-id')).toBe(first.headers.get('x-prompt-id'));
    expect(await mine()).toHaveLength(1);
    expect((await quota()).downloads.used).toBe(1);
    expect(printed).toHaveLength(2);
  });

  it('that cannot be made save nothing and use nothing', async () => {
    documentsFail = new DocumentsBusy();
    const answer = await post('generate/pdf', { draft: draft() });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await mine()).toEqual([]);
    expect((await quota()).downloads.used).toBe(0);
  });

  it('end at the month’s limit with the plan that lifts it', async () => {
    for (let made = 0; made < 10; made += 1)
      expect((await post('generate/pdf-without-save', { draft: draft() })).status).toBe(200);
    expect(await post('generate/word-without-save', { draft: draft() })).toMatchObject({
      status: 402,
      body: { code: 'quota_exceeded', planCode: 'pro' },
    });
  });

  it('print an earlier version as it was', async () => {
    const saved = await post<{ prompt: Prompt }>('save', draft());
    const { id } = saved.body.prompt;
    await post('save', draft({ id, baseVersion: 1, body: 'Now about {{other}}.' }));
    await post('generate/pdf', { promptId: id, version: 1 });
    expect(printed[0]).toMatchObject({ body: 'Write about {{it}}.', version: 1 });
    expect((await post('generate/pdf', { promptId: id, version: 3 })).status).toBe(404);
  });
});

describe('a team', () => {
  let client: SignedUp;
  let viewer: SignedUp;
  let editor: SignedUp;
  let shared: Prompt;
  let kept: Prompt;

  async function join(who: SignedUp, preset: 'editor' | 'viewer') {
    await test.db
      .update(users)
      .set({ role: 'user', ownerId: client.userId, preset })
      .where(eq(users.id, who.userId));
  }

  beforeAll(async () => {
    client = await test.signUp({ firstName: 'Amira', lastName: 'Haddad' });
    viewer = await test.signUp();
    editor = await test.signUp({ firstName: 'Jonas', lastName: 'Weber' });
    await test.db.update(users).set({ role: 'client' }).where(eq(users.id, client.userId));
    const { db, clock } = test;
    await insertSubscription(db, client.userId, {
      periodStart: new Date(clock.now().getTime() - 86_400_000),
      periodEnd: new Date(clock.now().getTime() + 86_400_000 * 20),
    });
    await join(viewer, 'viewer');
    await join(editor, 'editor');
    const save = async (more: object) =>
      (await post<{ prompt: Prompt }>('save', draft(more), { as: client })).body.prompt;
    shared = await save({ title: 'Shared', visibility: 'team' });
    kept = await save({ title: 'Kept to myself' });
  });

  const change = (as: SignedUp, more: object) =>
    post<{ prompt: Prompt }>('save', draft({ id: shared.id, title: 'Shared', ...more }), { as });

  it('finds what is shared, and nothing that is not', async () => {
    const list = await test.request<PromptPage>('GET', '/api/users/prompt?scope=team', {
      token: viewer.token,
    });
    expect(list.body.items.map(({ title }) => title)).toEqual(['Shared']);
    expect(list.body.items[0]).toMatchObject({ owner: { firstName: 'Amira' } });
    const hidden = await test.request('GET', `/api/users/prompt/${kept.id}`, {
      token: editor.token,
    });
    expect(hidden.status).toBe(404);
  });

  it('lets a viewer read, run and download, and nothing else', async () => {
    const as = viewer;
    const values = { it: 'lamps' };
    expect((await post('execute', { promptId: shared.id, values }, { as })).status).toBe(200);
    expect((await post('generate/pdf', { promptId: shared.id }, { as })).status).toBe(200);
    for (const [path, body] of [
      ['save', draft()],
      ['save', draft({ id: shared.id, baseVersion: 1 })],
      ['generate', { goal: 'Announce our new lamp' }],
      ['generate/pdf', { draft: draft() }],
      ['generate/word', { draft: draft() }],
    ] as const)
      expect([path, (await post(path, body, { as })).status]).toEqual([path, 403]);
    const gone = await test.request('DELETE', `/api/users/prompt/${shared.id}`, {
      token: viewer.token,
    });
    expect(gone.status).toBe(403);
  });

  it('lets an editor change a shared prompt, but not who sees it, and not delete it', async () => {
    const saved = await change(editor, { baseVersion: 1, body: 'By Jonas: {{it}}' });
    expect(saved).toMatchObject({ status: 200, body: { prompt: { version: 2 } } });
    expect(saved.body.prompt).toMatchObject({ visibility: 'team', owner: { id: client.userId } });
    const stale = await change(client, { baseVersion: 1, body: 'By Amira: {{it}}' });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(JSON.stringify(stale.body)).toContain('Jonas Weber saved version 2');
    const hide = await change(editor, { baseVersion: 2, visibility: 'private' });
    expect(hide.status).toBe(403);
    const gone = await test.request('DELETE', `/api/users/prompt/${shared.id}`, {
      token: editor.token,
    });
    expect(gone.status).toBe(403);
  });

  it('marks favourites for oneself alone', async () => {
    await change(editor, { baseVersion: 2, body: 'By Jonas: {{it}}', isFavourite: true });
    const seen = async (as: SignedUp) =>
      (await test.request<Prompt>('GET', `/api/users/prompt/${shared.id}`, { token: as.token }))
        .body.isFavourite;
    expect([await seen(editor), await seen(client)]).toEqual([true, false]);
  });

  it('is counted whole in a client’s most used categories, alone in one’s own', async () => {
    const used = async (as: SignedUp) =>
      (
        await test.request<{ items: CategoryUsage[] }>(
          'GET',
          '/api/users/misc/most-used/category',
          { token: as.token },
        )
      ).body.items.map(({ category, saves, runs, share }) => ({
        slug: category.slug,
        saves,
        runs,
        share,
      }));
    expect(await used(client)).toEqual([{ slug: 'office', saves: 2, runs: 1, share: 1 }]);
    expect(await used(viewer)).toEqual([{ slug: 'office', saves: 0, runs: 1, share: 1 }]);
    expect(await used(person)).toEqual([]);
  });

  it('keeps what a removed sub-user wrote, with its search, when it is handed over', async () => {
    await post('save', draft({ title: 'Written by Jonas' }), { as: editor });
    expect(await test.services.prompts.transferPrompts(editor.userId, client.userId)).toBe(1);
    const found = await test.request<PromptPage>('GET', '/api/users/prompt/my?q=jonas%20written', {
      token: client.token,
    });
    expect(found.body.items.map(({ title }) => title)).toEqual(['Written by Jonas']);
    expect(await mine(editor)).toEqual([]);
    const rows = await test.db
      .select()
      .from(promptTable)
      .where(eq(promptTable.ownerId, client.userId));
    expect(await test.services.prompts.countSavedByOwner([client.userId])).toEqual(
      new Map([[client.userId, rows.length]]),
    );
  });
});
