import { afterEach, describe, expect, it, vi } from 'vitest';
import { askEarly, forgetEarly, takeEarly } from './early-answers.ts';
import { earlyBody } from './early-body.ts';

const URL = '/api/users/prompt';
const ADDRESS = `${URL}?scope=mine&sort=-updatedAt&tags=a&tags=b`;
const CALL = {
  url: URL,
  method: 'GET',
  params: { scope: 'mine', sort: '-updatedAt', q: undefined, tags: ['a', 'b'] },
};

function ask(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  askEarly([ADDRESS], 'token-1', 'en');
}

afterEach(() => {
  forgetEarly();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the body of an early answer', () => {
  it('is had once, by the call for the same address', async () => {
    ask(async () => Response.json({ items: [1] }));
    expect(await earlyBody({ ...CALL, params: {} }, 'token-1', 'en')).toBeUndefined();
    expect(await earlyBody(CALL, 'token-1', 'en')).toEqual({ body: { items: [1] } });
    expect(await earlyBody(CALL, 'token-1', 'en')).toBeUndefined();
  });

  it.each([
    ['a refusal', async () => Response.json({ code: 'token_expired' }, { status: 401 })],
    ['a failure', () => Promise.reject(new TypeError('offline'))],
  ])('leaves %s to the call itself', async (_, answer) => {
    ask(answer);
    expect(await earlyBody(CALL, 'token-1', 'en')).toBeUndefined();
    const left = takeEarly(ADDRESS, 'token-1', 'en');
    expect(left).toBeInstanceOf(Promise);
    await left?.catch(() => {});
  });

  it('is asked for again where it was cut off', async () => {
    ask(async () => new Response('{"items":['));
    expect(await earlyBody(CALL, 'token-1', 'en')).toBeUndefined();
    expect(takeEarly(ADDRESS, 'token-1', 'en')).toBeUndefined();
  });

  it('is not waited for longer than two seconds, nor after the call is given up', async () => {
    vi.useFakeTimers();
    ask(() => new Promise(() => {}));
    const late = earlyBody(CALL, 'token-1', 'en');
    await vi.advanceTimersByTimeAsync(2000);
    expect(await late).toBeUndefined();
    const { signal, abort } = abortable();
    const given = earlyBody({ ...CALL, signal }, 'token-1', 'en');
    abort();
    expect(await given).toBeUndefined();
    expect(takeEarly(ADDRESS, 'token-1', 'en')).toBeDefined();
  });

  it('is nothing for a call that changes something', async () => {
    ask(async () => Response.json({}));
    expect(await earlyBody({ ...CALL, method: 'POST' }, 'token-1', 'en')).toBeUndefined();
  });
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
