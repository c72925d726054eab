import { afterEach, describe, expect, it, vi } from 'vitest';
import { askEarly, forgetEarly, takeEarly } from './early-answers.ts';

const ADDRESS = '/api/users/me/profile';

afterEach(() => {
  forgetEarly();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an answer that was asked for early', () => {
  it('is asked for with token and language, and taken once', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json({ user: 1 }));
    vi.stubGlobal('fetch', fetched);
    askEarly([ADDRESS], 'token-1', 'ar');
    expect(fetched).toHaveBeenCalledExactlyOnceWith(ADDRESS, {
      headers: expect.objectContaining({
        Authorization: 'Bearer token-1',
        'Accept-Language': 'ar',
      }) as unknown,
    });
    const taken = await takeEarly(ADDRESS, 'token-1', 'ar');
    expect(await taken?.json()).toEqual({ user: 1 });
    expect(takeEarly(ADDRESS, 'token-1', 'ar')).toBeUndefined();
  });

  it.each([
    ['another address', '/api/users/me', 'token-1', 'ar'],
    ['another person', ADDRESS, 'token-2', 'ar'],
    ['a guest', ADDRESS, undefined, 'ar'],
    ['another language', ADDRESS, 'token-1', 'en'],
  ])('is not for %s', (_, address, token, language) => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    askEarly([ADDRESS], 'token-1', 'ar');
    expect(takeEarly(address, token, language)).toBeUndefined();
  });

  it('fails the call that takes it, and no other', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    askEarly([ADDRESS], 'token-1', 'ar');
    await expect(takeEarly(ADDRESS, 'token-1', 'ar')).rejects.toThrow('offline');
  });

  it('is forgotten after a change', () => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    askEarly([ADDRESS], 'token-1', 'ar');
    forgetEarly();
    expect(takeEarly(ADDRESS, 'token-1', 'ar')).toBeUndefined();
  });

  it('counts as fresh for half a minute', () => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    askEarly([ADDRESS], 'token-1', 'ar');
    clock.mockReturnValue(31_001);
    expect(takeEarly(ADDRESS, 'token-1', 'ar')).toBeUndefined();
  });
});
