import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ModelErrorKind } from '#server/ports/model.ts';
import { expectKind, setUpModel } from '#server/testing/openai-client.ts';
import { type Answer, begins, delta, fails, says } from '#server/testing/openai-stand-in.ts';
import type { ModelLimits } from './limits.ts';

afterEach(() => {
  vi.useRealTimers();
});

const cutSoon = begins((response) => {
  setTimeout(() => response.destroy(), 20);
}, 'half');

describe('a run that fails', () => {
  it.each([fails(429), fails(503), fails(500)])(
    'is tried once more before the first byte',
    async (fault) => {
      const { server, run } = await setUpModel([fault, says('ok')]);
      expect(await run()).toMatchObject({ text: 'ok', error: undefined });
      expect(server.requests).toHaveLength(2);
    },
  );

  it.each<[string, Answer, ModelErrorKind, number, Partial<ModelLimits>?]>([
    ['429', fails(429, { 'retry-after': '30' }), 'rate_limited', 1],
    ['5xx', fails(502), 'unavailable', 2],
    ['401', fails(401), 'refused', 1],
    ['a redirect', fails(302, { location: 'http://127.0.0.1:1/' }), 'unavailable', 2],
    ['no first byte', () => undefined, 'timeout', 1, { firstByteMs: 150 }],
    ['a header and then silence', begins(() => undefined), 'timeout', 1, { firstByteMs: 150 }],
    ['silence in mid-stream', begins(() => undefined, 'a'), 'timeout', 1, { idleMs: 150 }],
    ['a cut stream', cutSoon, 'cut', 1],
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
  ])('has the kind of its failure: %s', async (_, fault, kind, requests, limits) => {
    const { server, run } = await setUpModel([fault], limits);
    const { error } = await run();
    expectKind(error, kind);
    expect(server.requests).toHaveLength(requests);
  });

  it('says when to come back', async () => {
    const { run } = await setUpModel([fails(429, { 'retry-after': '30' })]);
    expect((await run()).error).toMatchObject({ retryAfter: 30 });
  });

  it('keeps what came before the failure', async () => {
    const { run } = await setUpModel([cutSoon]);
    const { text, error } = await run();
    expect(text).toBe('half');
    expectKind(error, 'cut');
  });

  it('does not wait for a slow trickle beyond the total time', async () => {
    const { run, server } = await setUpModel(
      [
        begins((response) => {
          const timer = setInterval(() => response.write(delta('.')), 40);
          response.on('close', () => {
            clearInterval(timer);
          });
        }),
      ],
      { totalMs: 600 },
    );
    expectKind((await run()).error, 'timeout');
    await expect.poll(server.hungUp, { timeout: 15_000 }).toBe(1);
  });

  it('names an endpoint that cannot be reached unavailable', async () => {
    const { server, run } = await setUpModel([says('never')]);
    await server.close();
    expect((await run()).error).toMatchObject({ kind: 'unavailable' });
  });
});

it('leaves a model alone after five failures, then tries it again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, run } = await setUpModel(
    [...Array.from({ length: 10 }, () => fails(500)), says('back')],
    { breakerOpenMs: 200 },
  );
  for (let call = 0; call < 5; call += 1) expectKind((await run()).error, 'unavailable');
  expect(server.requests).toHaveLength(10);
  const { error } = await run();
  expectKind(error, 'unavailable');
  expect(error).toMatchObject({ retryAfter: 1 });
  expect(server.requests).toHaveLength(10);
  vi.setSystemTime(Date.now() + 250);
  expect((await run()).text).toBe('back');
  expect((await run()).text).toBe('back');
});
