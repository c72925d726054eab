import { Hono } from 'hono';
import { databaseTime, type Database } from '#server/db/client.ts';
import type { AppEnv } from './app-env.ts';

export type Readiness = { stopping: boolean };

/** `/live`: the process answers. `/ready`: it may be sent requests, since its database answers too. */
export function healthRoutes(db: Database, readiness: Readiness): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/live', (c) => c.json({ status: 'live' }));
  routes.get('/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    if (readiness.stopping) return c.json({ status: 'stopping' }, 503);
    try {
      await databaseTime(db);
      return c.json({ status: 'ready' });
    } catch {
      return c.json({ status: 'database away' }, 503);
    }
  });
  return routes;
}
