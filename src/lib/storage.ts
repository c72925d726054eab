/** Says whether a parsed value has the shape that its reader expects. */
export type Guard<T> = (value: unknown) => value is T;

export type StorageChange = { key: string | null; newValue: string | null };

export type StorageArea = {
  /** The stored text, or null. Never throws. */
  get(key: string): string | null;
  /** Keeps the text; in memory only when the browser refuses (switched off, full). */
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Keys that start with `prefix`. */
  keys(prefix: string): string[];
  /** The parsed value, or undefined when it is missing, corrupt or of another shape. */
  getJson<T>(key: string, guard: Guard<T>): T | undefined;
  setJson(key: string, value: unknown): void;
};

type RawStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Wraps one of the browser's storages. `open` is called at every use, because merely touching
 * `window.localStorage` throws where storage is switched off.
 */
export function createStorageArea(open: () => RawStorage | undefined): StorageArea {
  const memory = new Map<string, string | null>();

  function attempt<T>(act: (storage: RawStorage) => T): { ok: true; value: T } | { ok: false } {
    try {
      const storage = open();
      return storage ? { ok: true, value: act(storage) } : { ok: false };
    } catch {
      return { ok: false };
    }
  }

  const area: StorageArea = {
    get(key) {
      const held = memory.get(key);
      if (held !== undefined) return held;
      const read = attempt((storage) => storage.getItem(key));
      return read.ok && typeof read.value === 'string' ? read.value : null;
    },
    set(key, value) {
      const written = attempt((storage) => storage.setItem(key, value));
      if (written.ok) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      const removed = attempt((storage) => storage.removeItem(key));
      if (removed.ok) memory.delete(key);
      else memory.set(key, null);
    },
    keys(prefix) {
      const found = new Set<string>();
      attempt((storage) => {
        for (let index = 0; index < storage.length; index += 1) {
          const key = storage.key(index);
          if (key?.startsWith(prefix)) found.add(key);
        }
      });
      for (const [key, value] of memory) {
        if (!key.startsWith(prefix)) continue;
        if (value === null) found.delete(key);
        else found.add(key);
      }
      return [...found];
    },
    getJson(key, guard) {
      const text = area.get(key);
      if (text === null) return undefined;
      try {
        const value = parseJson(text);
        return guard(value) ? value : undefined;
      } catch {
        return undefined;
      }
    },
    setJson(key, value) {
      area.set(key, JSON.stringify(value));
    },
  };
  return area;
}

/** `JSON.parse` without the keys by which foreign text could reach a prototype. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, function revive(key, value: unknown) {
    return FORBIDDEN_KEYS.has(key) ? undefined : value;
  });
}

/** True for a plain object: not null, not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What outlives the tab: `localStorage`. */
export const localStore = createStorageArea(() =>
  typeof window === 'undefined' ? undefined : window.localStorage,
);

/** What lives as long as the tab: `sessionStorage`. */
export const tabStore = createStorageArea(() =>
  typeof window === 'undefined' ? undefined : window.sessionStorage,
);

/**
 * Calls back when another tab changes `localStorage`; a `key` of null means that all was cleared.
 * Returns the function that stops it.
 */
export function onStorageChange(listener: (change: StorageChange) => void): () => void {
  const handle = (event: StorageEvent) => {
    listener({ key: event.key, newValue: event.newValue });
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
