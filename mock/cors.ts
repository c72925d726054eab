import { allowedOrigin, corsHeaders, preflightHeaders } from '#contract/mock/cors.ts';
import type { MiddlewareHandler } from 'hono';

/**
 * CORS for every origin on this machine, so that Storybook or an application on another port can use the
 * mock, with cookies. Other origins are named in `allowed`.
 */
export function cors(allowed: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const asked = { method: c.req.method, header: (name: string) => c.req.header(name) };
    const origin = allowedOrigin(asked, allowed);
    if (origin === undefined) return next();
    const preflight = preflightHeaders(asked);
    if (preflight) c.res = new Response(null, { status: 204, headers: preflight });
    else await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(corsHeaders(origin, headers.keys())))
      headers.set(name, value);
    headers.append('vary', 'Origin');
  };
}
