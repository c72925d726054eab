import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { problemBodyOf } from '#contract/problems/problem-body.ts';
import type { ProblemCode } from '#contract/problems/problem-codes.ts';
import { newRequestId } from '../database/ids.ts';
import { texts } from '../text/texts.ts';

/** What the HTTP parser gives up with, by its code; everything else is a 400. */
const STATUS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The problem for a request that never came to be one: there is no path, and no language to go by. */
function problemOf(status: number, code: ProblemCode = 'malformed_request') {
  const requestId = newRequestId();
  const body = problemBodyOf(
    texts,
    { code, status, options: {} },
    { locale: 'en', instance: '/', requestId },
  );
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Language': 'en',
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  return { text: JSON.stringify(body), headers };
}

/** The answer where the application gave none: a Host that is none, or a failure of our own. */
export function unreadable(isRequest: boolean, secure: Record<string, string>): Response {
  const status = isRequest ? 400 : 500;
  const { text, headers } = problemOf(status, isRequest ? 'malformed_request' : 'internal_error');
  return new Response(text, { status, headers: { ...secure, ...headers } });
}

/** The same, straight onto a connection whose request the parser could not read or wait for. */
export function refuseConnection(
  socket: Duplex,
  error: NodeJS.ErrnoException,
  secure: Record<string, string>,
): void {
  const status = STATUS[error.code ?? ''] ?? 400;
  const { text, headers } = problemOf(status);
  const all = { ...secure, ...headers, 'Content-Length': Buffer.byteLength(text) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
  socket.end(head + text, () => socket.destroy());
}
