/** An item as it was made; its id is a field. */
export type Item = Record<string, unknown>;
/** An id or another plain value as an address writes it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The items of one resource below one address, by id. */
export type Shelf = Map<string, Item>;
type Session = { shelves: Map<string, Shelf>; ids: Set<string>; usedAt: number };

const MAX_ITEMS = 1_000;
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
      usedAt: at,
    };
    session.usedAt = at;
    sessions.set(name, session);
    return session;
  }

  return {
    shelf(session: string, name: string, seed: () => Shelf): Shelf {
      const { shelves } = open(session);
      const known = shelves.get(name) ?? seed();
      shelves.set(name, known);
      return known;
    },
    /** Keeps an item; false where the session has no room. */
    keep(session: string, shelf: Shelf, id: string, item: Item): boolean {
      const { shelves } = open(session);
      const count = [...shelves.values()].reduce((sum, { size }) => sum + size, 0);
      if (!shelf.has(id) && count >= MAX_ITEMS) return false;
      shelf.set(id, item);
      return true;
    },
    /** Ids that answers of a session showed. */
    ids: (session: string): Set<string> => open(session).ids,
    reset: (session: string): void => void sessions.delete(session),
  };
}
