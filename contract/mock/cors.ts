const LOCAL = /^https?:\/\/(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

type Asked = { method: string; header: (name: string) => string | undefined };

/** The origin of a request's page, where it may use a mock: each on this machine, and those of `allowed`. */
export function allowedOrigin({ header }: Asked, allowed: readonly string[]): string | undefined {
  const origin = header('origin');
  return origin !== undefined && (LOCAL.test(origin) || allowed.includes(origin))
    ? origin
    : undefined;
}

/** The headers that let a page of an origin send any request, when the request only asks whether it may. */
export function preflightHeaders({ method, header }: Asked): Record<string, string> | undefined {
  if (method !== 'OPTIONS' || header('access-control-request-method') === undefined)
    return undefined;
  return {
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': header('access-control-request-headers') ?? '',
    'access-control-max-age': '600',
  };
}

/** The headers that let a page of an origin read an answer, with cookies. `Vary: Origin` belongs to them. */
export function corsHeaders(origin: string, names: Iterable<string>): Record<string, string> {
  // An answer with credentials has to name each header that a page may read.
  const readable = [...names].filter((name) => !name.startsWith('access-control-'));
  return {
    'access-control-expose-headers': readable.join(', '),
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
  };
}
