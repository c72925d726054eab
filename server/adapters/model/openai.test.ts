import { afterEach, describe, expect, it } from 'vitest';
import {
  ModelError,
  type ModelErrorKind,
  type ModelEvent,
  type RunParameters,
} from '#server/ports/model.ts';
import type { ModelLimits } from './limits.ts';
import { createOpenAiModel } from './openai.ts';
import {
  type Answer,
  begins,
  delta,
  fails,
  says,
  startStandIn,
} from '#server/testing/openai-stand-in.ts';

const KEY = 'sk-canary-0123456789';
const FAST: Partial<ModelLimits> = {
  firstByteMs: 150,
  idleMs: 150,
  totalMs: 600,
  retryDelayMs: 5,
  breakerOpenMs: 200,
};
const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function setUp(answers: Answer[], limits: Partial<ModelLimits> = {}) {
  const server = await startStandIn(...answers);
  closers.push(server.close);
  const model = createOpenAiModel(
    { baseUrl: server.baseUrl, apiKey: KEY, model: 'm-1' },
    { ...FAST, ...limits },
  );
  async function run(signal = new AbortController().signal, parameters: RunParameters = {}) {
    const events: ModelEvent[] = [];
    let error: unknown;
    try {
      for await (const event of model.run({ prompt: 'p', parameters, locale: 'en', signal }))
        events.push(event);
    } catch (caught) {
      error = caught;
    }
    const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    return { events, text, error };
  }
  return { server, model, run };
}

function expectKind(error: unknown, kind: ModelErrorKind): void {
  expect(error).toBeInstanceOf(ModelError);
  expect(error).toMatchObject({ kind });
  const shown = `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack ?? ''}`;
  expect(shown).not.toContain(KEY);
  expect(shown).not.toContain('upstream-secret-detail');
}

describe('run', () => {
  it('streams the pieces and the tokens, and sends what was asked for', async () => {
    const { server, run } = await setUp([says('Hel', 'lo ✓')]);
    const { events, error } = await run(undefined, { temperature: 0.2, maxOutputTokens: 9 });
    expect(error).toBeUndefined();
    expect(events).toEqual([
      { type: 'delta', text: 'Hel' },
      { type: 'delta', text: 'lo ✓' },
      { type: 'usage', inputTokens: 7, outputTokens: 3 },
    ]);
    expect(server.requests[0]).toMatchObject({
      model: 'm-1',
      stream: true,
      temperature: 0.2,
      max_tokens: 9,
    });
  });
  it('sends the key, and puts together characters and events that arrive in halves', async () => {
    let authorization: string | undefined;
    const bytes = Buffer.from(delta('٤é😀') + delta('ok') + 'data: [DONE]\n\n');
    const { run } = await setUp([
      async ({ headers }, response) => {
        authorization = headers.authorization;
        for (const byte of bytes) {
          response.write(Buffer.from([byte]));
          if (byte > 127) await new Promise((resolve) => setTimeout(resolve, 1));
        }
        response.end();
      },
    ]);
    expect((await run()).text).toBe('٤é😀ok');
    expect(authorization).toBe(`Bearer ${KEY}`);
  });
  it.each([fails(429), fails(503), fails(500)])(
    'tries once more before the first byte',
    async (fault) => {
      const { server, run } = await setUp([fault, says('ok')]);
      expect(await run()).toMatchObject({ text: 'ok', error: undefined });
      expect(server.requests).toHaveLength(2);
    },
  );
  it.each<[string, Answer, ModelErrorKind, number]>([
    ['429', fails(429, { 'retry-after': '30' }), 'rate_limited', 1],
    ['5xx', fails(502), 'unavailable', 2],
    ['401', fails(401), 'refused', 1],
    ['a redirect', fails(302, { location: 'http://127.0.0.1:1/' }), 'unavailable', 2],
    ['no first byte', () => undefined, 'timeout', 1],
    ['a header and then silence', begins(() => undefined), 'timeout', 1],
    ['silence in mid-stream', begins(() => undefined, 'a'), 'timeout', 1],
    [
      'a cut stream',
      begins((response) => {
        setTimeout(() => response.destroy(), 20);
      }, 'a'),
      'cut',
      1,
    ],
    ['an end without an end', begins((response) => response.end(), 'a'), 'cut', 1],
    [
      'garbage',
      begins((response) => response.end('data: <html>upstream-secret-detail\n\n')),
      'invalid_response',
      1,
    ],
    ['nothing', begins((response) => response.end()), 'invalid_response', 1],
    [
      'an error inside a 200',
      begins((response) =>
        response.end('data: {"error":{"message":"upstream-secret-detail"}}\n\n'),
      ),
      'unavailable',
      1,
    ],
    [
      'a filter',
      begins((response) =>
        response.end('data: {"choices":[{"delta":{},"finish_reason":"content_filter"}]}\n\n'),
      ),
      'refused',
      1,
    ],
  ])('says what kind of failure it is: %s', async (_, fault, kind, requests) => {
    const { server, run } = await setUp([fault]);
    const { error } = await run();
    expectKind(error, kind);
    expect(server.requests).toHaveLength(requests);
  });
  it('tells after how long to come back', async () => {
    const { run } = await setUp([fails(429, { 'retry-after': '30' })]);
    expect((await run()).error).toMatchObject({ retryAfter: 30 });
  });
  it('keeps what came before the failure', async () => {
    const { run } = await setUp([
      begins((response) => {
        setTimeout(() => response.destroy(), 30);
      }, 'half'),
    ]);
    const { text, error } = await run();
    expect(text).toBe('half');
    expectKind(error, 'cut');
  });
  it('does not wait for a slow trickle beyond the total time', async () => {
    const { run, server } = await setUp([
      begins((response) => {
        const timer = setInterval(() => response.write(delta('.')), 40);
        response.on('close', () => {
          clearInterval(timer);
        });
      }),
    ]);
    const began = performance.now();
    expectKind((await run()).error, 'timeout');
    expect(performance.now() - began).toBeLessThan(1500);
    await expect.poll(server.hungUp).toBe(1);
  });
  it('cuts an endless answer at the cap, at a whole character, and hangs up', async () => {
    const { run, server } = await setUp(
      [
        begins((response) => {
          const more = (): void => {
            while (!response.destroyed && response.write(delta('é'.repeat(500))));
            if (!response.destroyed) response.once('drain', more);
          };
          more();
        }),
      ],
      { maxOutputBytes: 4001, totalMs: 5000 },
    );
    const { text, error } = await run();
    expect(error).toBeUndefined();
    expect(Buffer.byteLength(text)).toBe(4000);
    await expect.poll(server.hungUp).toBe(1);
  });
  it('hangs up when the caller leaves', async () => {
    const { run, server } = await setUp([begins(() => undefined, 'a')], {
      idleMs: 5000,
      totalMs: 5000,
    });
    const controller = new AbortController();
    const reason = new Error('left');
    setTimeout(() => {
      controller.abort(reason);
    }, 60);
    const { text, error } = await run(controller.signal);
    expect(text).toBe('a');
    expect(error).toBe(reason);
    await expect.poll(server.hungUp, { timeout: 1000 }).toBe(1);
  });
  it('hangs up when the caller stops reading', async () => {
    const { model, server } = await setUp([begins(() => undefined, 'a', 'b')], {
      idleMs: 5000,
      totalMs: 5000,
    });
    const signal = new AbortController().signal;
    for await (const event of model.run({ prompt: 'p', parameters: {}, locale: 'en', signal })) {
      expect(event).toMatchObject({ text: 'a' });
      break;
    }
    await expect.poll(server.hungUp, { timeout: 1000 }).toBe(1);
  });
  it('leaves a model alone after five failures, then tries it again', async () => {
    const { server, run } = await setUp([
      ...Array.from({ length: 10 }, () => fails(500)),
      says('back'),
    ]);
    for (let call = 0; call < 5; call += 1) expectKind((await run()).error, 'unavailable');
    expect(server.requests).toHaveLength(10);
    const { error } = await run();
    expectKind(error, 'unavailable');
    expect(error).toMatchObject({ retryAfter: 1 });
    expect(server.requests).toHaveLength(10);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect((await run()).text).toBe('back');
    expect((await run()).text).toBe('back');
  });
  it('says that nobody is there', async () => {
    const { server, run } = await setUp([says('never')]);
    await server.close();
    const { error } = await run();
    expect(error).toMatchObject({ kind: 'unavailable' });
  });
  it('tries the new name of the limit where the old one is refused', async () => {
    const { server, run } = await setUp([fails(400), says('ok')]);
    expect((await run(undefined, { maxOutputTokens: 5 })).text).toBe('ok');
    expect(server.requests[1]).toMatchObject({ max_completion_tokens: 5 });
    expect(server.requests[1]).not.toHaveProperty('max_tokens');
  });
});

const BODY =
  'You are a careful editor. Rewrite the text for {{audience}} in at most {{words}} words.';
const GOOD = JSON.stringify({
  candidates: [
    {
      title: 'Rewrite',
      variant: 'short',
      body: BODY,
      variables: [
        { name: 'words', type: 'number', required: true, default: 120, options: ['x'] },
        { name: 'gone', type: 'text', required: true },
      ],
      reasons: ['Because.'],
    },
    { title: '', body: 'x' },
  ],
});

describe('generate', () => {
  const brief = { goal: 'Rewrite texts for beginners', count: 2 };
  const options = { locale: 'en', signal: new AbortController().signal };

  it('reads candidates, mends variables, and judges them by our own rules', async () => {
    const { model, server } = await setUp([says('Sure!\n```json\n', GOOD, '\n```')]);
    const [candidate, ...more] = await model.generate(brief, options);
    expect(more).toEqual([]);
    expect(candidate).toMatchObject({
      title: 'Rewrite',
      body: BODY,
      variant: 'short',
      variables: [
        { name: 'audience', type: 'text', required: true },
        { name: 'words', type: 'number', required: true, default: '120' },
      ],
    });
    expect(candidate?.findings).toEqual([]);
    expect(candidate?.estimatedTokens).toBeGreaterThan(5);
    expect(server.requests[0]).toMatchObject({ response_format: { type: 'json_object' } });
    expect(JSON.stringify(server.requests[0])).toContain('Rewrite texts for beginners');
  });
  it('shows the model a prompt of ours for the same task, and answers beside their questions', async () => {
    const { model, server } = await setUp([says(GOOD)]);
    await model.generate(
      {
        goal: 'workout plan',
        cardId: 'workout-plan',
        answers: [{ questionId: 'limits', text: 'left knee' }],
      },
      options,
    );
    const sent = JSON.stringify(server.requests[0]);
    expect(sent).toContain('<example>');
    expect(sent).toContain('Workout plan');
    expect(sent).toContain('\\"answer\\":\\"left knee\\"');
    expect(sent).not.toContain('cardId');
  });
  it('tells the model once what was wrong', async () => {
    const { model, server } = await setUp([says('I would rather talk.'), says(GOOD)]);
    await expect(model.generate(brief, options)).resolves.toHaveLength(1);
    expect(JSON.stringify(server.requests[1])).toContain('could not be used');
  });
  it('gives up with an error instead of prompts of another make', async () => {
    const { model, server } = await setUp([says('no'), says('{"candidates":[]}')]);
    const error = await model.generate(brief, options).catch((caught: unknown) => caught);
    expectKind(error, 'invalid_response');
    expect(server.requests).toHaveLength(2);
  });
  it('does without JSON mode where it is refused', async () => {
    const { model, server } = await setUp([fails(400), says(GOOD)]);
    await expect(model.generate(brief, options)).resolves.toHaveLength(1);
    expect(server.requests[1]).not.toHaveProperty('response_format');
  });
});
