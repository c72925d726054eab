import type { Answer } from './answer.ts';

/** An item as it was made; its id is a field. */
export type Item = Record<string, unknown>;
/** An id or another plain value as an address writes it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The items of one resource below one address. */
export type Shelf = {
  items: Map<string, Item>;
  /** What was deleted. */
  gone: Map<string, Item>;
  /** Answers made of the items, until one of them changes. */
  answers: Map<string, Answer>;
};
/** Answers by operation and idempotency key, with the request of each. */
type Repeats = Map<string, { request: string; answer: Answer }>;
type Session = {
  shelves: Map<string, Shelf>;
  ids: Set<string>;
  /** Bodies whose ids are known. */
  learnt: WeakSet<object>;
  repeats: Repeats;
  /** Values that were asked for first, by parameter. */
  firsts: Map<string, string>;
  usedAt: number;
};

const MAX_ITEMS = 1_000;
const MAX_IDS = 10_000;
const IDLE_MS = 30 * 60_000;
const COOKIE = /(?:^|;\s*)mock-session=([^;]+)/;

/** The session of a request: a header, a cookie, or the one that all others share. */
export const sessionOf = (headers: Record<string, string | string[] | undefined>): string =>
  String(headers['x-mock-session'] ?? COOKIE.exec(String(headers['cookie'] ?? ''))?.[1] ?? '');

/** What clients made, each session apart; seeded when a shelf is first asked for. */
export function createMemory(now: () => number = Date.now) {
  const sessions = new Map<string, Session>();

  function open(name: string): Session {
    const at = now();
    for (const [key, { usedAt }] of sessions) if (at - usedAt > IDLE_MS) sessions.delete(key);
    const session = sessions.get(name) ?? {
      shelves: new Map<string, Shelf>(),
      ids: new Set<string>(),
      learnt: new WeakSet(),
      repeats: new Map(),
      firsts: new Map(),
      usedAt: at,
    };
    session.usedAt = at;
    sessions.set(name, session);
    return session;
  }

  return {
    shelf(session: string, name: string, seed: () => Map<string, Item>): Shelf {
      const { shelves } = open(session);
      const known = shelves.get(name) ?? {
        items: seed(),
        gone: new Map<string, Item>(),
        answers: new Map<string, Answer>(),
      };
      shelves.set(name, known);
      return known;
    },
    /** Keeps an item; false where the session has no room. */
    keep(session: string, shelf: Shelf, id: string, item: Item): boolean {
      const { shelves } = open(session);
      const count = [...shelves.values()].reduce((sum, { items }) => sum + items.size, 0);
      if (!shelf.items.has(id) && count >= MAX_ITEMS) return false;
      shelf.items.set(id, item);
      shelf.gone.delete(id);
      shelf.answers.clear();
      return true;
    },
    forget({ items, gone, answers }: Shelf, id: string, item: Item): void {
      items.delete(id);
      gone.set(id, item);
      answers.clear();
    },
    /** Ids that answers of a session showed. */
    ids: (session: string): Set<string> => open(session).ids,
    repeats: (session: string): Repeats => open(session).repeats,
    /** The value that a session asked for first, which is this one where it is the first. */
    firstOf(session: string, name: string, value: string): string {
      const { firsts } = open(session);
      const first = firsts.get(name) ?? value;
      firsts.set(name, first);
      return first;
    },
    /** Keeps the ids of an answer, which a client may ask for next. */
    learn(body: unknown, session: string): void {
      const { ids, learnt } = open(session);
      if (typeof body !== 'object' || body === null || learnt.has(body)) return;
      learnt.add(body);
      learn(body, ids);
    },
    reset: (session: string): void => void sessions.delete(session),
  };
}

export type Memory = ReturnType<typeof createMemory>;

function learn(body: unknown, ids: Set<string>): void {
  if (typeof body !== 'object' || body === null || ids.size >= MAX_IDS) return;
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'object') learn(value, ids);
    // A number below zero counts or says that there is nothing; it names no thing.
    else if (/id$/i.test(name) && !/^-\d/.test(String(value))) ids.add(String(value));
}
