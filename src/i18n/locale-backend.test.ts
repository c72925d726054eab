import { createInstance, type ReadCallback } from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocaleBackend, LOADING, readEnglish } from './locale-backend.ts';
import { createI18n } from './create-i18n.ts';
import { NAMESPACES } from './namespaces.ts';
import { pseudoLocalise, pseudoText } from './pseudo.ts';

type Answer = (callback: ReadCallback) => void;
const fails: Answer = (callback) => callback(new Error('503'), true);
const missing: Answer = (callback) => callback(new Error('404'), false);

function setUp(answer: (attempt: number) => Answer) {
  const times: number[] = [];
  let running = 0;
  let most = 0;
  const backend = createLocaleBackend({
    openHttp: () =>
      Promise.resolve({
        read: (_language: string, _namespace: string, callback: ReadCallback) => {
          times.push(Date.now());
          running += 1;
          most = Math.max(most, running);
          setTimeout(() => {
            running -= 1;
            answer(times.length)(callback);
          }, 1);
        },
      }),
    readEnglish: () => Promise.resolve({ hello: 'Hello' }),
  });
  return { backend, times, most: () => most };
}

async function textOf(backend: ReturnType<typeof setUp>['backend']): Promise<string> {
  const started = createI18n({ language: 'ar', backend });
  await vi.advanceTimersByTimeAsync(60_000);
  const i18n = await started;
  return (i18n.t as (key: string) => string)('hello');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('loading of translations (specification §7)', () => {
  it('a file that comes is used', async () => {
    const { backend } = setUp(() => (callback) => callback(null, { hello: 'مرحبًا' }));
    expect(await textOf(backend)).toBe('مرحبًا');
  });

  it('5xx and no status: five retries, the wait doubling from 350 ms, then built-in English', async () => {
    const { backend, times } = setUp(() => fails);
    const instance = createInstance();
    instance.use(backend);
    const started = instance.init({
      ...LOADING,
      lng: 'ar',
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await started;
    const waits = times.slice(1).map((at, index) => Math.round((at - times[index]!) / 10) * 10);
    expect(waits).toEqual([350, 700, 1400, 2800, 5600]);
    expect((instance.t as (key: string) => string)('hello')).toBe('Hello');
  });

  it('4xx is not tried again: English at once', async () => {
    const { backend, times } = setUp(() => missing);
    expect(await textOf(backend)).toBe('Hello');
    expect(times).toHaveLength(2);
  });

  it('a fault that passes is forgotten', async () => {
    const { backend } = setUp((attempt) =>
      attempt <= 2 ? fails : (callback) => callback(null, { hello: 'مرحبًا' }),
    );
    expect(await textOf(backend)).toBe('مرحبًا');
  });

  it('at most ten files are read at the same time', async () => {
    const { backend, most } = setUp(() => (callback) => callback(null, {}));
    const started = createI18n({ language: 'ar', backend });
    await vi.advanceTimersByTimeAsync(100);
    const i18n = await started;
    void i18n.loadNamespaces(Array.from({ length: 25 }, (_, index) => `ns${index}`));
    await vi.advanceTimersByTimeAsync(1000);
    expect(most()).toBe(10);
  });

  it('the loader itself cannot be fetched: English still', async () => {
    const backend = createLocaleBackend({
      openHttp: () => Promise.reject(new Error('chunk')),
      readEnglish: () => Promise.resolve({ hello: 'Hello' }),
    });
    expect(await textOf(backend)).toBe('Hello');
  });

  it('saving missing keys is off', async () => {
    const { backend } = setUp(() => (callback) => callback(null, {}));
    const create = vi.spyOn(backend as Required<typeof backend>, 'create');
    await textOf(backend);
    expect(create).not.toHaveBeenCalled();
  });
});

it('English of every namespace is in the build', async () => {
  vi.useRealTimers();
  for (const namespace of NAMESPACES) expect(await readEnglish(namespace)).toBeTypeOf('object');
});

it('the pseudo-locale changes words, not values and tags', () => {
  expect(pseudoText('Hi {{name}}, <0>go</0>')).toMatch(/^\[Ĥí \{\{name\}\}, <0>ĝó<\/0>~+\]$/u);
  expect(pseudoLocalise({ a: ['x'] })).toEqual({ a: ['[ẋ~]'] });
});
