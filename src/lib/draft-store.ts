import { DAY_MS } from '#core/time.ts';
import { storageKey } from './brand.ts';
import { isRecord, type Guard, type StorageArea } from './storage.ts';
import { localStore } from './storage.ts';

const PREFIX = `${storageKey('draft')}.`;
const MAX_AGE_MS = 30 * DAY_MS;
const MAX_DRAFTS = 40;

type Stored = { savedAt: number; value: unknown };

const isStored: Guard<Stored> = (value): value is Stored =>
  isRecord(value) && typeof value['savedAt'] === 'number' && 'value' in value;

export type DraftStore = {
  /** The draft that this user left in this form, or undefined. */
  read<T>(userId: string, form: string, guard: Guard<T>): T | undefined;
  write(userId: string, form: string, value: unknown): void;
  remove(userId: string, form: string): void;
  /** What this user left, form by form. */
  list(userId: string): { form: string; value: unknown }[];
  /** Forgets everything that this user left. */
  clear(userId: string): void;
  /** Calls back when this tab writes or removes something. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
};

/**
 * Unsent forms, by user and form: they survive a reload and the end of a session, and a key holds
 * the user's id, so another user of the same browser never sees them.
 */
export function createDraftStore(area: StorageArea, now: () => number = Date.now): DraftStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const keyOf = (userId: string, form: string) => `${PREFIX}${userId}.${form}`;

  function prune(): void {
    const drafts = area
      .keys(PREFIX)
      .map((key) => ({ key, savedAt: area.getJson(key, isStored)?.savedAt ?? 0 }))
      .toSorted((a, b) => b.savedAt - a.savedAt);
    for (const [index, draft] of drafts.entries()) {
      if (index >= MAX_DRAFTS || now() - draft.savedAt > MAX_AGE_MS) area.remove(draft.key);
    }
  }

  return {
    read(userId, form, guard) {
      const stored = area.getJson(keyOf(userId, form), isStored);
      if (!stored || now() - stored.savedAt > MAX_AGE_MS) return undefined;
      return guard(stored.value) ? stored.value : undefined;
    },
    write(userId, form, value) {
      area.setJson(keyOf(userId, form), { savedAt: now(), value });
      prune();
      notify();
    },
    remove(userId, form) {
      area.remove(keyOf(userId, form));
      notify();
    },
    list(userId) {
      const start = keyOf(userId, '');
      return area.keys(start).flatMap((key) => {
        const stored = area.getJson(key, isStored);
        return stored ? [{ form: key.slice(start.length), value: stored.value }] : [];
      });
    },
    clear(userId) {
      for (const key of area.keys(keyOf(userId, ''))) area.remove(key);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The drafts of this browser. */
export const draftStore = createDraftStore(localStore);
