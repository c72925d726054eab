import { withoutEndSlash } from '#core/http/base-url.ts';
import type { OperationShape } from '../operations/operation.ts';
import type { Case, GoodRequest } from './cases.ts';

/** Sends a request to a path of the server under test: an app's `request`, or `sendTo` a base URL. */
export type Send = (path: string, init: RequestInit) => Response | Promise<Response>;

/** A sender for a running server, which may answer below a path of its own (`https://api.test/v1`). */
export function sendTo(baseUrl: string): Send {
  const base = withoutEndSlash(baseUrl);
  return (path, init) => fetch(`${base}${path}`, { ...init, redirect: 'manual' });
}

/** Sends a good request with one change; returns the response and the requested path. */
export async function sendCase(
  send: Send,
  operation: Pick<OperationShape, 'method'>,
  good: GoodRequest,
  change: Partial<Case> = {},
): Promise<{ response: Response; path: string }> {
  const headers = new Headers(good.headers);
  if (good.token) headers.set('authorization', `Bearer ${good.token}`);
  if (good.body !== undefined || change.body !== undefined)
    headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  const body = change.body ?? (good.body === undefined ? undefined : JSON.stringify(good.body));
  const path = change.path ?? good.path;
  const response = await send(path, {
    method: operation.method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  });
  return { response, path };
}
