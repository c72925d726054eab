import type { ServerResponse } from 'node:http';

const HELP: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start it, or name another one with --upstream.',
  ENOTFOUND: 'Its name is not known; look at --upstream.',
  EAI_AGAIN: 'Its name cannot be looked up now; look at the network.',
  ECONNRESET: 'It broke the connection; its own log tells why.',
  EPROTO: 'It does not speak TLS; try http:// in --upstream.',
  ETIMEDOUT: 'Look at the network between it and this proxy.',
};
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;

/** What a person can do about a server that does not answer. */
export function adviceOn({ code = '', message }: NodeJS.ErrnoException): string {
  if (CERTIFICATE.test(code))
    return 'Its certificate is not trusted; --ca names the authority that signed it, --insecure takes any.';
  if (code.startsWith('HPE_')) return `It does not speak HTTP (${message}); look at --upstream.`;
  return HELP[code] ?? `${message}.`;
}

/** Answers in the place of a server that did not. */
export function refuse(response: ServerResponse, url: string, cause: NodeJS.ErrnoException): void {
  const { code = cause.name } = cause;
  const problem = {
    type: 'about:blank',
    title: 'Bad Gateway',
    status: 502,
    detail: `contract:proxy got no answer from ${url} (${code}). ${adviceOn(cause)}`,
  };
  response.writeHead(502, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    // An interface at another origin may read why.
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(problem));
}
