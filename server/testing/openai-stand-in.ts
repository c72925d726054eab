import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (
  request: { body: Record<string, unknown>; headers: IncomingMessage['headers'] },
  response: ServerResponse,
) => void | Promise<void>;

/** A model's endpoint for tests, on a free port of 127.0.0.1: the n-th request gets the n-th answer, then the last. */
export async function startStandIn(...answers: Answer[]): Promise<{
  baseUrl: string;
  requests: Array<Record<string, unknown>>;
  /** Requests whose connection the client closed before the answer was whole. */
  hungUp: () => number;
  close: () => Promise<void>;
}> {
  const requests: Array<Record<string, unknown>> = [];
  let hungUp = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, unknown>;
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      requests.push(body);
      response.on('close', () => {
        if (!response.writableFinished) hungUp += 1;
      });
      void answer?.({ body, headers: request.headers }, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    requests,
    hungUp: () => hungUp,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

export function delta(text: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
}

/** A whole streamed answer. */
export function says(...texts: string[]): Answer {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const text of texts) response.write(delta(text));
    response.write('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n');
    response.write('data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3}}\n\n');
    response.end('data: [DONE]\n\n');
  };
}

export function fails(status: number, headers: Record<string, string> = {}): Answer {
  return (_, response) => {
    response.writeHead(status, headers);
    response.end('{"error":{"message":"upstream-secret-detail"}}');
  };
}

/** Begins to stream, then leaves it to the test what happens. */
export function begins(then: (response: ServerResponse) => void, ...texts: string[]): Answer {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const text of texts) response.write(delta(text));
    then(response);
  };
}
