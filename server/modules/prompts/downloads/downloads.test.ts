import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/account.ts';
import type { Prompt } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { DocumentsBusy } from '#server/ports/documents.ts';
import { draft, preparePrompts } from '#server/testing/prepare-prompts.ts';

const prompts = preparePrompts();
const { documents, post, quota, mine } = prompts;

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
    expect(documents.printed[0]).toMatchObject({
      categoryName: 'Office and meetings',
      version: 1,
      author: 'Lin Chen',
    });
    expect(documents.printed[0]?.checklist).toContainEqual({ element: 'task', state: 'present' });
    expect((await quota()).downloads.used).toBe(1);
  });

  it('has the paper of the person’s country, A4 where none is stated', async () => {
    await post('generate/pdf', { draft: draft() });
    for (const country of ['MX', 'DE']) {
      await prompts.test.db
        .update(users)
        .set({ country })
        .where(eq(users.id, prompts.person.userId));
      await post('generate/pdf', { draft: draft() });
    }
    expect(documents.papers).toEqual(['a4', 'us-letter', 'a4']);
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
    expect(documents.printed).toHaveLength(2);
  });

  it('that cannot be made save nothing and use nothing', async () => {
    documents.failure = new DocumentsBusy();
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
    expect(documents.printed[0]).toMatchObject({ body: 'Write about {{it}}.', version: 1 });
    expect((await post('generate/pdf', { promptId: id, version: 3 })).status).toBe(404);
  });
});
