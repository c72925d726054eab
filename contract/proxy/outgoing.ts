import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { endToEnd } from './raw-headers.ts';
import type { Outgoing, Upstream } from './upstream.ts';

export type ForwardingOptions = {
  /** Adds `X-Forwarded-For`, `-Host` and `-Proto`. */
  isForwarded?: boolean;
  /** Sends the client's own `Host`. */
  keepsHost?: boolean;
};

/** Methods for which Node announces no body of its own accord. */
const BODILESS = /^(?:GET|HEAD|DELETE|OPTIONS|TRACE|CONNECT)$/;
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/** A request as the server behind the proxy gets it. */
export function outgoingOf(
  request: IncomingMessage,
  upstream: Pick<Upstream, 'host'>,
  { isForwarded = false, keepsHost = false }: ForwardingOptions,
): Outgoing {
  const { method = 'GET', headers: said, rawHeaders } = request;
  const host = keepsHost ? (said.host ?? upstream.host) : upstream.host;
  const own = new Set(['host', ...(isForwarded ? FORWARDED : [])]);
  const headers = ['Host', host, ...endToEnd(rawHeaders, own)];
  if (isForwarded) headers.push(...forwarded(request));
  if (said['te']?.includes('trailers')) headers.push('TE', 'trailers');
  if (said['transfer-encoding'] !== undefined) headers.push('Transfer-Encoding', 'chunked');
  // Without it Node would announce a body in chunks, and then send none.
  else if (said['content-length'] === undefined && !BODILESS.test(method))
    headers.push('Content-Length', '0');
  return { method, target: targetOf(request), headers };
}

/** Path and query; a client that takes this for a forward proxy sends a whole address. */
export function targetOf({ url = '/' }: IncomingMessage): string {
  if (url.startsWith('/') || url === '*') return url;
  const address = URL.parse(url);
  return address ? `${address.pathname}${address.search}` : `/${url}`;
}

function forwarded({ headers, socket }: IncomingMessage): string[] {
  const [, , proto] = FORWARDED;
  const before = headers['x-forwarded-for'];
  const from = [...(before === undefined ? [] : [before].flat()), socket.remoteAddress ?? ''];
  const isSecure = (socket as Partial<TLSSocket>).encrypted === true;
  return [
    'X-Forwarded-For',
    from.join(', '),
    'X-Forwarded-Host',
    String(headers['x-forwarded-host'] ?? headers.host ?? ''),
    'X-Forwarded-Proto',
    String(headers[proto] ?? (isSecure ? 'https' : 'http')),
  ];
}
