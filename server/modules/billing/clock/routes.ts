import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { localOnly } from '#server/platform/http/local-only.ts';
import type { MovableClock } from './movable-clock.ts';

/** A day passes in a second at most: faster, and a renewal and its tries would fall together. */
const MAX_RATE = 86_400;
const YEAR_SECONDS = 366 * 86_400;

const Move = z.union([
  z.strictObject({ mode: z.literal('real') }),
  z.strictObject({
    mode: z.literal('fast'),
    rate: z.number().check(z.gte(1), z.lte(MAX_RATE)),
  }),
  z.strictObject({ mode: z.literal('manual'), now: z.iso.datetime({ offset: true }) }),
  z.strictObject({
    mode: z.literal('manual'),
    advanceSeconds: z.int().check(z.gte(0), z.lte(10 * YEAR_SECONDS)),
  }),
]);

const USAGE =
  'Send {"mode":"real"}, {"mode":"fast","rate":1…86400}, {"mode":"manual","now":"2026-12-24T12:00:00Z"} or {"mode":"manual","advanceSeconds":86400}, as application/json. Time does not go back, except to the machine’s.';

/**
 * Moves billing's time, on the embedded default with the sandbox alone: `/dev/clock` reads it and sets it. JSON only, so that
 * another site's page cannot move it without the browser asking first. `passTo` does what is due on the way.
 */
export function clockRoutes(
  clock: MovableClock,
  isLocal: (host: string) => boolean,
  passTo: (target: Date) => Promise<void>,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  let passing: Promise<void> = Promise.resolve();
  const view = () => {
    const { mode, rate } = clock.state();
    return { mode, rate, now: clock.now().toISOString() };
  };
  routes.use(localOnly('/dev/clock', isLocal));
  routes.get('/', (c) => c.json(view()));
  routes.post('/', async (c) => {
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
    const body: unknown = isJson ? await c.req.json().catch(() => undefined) : undefined;
    const { success, data } = z.safeParse(Move, body);
    if (!success) return c.json({ message: USAGE }, 422);
    if (data.mode === 'real') clock.real();
    else if (data.mode === 'fast') clock.fast(data.rate);
    else {
      const target =
        'now' in data
          ? new Date(data.now)
          : new Date(clock.now().getTime() + data.advanceSeconds * 1000);
      if (target < clock.now()) return c.json({ message: USAGE }, 422);
      // One journey after another: time does not go back.
      const before = passing.catch(() => undefined);
      passing = before.then(() => passTo(target));
      await passing;
    }
    return c.json(view());
  });
  return routes;
}
