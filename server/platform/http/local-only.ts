import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { problem } from '../problems.ts';
import type { AppEnv } from './app-env.ts';

/** What proxies add: with one of these the caller is somewhere else, whatever the socket says. */
const FORWARDING = /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** Answers 404 to every caller but this machine; a proxy on it that was not configured is known by its headers. */
export function localOnly(
  route: string,
  isLocal: (host: string) => boolean,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // Another site's name that was made to point at this machine may read nothing.
    const host = (c.req.header('host') ?? '').replace(/:\d+$/, '');
    const { incoming } = (c.env as Partial<HttpBindings> | undefined) ?? {};
    const peer = incoming?.socket.remoteAddress?.replace(/^::ffff:/i, '');
    const isForwarded = [...c.req.raw.headers.keys()].some((name) => FORWARDING.test(name));
    if (isForwarded || (host !== '' && !isLocal(host)) || (peer !== undefined && !isLocal(peer)))
      throw problem('not_found');
    c.get('context').route = `${c.req.method} ${route}`;
    c.header('Cache-Control', 'no-store');
    await next();
  };
}
