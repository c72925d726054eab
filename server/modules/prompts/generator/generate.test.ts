import { describe, expect, it } from 'vitest';
import type { GenerateResult } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { ModelError } from '#server/ports/model.ts';
import { OFFICE, preparePrompts } from '#server/testing/prepare-prompts.ts';
import { CANDIDATE, wait } from '#server/testing/scripted-model.ts';

const prompts = preparePrompts();
const { model, post, quota, mine } = prompts;

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
    const going = prompts.test.app.request('/api/users/prompt/generate', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${prompts.person.token}`,
        'content-type': 'application/json',
      },
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
