import type { IncomingMessage, ServerResponse } from 'node:http';
import { gather } from './gather.ts';
import type { Watched } from './inspector.ts';
import { pump } from './pump.ts';
import { endToEnd } from './raw-headers.ts';
import { refuse } from './refusal.ts';
import type { Outgoing, Upstream } from './upstream.ts';

/** Names the violations of an exchange, as far as they are known when its head is sent. */
export const VIOLATION_HEADER = 'Contract-Violation';

/** A request and its answer on their way. */
type Passage = {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: Upstream;
  outgoing: Outgoing;
  watched: Watched;
  /** Whether the client waits for `100 Continue` before it sends its body. */
  isExpecting: boolean;
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Passes a request on, and its answer back; neither is changed, and neither waits for the other's end. */
export function passRequest(passage: Passage, isSecondTry = false): void {
  const { request, response, upstream, outgoing, watched, isExpecting } = passage;
  let isAnswered = false;
  const sent = upstream.send(outgoing);
  const leave = () => {
    if (!response.writableFinished) sent.destroy();
    watched.end();
  };
  response.once('close', leave);
  sent.on('continue', () => response.writeContinue());
  sent.on('information', ({ statusCode, rawHeaders }) => {
    // Node 26 passes any of them; before it, the one that browsers read has a call of its own.
    if (statusCode !== 100 && 'writeInformation' in response)
      response.writeInformation(statusCode, endToEnd(rawHeaders));
  });
  sent.on('response', (answer) => {
    isAnswered = true;
    sendAnswer(passage, answer).catch((error: unknown) => response.destroy(error as Error));
  });
  sent.on('error', (cause) => {
    if (isAnswered || response.destroyed || response.headersSent) return;
    // A kept connection may close just as it is used again.
    if (sent.reusedSocket && !hasBody(request) && !isSecondTry) {
      response.off('close', leave);
      return passRequest(passage, true);
    }
    watched.noAnswer(cause);
    request.resume();
    refuse(response, upstream.url, cause);
  });
  if (!hasBody(request)) {
    watched.asked.isWhole = true;
    request.resume();
    return void sent.end();
  }
  if (isExpecting) sent.flushHeaders();
  pump(request, sent, watched.asked);
}

async function sendAnswer(passage: Passage, answer: IncomingMessage): Promise<void> {
  const { response, watched, request } = passage;
  const { statusCode: status = 502, statusMessage = '', rawHeaders } = answer;
  watched.answered({ status, rawHeaders });
  answer.once('close', () => {
    if (answer.complete) return;
    watched.noAnswer(new Error('the connection broke in the middle of the answer'));
    response.destroy();
  });
  const isEmpty = request.method === 'HEAD' || status === 204 || status === 304;
  const held = watched.isHeld && !isEmpty ? await gather(answer, watched.reply) : [];
  const codes = await watched.codes();
  if (response.destroyed) return;
  const headers = endToEnd(rawHeaders);
  if (codes !== undefined) headers.push(VIOLATION_HEADER, codes);
  response.sendDate = false;
  response.writeHead(status, statusMessage, headers);
  for (const chunk of held) response.write(chunk);
  pump(answer, response, watched.reply);
  // A stream shows that it is open before its first event.
  if (!answer.readableEnded) setImmediate(() => response.flushHeaders());
}
