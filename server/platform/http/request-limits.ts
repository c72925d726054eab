import type { Clock } from '#server/ports/clock.ts';
import { problem } from '../problems.ts';

const WINDOW_MS = 5 * 60_000;
/** Requests in five minutes: of a person, and of all without a session in one network. */
const MAX_REQUESTS = { user: 1_500, network: 6_000 } as const;
const MAX_KEYS = 50_000;

export type RequestLimits = {
  /** Counts one request. @throws ProblemError 429 `rate_limited` once there were too many. */
  take(who: keyof typeof MAX_REQUESTS, key: string): void;
  /** Resets all request counters. */
  forget(): void;
};

/**
 * Request limit of every operation, against runaway scripts; `rate-limits.ts` guards passwords and codes.
 * Counted in memory by each server. Not RateLimiterMemory: it has no bound on its keys, sets a timer for
 * each and took 20 MB where this takes 6 (50,000 keys).
 */
export function createRequestLimits(clock: Clock, factor = 1): RequestLimits {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    forget: () => windows.clear(),
    take(who, key) {
      const now = clock.now().getTime();
      const name = `${who} ${key}`;
      let window = windows.get(name);
      if (!window || window.endsAt <= now || window.endsAt > now + WINDOW_MS) {
        // Reinserted last: the map's order is the order in which windows end.
        windows.delete(name);
        for (const [oldest, { endsAt }] of windows) {
          if (endsAt > now && windows.size < MAX_KEYS) break;
          windows.delete(oldest);
        }
        window = { count: 0, endsAt: now + WINDOW_MS };
        windows.set(name, window);
      }
      window.count += 1;
      if (window.count <= MAX_REQUESTS[who] * factor) return;
      throw problem('rate_limited', { retryAfter: Math.ceil((window.endsAt - now) / 1000) });
    },
  };
}
