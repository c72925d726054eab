import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import { allowedOrigin, corsHeaders, preflightHeaders } from './cors.ts';

const asked = ({ method = 'GET', headers }: IncomingMessage) => ({
  method,
  header: (name: string) => headers[name]?.toString(),
});

/** Answers as HTTP, readable by pages on this machine and by those of `origins`. */
export function createSender(origins: readonly string[]) {
  function readableBy(request: IncomingMessage, headers: Record<string, string>) {
    const origin = allowedOrigin(asked(request), origins);
    if (origin === undefined) return headers;
    const vary = headers['vary'] === undefined ? 'Origin' : `${headers['vary']}, Origin`;
    return { ...headers, ...corsHeaders(origin, Object.keys(headers)), vary };
  }

  /** Whether the request only asked what its page may send, and has its answer. */
  function sendPreflight(request: IncomingMessage, response: ServerResponse): boolean {
    const isAllowed = allowedOrigin(asked(request), origins) !== undefined;
    const headers = isAllowed ? preflightHeaders(asked(request)) : undefined;
    if (headers) response.writeHead(204, readableBy(request, headers)).end();
    return headers !== undefined;
  }

  function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const { status, headers, type, body } = answer;
    const isFile = typeof body === 'string' || body instanceof Uint8Array;
    const isJson = type === undefined || /[/+]json\b/.test(type);
    const payload = isFile && !isJson ? body : JSON.stringify(body);
    const isEmpty = body === undefined || type === undefined || status === 204 || status === 304;
    const whole = {
      ...headers,
      'cache-control': 'no-store',
      ...(status === 401 && { 'www-authenticate': headers['www-authenticate'] ?? 'Bearer' }),
      ...(status === 429 && { 'retry-after': headers['retry-after'] ?? '1' }),
      ...(!isEmpty && { 'content-type': type }),
    };
    response.writeHead(status, readableBy(request, whole));
    response.end(isEmpty || request.method === 'HEAD' ? undefined : payload);
  }

  return { send, sendPreflight };
}
