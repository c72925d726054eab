import { withoutEndSlash } from '#core/http/base-url.ts';
import { Agent, request as plainRequest, type ClientRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import type { RawHeaders } from './raw-headers.ts';

/** A request on its way to the server behind the proxy. */
export type Outgoing = { method: string; target: string; headers: RawHeaders };

export type Upstream = {
  /** Address without its last slash. */
  url: string;
  host: string;
  send(request: Outgoing): ClientRequest;
  close(): void;
};

/** Header blocks up to here pass in both directions; Node's own limit is 16 KB. */
export const MAX_HEADERS = 65_536;

export type TrustOptions = {
  /** Takes any certificate of the server. */
  isInsecure?: boolean;
  /** Certificates in PEM whose owners are trusted, besides those that Node knows. */
  authorities?: string;
};

/** The server behind the proxy; its path comes before each request's. */
export function createUpstream(
  address: URL,
  { isInsecure = false, authorities }: TrustOptions = {},
): Upstream {
  const isSecure = address.protocol === 'https:';
  const agent = isSecure
    ? new SecureAgent({
        keepAlive: true,
        rejectUnauthorized: !isInsecure,
        ...(authorities !== undefined && { ca: [...rootCertificates, authorities] }),
      })
    : new Agent({ keepAlive: true });
  const base = withoutEndSlash(address.pathname);
  const target = {
    hostname: address.hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(address.port !== '' && { port: Number(address.port) }),
    agent,
    maxHeaderSize: MAX_HEADERS,
    setHost: false,
  };
  return {
    url: `${address.origin}${base}`,
    host: address.host,
    send: ({ method, target: path, headers }) =>
      (isSecure ? secureRequest : plainRequest)({
        ...target,
        method,
        path: path === '*' ? path : `${base}${path}`,
        headers: [...headers],
      }),
    close: () => agent.destroy(),
  };
}
