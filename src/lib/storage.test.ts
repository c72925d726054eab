import { describe, expect, it } from 'vitest';
import { createStorageArea, isRecord, parseJson, type Guard } from './storage.ts';

type Shape = { mode: 'light' | 'dark' };
const isShape: Guard<Shape> = (value): value is Shape =>
  isRecord(value) && (value['mode'] === 'light' || value['mode'] === 'dark');

function fake(initial: Record<string, string> = {}) {
  const map = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
}

/** What a browser, an older version, another program or a person with a console may leave behind. */
const CORRUPT: readonly string[] = [
  ['', ' ', '{', '}', '[', ']', '{]', '[}', '{"mode"', '{"mode":', '{"mode":}', '{mode:"dark"}'],
  [
    'undefined',
    'null',
    'NaN',
    'Infinity',
    '-0',
    '0',
    '1',
    '1e999',
    'true',
    'false',
    '""',
    '"dark"',
    'dark',
  ],
  [
    '[]',
    '[[]]',
    '["dark"]',
    '{}',
    '{"mode":null}',
    '{"mode":0}',
    '{"mode":true}',
    '{"mode":""}',
    '{"mode":"DARK"}',
  ],
  [
    '{"mode":["dark"]}',
    '{"mode":{"dark":1}}',
    '{"Mode":"dark"}',
    '{"mode":"dark"',
    '{"mode":"dark",}',
    "{'mode':'dark'}",
  ],
  [
    '{"__proto__":{"mode":"dark"}}',
    '{"constructor":{"prototype":{"mode":"dark"}}}',
    '{"prototype":{"mode":"dark"}}',
  ],
  [
    '\u0000',
    '\uFEFF{"mode":"dark"}',
    '<script>',
    'mode=dark',
    '[object Object]',
    '%7B%7D',
    '\ud800',
    '{"mode":"dark"}{"mode":"dark"}',
  ],
].flat();

describe('stored JSON', () => {
  it('knows at least forty corrupt values', () => {
    expect(new Set(CORRUPT).size).toBeGreaterThanOrEqual(40);
  });

  it.each(CORRUPT.map((text) => [text]))('reads %j as missing', (text) => {
    expect(createStorageArea(() => fake({ k: text })).getJson('k', isShape)).toBeUndefined();
  });

  it('reads what has the expected shape', () => {
    const area = createStorageArea(() => fake({ k: '{"mode":"dark","more":1}' }));
    expect(area.getJson('k', isShape)?.mode).toBe('dark');
  });

  it('never lets stored text reach a prototype', () => {
    const value = parseJson('{"__proto__":{"polluted":1},"a":{"constructor":2}}') as object;
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect('polluted' in value).toBe(false);
    expect(Object.hasOwn((value as { a: object }).a, 'constructor')).toBe(false);
  });
});

describe('a storage that refuses', () => {
  it('switched off: what is written is remembered for the page', () => {
    const area = createStorageArea(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(area.get('k')).toBeNull();
    area.set('k', 'v');
    expect(area.get('k')).toBe('v');
    expect(area.keys('k')).toEqual(['k']);
    area.remove('k');
    expect(area.get('k')).toBeNull();
  });

  it('full: the new value is read back, not the old one that is still stored', () => {
    const raw = fake({ k: 'old' });
    raw.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const area = createStorageArea(() => raw);
    area.set('k', 'new');
    expect(area.get('k')).toBe('new');
  });

  it('absent, as on a server: nothing is found and nothing throws', () => {
    const area = createStorageArea(() => undefined);
    expect(area.get('k')).toBeNull();
    expect(() => area.setJson('k', { a: 1 })).not.toThrow();
  });
});
