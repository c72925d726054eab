import { realpathSync } from 'node:fs';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { localOnly } from '#server/platform/http/local-only.ts';
import type { AccountService } from '../service.ts';

const Ask = z.strictObject({
  address: z.string().check(z.minLength(3), z.maxLength(254)),
  /** Data folder that is meant, where the caller knows it: another server may listen on the port. */
  dataDir: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
});

/**
 * Makes an account an administrator's for `npm run admin`, which cannot open a folder that the server holds. Mounted
 * under the outbox's conditions; JSON only, so that another site's page cannot ask it without the browser asking first.
 */
export function adminRoutes(
  account: Pick<AccountService, 'makeAdmin'>,
  dataDir: string,
  isLocal: (host: string) => boolean,
): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(localOnly('/dev/admin', isLocal));
  routes.post('/', async (c) => {
    const isJson = /^application\/json\b/i.test(c.req.header('content-type') ?? '');
    const body: unknown = isJson ? await c.req.json().catch(() => undefined) : undefined;
    const { success, data } = z.safeParse(Ask, body);
    if (!success)
      return c.json({ message: 'Send {"address":"ada@example.com"}, as application/json.' }, 422);
    if (data.dataDir !== undefined && data.dataDir !== realpathSync(dataDir))
      return c.json({ message: 'This server works in another data folder.' }, 409);
    const isKnown = await account.makeAdmin(data.address);
    if (isKnown) return c.body(null, 204);
    return c.json({ message: `No account has the address ${data.address}.` }, 422);
  });
  return routes;
}
