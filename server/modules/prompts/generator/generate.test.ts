import { describe, expect, it } from 'vitest';
import type { GenerateResult } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { ModelError } from '#server/ports/model.ts';
import { categoryIdOf } from '../catalogue/category-slugs.ts';
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

  it('says what was understood, and what could be settled', async () => {
    const goal = 'complaint letter to my bank';
    const { body } = await post<GenerateResult>('generate', { goal });
    expect(body.reading.card).toMatchObject({
      cardId: 'complaint-letter',
      categoryId: categoryIdOf('life'),
    });
    expect(body.reading.nearest).toHaveLength(3);
    expect(body.reading.nearest.map(({ cardId }) => cardId)).not.toContain('complaint-letter');
    expect(body.reading.language).toBe('en');
    expect(body.questions.length).toBeGreaterThan(0);
    const french = await post<GenerateResult>(
      'generate',
      { goal, cardId: 'open' },
      { headers: { 'accept-language': 'fr' } },
    );
    expect(french.body.reading.card).toMatchObject({ cardId: 'open', name: 'Demande libre' });
    expect(french.body.questions).toEqual([]);
  });

  it('counts a correction of the task or an answer with the generation that it corrects, five times', async () => {
    const goal = 'complaint letter to my bank';
    const { body: first } = await post<GenerateResult>('generate', { goal });
    const { generationId } = first;
    const corrections = [
      { cardId: 'apology-message' },
      { answers: [{ questionId: 'remedy', text: 'My money back' }] },
      { cardId: 'open' },
      { cardId: 'hard-mail' },
      { cardId: 'complaint-letter' },
    ];
    for (const correction of corrections) {
      const { body } = await post<GenerateResult>('generate', {
        goal,
        generationId,
        ...correction,
      });
      expect(body.generationId).toBe(generationId);
    }
    expect((await quota()).generations.used).toBe(1);
    const sixth = await post<GenerateResult>('generate', { goal, generationId, cardId: 'open' });
    expect(sixth.body.generationId).not.toBe(generationId);
    expect((await quota()).generations.used).toBe(2);
  });

  it('counts what corrects nothing: another goal, no correction, too late, another person', async () => {
    const goal = 'complaint letter to my bank';
    const { generationId } = (await post<GenerateResult>('generate', { goal })).body;
    await post('generate', { goal: 'workout plan', generationId, cardId: 'open' });
    await post('generate', { goal, generationId });
    await post('generate', { goal, generationId: newId(), cardId: 'open' });
    const other = await prompts.test.signUp();
    await post('generate', { goal, generationId, cardId: 'open' }, { as: other });
    expect((await prompts.test.services.quota.read(other.userId)).generations.used).toBe(1);
    expect((await quota()).generations.used).toBe(4);
    prompts.test.clock.advance(31 * 60_000);
    await post('generate', { goal, generationId, cardId: 'open' });
    expect((await quota()).generations.used).toBe(5);
  });

  it('gives a correction back that failed', async () => {
    const goal = 'complaint letter to my bank';
    const { generationId } = (await post<GenerateResult>('generate', { goal })).body;
    const correct = () => post('generate', { goal, generationId, cardId: 'open' });
    model.candidates = () => Promise.reject(new ModelError('timeout', 'slow'));
    for (let times = 0; times < 6; times += 1) expect((await correct()).status).toBe(503);
    model.candidates = () => Promise.resolve([CANDIDATE]);
    expect((await correct()).body).toMatchObject({ generationId });
    expect((await quota()).generations.used).toBe(1);
  });

  it('refuses a task that there is not', async () => {
    expect(await post('generate', { ...brief, cardId: 'no-such-task' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'cardId', code: 'unknown' }] },
    });
  });

  it('refuses a category that there is not', async () => {
    const unknown = { ...brief, categoryId: '01930c1e-5a00-7000-8000-0000000000ff' };
    expect(await post('generate', unknown)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'categoryId', code: 'unknown' }] },
    });
  });
});
