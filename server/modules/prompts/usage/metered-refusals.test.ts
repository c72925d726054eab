import { describe, expect, it } from 'vitest';
import { newId } from '#server/platform/database/ids.ts';
import { draft, preparePrompts } from '#server/testing/prepare-prompts.ts';

const prompts = preparePrompts();
const { documents, post } = prompts;

const DOWNLOADS = [
  'generate/pdf',
  'generate/word',
  'generate/pdf-without-save',
  'generate/word-without-save',
];

/** Uses a month's quota up without making anything. */
async function useUp(meter: 'runs' | 'generations' | 'downloads'): Promise<void> {
  const { quota } = prompts.test.services;
  const { limit } = (await quota.read(prompts.person.userId))[meter];
  for (let used = 0; used < Number(limit); used += 1)
    await quota.reserve(prompts.person.userId, meter, prompts.test.db);
}

describe('a quota that is used up', () => {
  it.each(DOWNLOADS)('refuses %s, and names the plan that lifts it', async (path) => {
    await useUp('downloads');
    expect(await post(path, { draft: draft() })).toMatchObject({
      status: 402,
      body: { code: 'quota_exceeded', planCode: 'pro' },
    });
    expect(documents.printed).toEqual([]);
  });

  it.each([
    ['runs', 'execute', { draft: draft(), values: { it: 'the launch' } }],
    ['generations', 'generate', { goal: 'A letter to the landlord about the boiler' }],
  ] as const)('of %s refuses it, and names the plan that lifts it', async (meter, path, body) => {
    await useUp(meter);
    expect(await post(path, body)).toMatchObject({
      status: 402,
      body: { code: 'quota_exceeded', planCode: 'pro' },
    });
  });
});

describe('a repeat while the first is under way', () => {
  it.each(DOWNLOADS)('of %s is refused, and nothing is made twice', async (path) => {
    const { render } = documents;
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    documents.render = async (...asked) => {
      begun.resolve();
      await end.promise;
      return render(...asked);
    };
    const key = newId();
    const first = post(path, { draft: draft() }, { key });
    await begun.promise;
    const again = await post(path, { draft: draft() }, { key });
    end.resolve();
    documents.render = render;
    expect(again).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
    expect((await first).status).toBe(200);
    expect(documents.printed).toHaveLength(1);
  });
});
