import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import { prompts as promptTable } from '#server/db/schema/prompts.ts';
import type { CategoryUsage, Prompt, PromptPage } from '#contract/generated/schemas.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { draft, preparePrompts } from '#server/testing/prepare-prompts.ts';
import type { SignedUp } from '#server/testing/test-app.ts';

const prompts = preparePrompts();
const { post, mine } = prompts;

describe('a team', () => {
  let client: SignedUp;
  let viewer: SignedUp;
  let editor: SignedUp;
  let shared: Prompt;
  let kept: Prompt;

  async function join(who: SignedUp, preset: 'editor' | 'viewer') {
    await prompts.test.db
      .update(users)
      .set({ role: 'user', ownerId: client.userId, preset })
      .where(eq(users.id, who.userId));
  }

  beforeAll(async () => {
    client = await prompts.test.signUp({ firstName: 'Amira', lastName: 'Haddad' });
    viewer = await prompts.test.signUp();
    editor = await prompts.test.signUp({ firstName: 'Jonas', lastName: 'Weber' });
    const { db, clock } = prompts.test;
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
    const list = await prompts.test.request<PromptPage>('GET', '/api/users/prompt?scope=team', {
      token: viewer.token,
    });
    expect(list.body.items.map(({ title }) => title)).toEqual(['Shared']);
    expect(list.body.items[0]).toMatchObject({ owner: { firstName: 'Amira' } });
    const hidden = await prompts.test.request('GET', `/api/users/prompt/${kept.id}`, {
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
    const gone = await prompts.test.request('DELETE', `/api/users/prompt/${shared.id}`, {
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
    const gone = await prompts.test.request('DELETE', `/api/users/prompt/${shared.id}`, {
      token: editor.token,
    });
    expect(gone.status).toBe(403);
  });

  it('marks favourites for oneself alone', async () => {
    await change(editor, { baseVersion: 2, body: 'By Jonas: {{it}}', isFavourite: true });
    const seen = async (as: SignedUp) =>
      (
        await prompts.test.request<Prompt>('GET', `/api/users/prompt/${shared.id}`, {
          token: as.token,
        })
      ).body.isFavourite;
    expect([await seen(editor), await seen(client)]).toEqual([true, false]);
  });

  it('is counted whole in a client’s most used categories, alone in one’s own', async () => {
    const used = async (as: SignedUp) =>
      (
        await prompts.test.request<{ items: CategoryUsage[] }>(
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
    expect(await used(prompts.person)).toEqual([]);
  });

  it('keeps what a removed sub-user wrote, with its search, when it is handed over', async () => {
    await post('save', draft({ title: 'Written by Jonas' }), { as: editor });
    const { db, services } = prompts.test;
    const handover = { from: editor.userId, to: client.userId, since: new Date(0) };
    expect(await services.prompts.transferPrompts(db, handover)).toBe(1);
    const found = await prompts.test.request<PromptPage>(
      'GET',
      '/api/users/prompt/my?q=jonas%20written',
      {
        token: client.token,
      },
    );
    expect(found.body.items.map(({ title }) => title)).toEqual(['Written by Jonas']);
    expect(await mine(editor)).toEqual([]);
    const rows = await prompts.test.db
      .select()
      .from(promptTable)
      .where(eq(promptTable.ownerId, client.userId));
    expect(await prompts.test.services.prompts.countSavedByOwner([client.userId])).toEqual(
      new Map([[client.userId, rows.length]]),
    );
  });
});
