import { describe, expect, it } from 'vitest';
import type { GenerateEvent, GenerateResult } from '#contract/generated/schemas.ts';
import { newId } from '#server/platform/database/ids.ts';
import { createServer } from '#server/platform/http/server.ts';
import { ModelError, type Candidate, type GenerateOptions } from '#server/ports/model.ts';
import { OFFICE, preparePrompts } from '#server/testing/prepare-prompts.ts';
import { CANDIDATE, wait } from '#server/testing/scripted-model.ts';

const prompts = preparePrompts();
const { model, post, quota } = prompts;
const brief = { goal: 'complaint letter to my bank', categoryId: OFFICE };
const SHORT: Candidate = { ...CANDIDATE, title: 'Short', body: 'In short.', variant: 'short' };

/** A model whose candidates come when the test says so. */
function stepwise() {
  const started = Promise.withResolvers<GenerateOptions>();
  const end = Promise.withResolvers<Candidate[]>();
  model.candidates = (options) => {
    options.onPlan?.(['full', 'short']);
    started.resolve(options);
    return end.promise;
  };
  return { started: started.promise, end };
}

/** Asks over a connection of its own, and reads event by event. */
async function open(options: { key?: string; body?: object } = {}) {
  const server = createServer(prompts.test.app);
  const origin = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
  const leaving = new AbortController();
  const response = await fetch(`${origin}/api/users/prompt/generate`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${prompts.person.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(options.key && { 'idempotency-key': options.key }),
    },
    body: JSON.stringify(options.body ?? brief),
    signal: leaving.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  return {
    response,
    leave: () => leaving.abort(),
    close: () => server.close(100),
    /** The next event; nothing at the end. */
    async next(): Promise<GenerateEvent | undefined> {
      for (;;) {
        const at = buffer.indexOf('\n\n');
        const block = at < 0 ? undefined : buffer.slice(0, at);
        if (block !== undefined) {
          buffer = buffer.slice(at + 2);
          if (block.startsWith(':')) continue;
          const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
          const event = JSON.parse(data!) as GenerateEvent;
          expect(event.type).toBe(name);
          return event;
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        buffer += value;
      }
    },
    async rest(): Promise<GenerateEvent[]> {
      const events: GenerateEvent[] = [];
      for (let event = await this.next(); event; event = await this.next()) events.push(event);
      return events;
    },
  };
}
const typesOf = (events: readonly GenerateEvent[]) => events.map(({ type }) => type);
const used = async () => (await quota()).generations.used;

describe('a generation as a stream', () => {
  it('adds the model’s own questions, and takes the answer as a correction', async () => {
    const question = { id: 'own_1', text: 'Which branch is it?', options: ['Harbour'] };
    const goal = 'Describe our harbour festival';
    model.candidates = (options) => {
      options.onQuestions?.([question]);
      return Promise.resolve([CANDIDATE]);
    };
    const stream = await open({ body: { goal, cardId: 'open' } });
    const events = await stream.rest();
    expect(typesOf(events)).toEqual(['reading', 'question', 'candidate', 'done']);
    const last = events.at(-1);
    const result = last?.type === 'done' ? last.result : undefined;
    expect(result?.questions).toEqual([question]);
    const answers = [{ questionId: question.id, text: 'Harbour', question: question.text }];
    const { generationId } = result!;
    const { body } = await post<GenerateResult>('generate', { goal, generationId, answers });
    expect(body.generationId).toBe(generationId);
    expect(await used()).toBe(1);
    await stream.close();
  });

  it('sends the reading at once and each candidate as it comes, and counts at the first', async () => {
    const { started, end } = stepwise();
    const key = newId();
    const stream = await open({ key });
    expect(stream.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
    expect(await stream.next()).toMatchObject({
      type: 'reading',
      reading: { card: { cardId: 'complaint-letter' } },
    });
    const { onCandidate } = await started;
    onCandidate?.(SHORT, 1);
    const events: (GenerateEvent | undefined)[] = [];
    do events.push(await stream.next());
    while (events.at(-1)?.type === 'question');
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toEqual({ type: 'candidate', index: 1, candidate: SHORT });
    expect(await post('generate', brief, { key })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_in_progress' },
    });
    onCandidate?.(CANDIDATE, 0);
    end.resolve([CANDIDATE, SHORT]);
    const rest = await stream.rest();
    expect(typesOf(rest)).toEqual(['candidate', 'done']);
    const last = rest.at(-1);
    const result = last?.type === 'done' ? last.result : undefined;
    expect(result?.candidates).toEqual([CANDIDATE, SHORT]);
    expect(result).not.toHaveProperty('missing');
    expect(result?.quota.generations.used).toBe(1);

    const again = await open({ key });
    expect(await again.rest()).toEqual([{ type: 'done', result }]);
    expect((await post('generate', brief, { key })).body).toEqual(result);
    expect(await used()).toBe(1);
    await Promise.all([stream.close(), again.close()]);
  });

  it('sends what a writer of all at once has, and corrects without counting', async () => {
    const stream = await open();
    const events = await stream.rest();
    expect(typesOf(events).filter((type) => type !== 'question')).toEqual([
      'reading',
      'candidate',
      'done',
    ]);
    const generationId = events[0]?.type === 'reading' ? events[0].generationId : '';
    const correction = await open({ body: { ...brief, generationId, cardId: 'open' } });
    expect((await correction.rest())[0]).toMatchObject({ type: 'reading', generationId });
    expect(await used()).toBe(1);
    await Promise.all([stream.close(), correction.close()]);
  });

  it('names the kinds that a model failed at, in both forms', async () => {
    model.candidates = (options) => {
      options.onPlan?.(['full', 'short']);
      options.onCandidate?.(SHORT, 1);
      return Promise.reject(new ModelError('cut', 'cut off'));
    };
    const stream = await open();
    expect((await stream.rest()).at(-1)).toMatchObject({
      type: 'done',
      result: { candidates: [SHORT], missing: ['full'] },
    });
    expect((await post<GenerateResult>('generate', brief)).body).toMatchObject({
      candidates: [SHORT],
      missing: ['full'],
    });
    await stream.close();
  });

  it('that gives no candidate ends with the problem, counts nothing and frees its key', async () => {
    model.candidates = () => Promise.reject(new ModelError('rate_limited', 'slow down', 7));
    const key = newId();
    const stream = await open({ key });
    expect((await stream.rest()).at(-1)).toMatchObject({
      type: 'failed',
      problem: { code: 'model_unavailable', status: 503, retryAfter: 7 },
    });
    expect(await used()).toBe(0);
    model.candidates = () => Promise.resolve([CANDIDATE]);
    await expect.poll(async () => (await post('generate', brief, { key })).status).toBe(200);
    await stream.close();
  });

  it('is refused by status before it begins', async () => {
    const stream = await open({ body: { ...brief, cardId: 'no-such-task' } });
    expect(stream.response.status).toBe(422);
    expect(stream.response.headers.get('content-type')).toMatch(/problem\+json/);
    await stream.close();
  });

  it.each([
    ['before the first candidate uses nothing', false, 0],
    ['after it keeps and counts what came', true, 1],
  ])('whose person leaves %s', async (_what, hasCandidate, counted) => {
    const { started } = stepwise();
    const key = newId();
    const stream = await open({ key });
    await stream.next();
    const { onCandidate, signal } = await started;
    if (hasCandidate) {
      onCandidate?.(SHORT, 1);
      for (let event = await stream.next(); event?.type === 'question';)
        event = await stream.next();
    }
    expect(await used()).toBe(1);
    stream.leave();
    await expect.poll(() => signal.aborted).toBe(true);
    await expect.poll(used).toBe(counted);
    model.candidates = () => Promise.resolve([CANDIDATE]);
    await expect
      .poll(async () => (await post<GenerateResult>('generate', brief, { key })).body)
      .toMatchObject(
        hasCandidate ? { candidates: [SHORT], missing: ['full'] } : { candidates: [CANDIDATE] },
      );
    expect(await used()).toBe(1);
    await wait(0);
    await stream.close();
  });
});
