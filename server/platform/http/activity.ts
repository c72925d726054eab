import type { MiddlewareHandler } from 'hono';
import type { Clock } from '#server/ports/clock.ts';
import type { AppEnv } from './app-env.ts';

/** So long nothing was asked before the server counts as idle. */
const QUIET_MS = 3_000;

/** Whether anybody works with the server, so that upkeep can wait for a pause. */
export type Activity = { count: MiddlewareHandler<AppEnv>; isIdle(): boolean };

/** Counter of API requests in flight; pages and health checks are not counted. */
export function createActivity(clock: Clock): Activity {
  let underWay = 0;
  let endedAt = -Infinity;
  return {
    async count(c, next) {
      if (!c.req.path.startsWith('/api/')) return next();
      underWay += 1;
      try {
        await next();
      } finally {
        underWay -= 1;
        endedAt = clock.now().getTime();
      }
    },
    isIdle: () => underWay === 0 && clock.now().getTime() - endedAt >= QUIET_MS,
  };
}
