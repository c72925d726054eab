import type { Clock } from '#server/ports/clock.ts';
import { problem } from '../problems.ts';

const WINDOW_MS = 5 * 60_000;
/** Requests in five minutes: of a person, and of everybody without a session in one network. */
const MOST = { user: 1_500, network: 6_000 } as const;
const MOST_KEYS = 50_000;

export type RequestLimits = {
  /** Counts one request. @throws ProblemError 429 `rate_limited` once there were too many. */
  take(who: keyof typeof MOST, key: string): void;
};

/**
 * The limit of every operation, against scripts that run away. It is counted in memory by each server
 * alone, so that it costs nothing; what guards passwords and codes is `rate-limits.ts`.
 */
export function createRequestLimits(clock: Clock, factor = 1): RequestLimits {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    take(who, key) {
      const now = clock.now().getTime();
      const name = `${who} ${key}`;
      let window = windows.get(name);
      if (!window || window.endsAt <= now || window.endsAt > now + WINDOW_MS) {
        // Put back at the end: the map's order is the order in which windows end.
        windows.delete(name);
        for (const [oldest, { endsAt }] of windows) {
          if (endsAt > now && windows.size < MOST_KEYS) break;
          windows.delete(oldest);
        }
        window = { count: 0, endsAt: now + WINDOW_MS };
        windows.set(name, window);
      }
      window.count += 1;
      if (window.count <= MOST[who] * factor) return;
      throw problem('rate_limited', { retryAfter: Math.ceil((window.endsAt - now) / 1000) });
    },
  };
}
