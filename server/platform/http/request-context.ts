import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address.ts';
import type { AppEnv } from './app-env.ts';
import { newRequestId } from '../database/ids.ts';
import { acceptedLanguage } from '#contract/read/accept-language.ts';
import type { Log } from '../log.ts';

/** Gives every request its id, language and address, and logs it by its template. */
export function requestContext(log: Log, trustedProxies: number): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    const context = {
      requestId: newRequestId(),
      locale: acceptedLanguage(c.req.header('accept-language')) ?? 'en',
      address: clientAddress(
        (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress,
        c.req.header('x-forwarded-for'),
        trustedProxies,
      ),
      userAgent: c.req.header('user-agent') ?? '',
      route: c.req.path.startsWith('/api/') ? `${c.req.method} (unknown)` : 'page or file',
      instance: new URL(c.req.url).pathname,
    };
    c.set('context', context);
    await next();
    c.res.headers.set('X-Request-Id', context.requestId);
    if (c.req.path.startsWith('/api/')) {
      c.res.headers.set('Content-Language', context.locale);
      c.res.headers.append('Vary', 'Accept-Language');
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
    }
    log.info(
      {
        requestId: context.requestId,
        route: context.route,
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  };
}
