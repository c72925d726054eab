import type { OperationSpec } from '#contract/operations/operation.ts';
import { contentDisposition } from './content-disposition.ts';
import type { AnyAnswer, StreamEvent } from './types.ts';
import { checkAnswer, checkHeaders } from './check-answer.ts';

const HEARTBEAT_MS = 15_000;

/** Turns a handler's answer into a response. */
export async function toResponse(
  operation: OperationSpec,
  answer: AnyAnswer,
  options: { check: boolean; onStreamError(error: unknown): void },
): Promise<Response> {
  const headers = new Headers(answer.headers);
  if (options.check) {
    checkAnswer(operation, { status: answer.status });
    checkHeaders(operation, answer.status, headers);
  }
  if (answer.stream) {
    headers.set('Content-Type', 'text/event-stream; charset=utf-8');
    headers.set('X-Accel-Buffering', 'no');
    const body = await sendEvents(answer.stream, options.onStreamError);
    return new Response(body, { status: answer.status, headers });
  }
  if (answer.file) {
    headers.set('Content-Type', answer.file.contentType);
    if (!headers.has('Content-Disposition'))
      headers.set('Content-Disposition', contentDisposition(answer.file.filename));
    return new Response(Buffer.from(answer.file.bytes), { status: answer.status, headers });
  }
  if (answer.body === undefined) {
    return new Response(null, { status: answer.status, headers });
  }
  const text = JSON.stringify(answer.body);
  if (options.check) {
    const body: unknown = JSON.parse(text);
    checkAnswer(operation, { status: answer.status, body });
  }
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(text, { status: answer.status, headers });
}

/**
 * Server-sent events. The first event is awaited before the response begins, so that what fails before
 * it is still answered with a status; when the client disconnects, the source's `return` is called.
 */
async function sendEvents(
  source: AsyncIterable<StreamEvent>,
  onError: (error: unknown) => void,
): Promise<ReadableStream<Uint8Array>> {
  const events = source[Symbol.asyncIterator]();
  let next = await events.next();
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;
  let left = false;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) {
        clearInterval(heartbeat);
        controller.close();
        return;
      }
      heartbeat ??= setInterval(
        () => controller.enqueue(encoder.encode(': still here\n\n')),
        HEARTBEAT_MS,
      );
      const event = next.value;
      controller.enqueue(
        encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
      );
      heartbeat.refresh();
      try {
        next = await events.next();
      } catch (error) {
        onError(error);
        next = { done: true, value: undefined };
      }
      if (next.done && !left) {
        clearInterval(heartbeat);
        controller.close();
      }
    },
    async cancel() {
      left = true;
      clearInterval(heartbeat);
      await events.return?.();
    },
  });
}
