import type { MiddlewareHandler } from 'hono';

const LOCAL = /^https?:\/\/(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/**
 * CORS for every origin on this machine, so that Storybook or an application on another port can use the
 * mock, with cookies. Other origins are named in `allowed`.
 */
export function cors(allowed: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || !(LOCAL.test(origin) || allowed.includes(origin))) return next();
    const preflight =
      c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (preflight) {
      c.res = new Response(null, { status: 204 });
      c.res.headers.set('Access-Control-Allow-Methods', METHODS);
      c.res.headers.set(
        'Access-Control-Allow-Headers',
        c.req.header('access-control-request-headers') ?? '',
      );
      c.res.headers.set('Access-Control-Max-Age', '600');
    } else await next();
    const { headers } = c.res;
    // An answer with credentials has to name each header that a page may read.
    const readable = [...headers.keys()].filter((name) => !name.startsWith('access-control-'));
    headers.set('Access-Control-Expose-Headers', readable.join(', '));
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.append('Vary', 'Origin');
  };
}
