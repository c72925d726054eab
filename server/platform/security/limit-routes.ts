import { Hono } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { localOnly } from '../http/local-only.ts';

/**
 * Forgets who tried how often, so that `contract:check` can run again at once. Mounted under the outbox's conditions;
 * another site's page cannot ask it, since a browser asks first before it sends a DELETE.
 */
export function limitRoutes(
  forget: () => Promise<void>,
  isLocal: (host: string) => boolean,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(localOnly('/dev/limits', isLocal));
  routes.delete('/', async (c) => {
    await forget();
    return c.body(null, 204);
  });
  return routes;
}
