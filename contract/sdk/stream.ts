import { createSseParser } from '#core/http/sse.ts';
import { send, type RequestConfig, type RequestOptions } from './http.ts';
import { PromptwellError, unanswered } from './promptwell-error.ts';

const STREAM = 'text/event-stream';

/**
 * The events of a streamed call, as they come. The request is sent with the first `next`; leaving the loop closes
 * the connection, which stops the work on the server. Ends after an event of `ends`.
 * @throws PromptwellError `stream_broken` where the stream ends without one
 */
export async function* events<Event extends { type: string }>(
  config: RequestConfig,
  ends: readonly string[],
  options: RequestOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const headers = { ...config.headers, Accept: STREAM };
  const response = await send({ ...config, headers }, { ...options, timeout: 0 });
  const { status, body } = response;
  if (!body || !response.headers.get('content-type')?.startsWith(STREAM))
    throw new PromptwellError('The answer is no stream', { code: 'unreadable_answer', status });
  const waiting: Event[] = [];
  const parser = createSseParser(({ event, data }) => waiting.push(parsed(event, data)));
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let isOpen = true; isOpen;) {
      const part = await reader
        .read()
        .catch((cause: unknown) => unanswered(cause, 'stream_broken', [options.signal]));
      isOpen = !part.done;
      parser.push(decoder.decode(part.value, { stream: isOpen }));
      if (!isOpen) parser.end();
      for (const event of waiting.splice(0)) {
        yield event;
        if (ends.includes(event.type)) return;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
  throw new PromptwellError('The stream broke off before its end', { code: 'stream_broken' });
}

function parsed<Event>(type: string, data: string): Event {
  try {
    return { type, ...(JSON.parse(data) as object) } as Event;
  } catch (cause) {
    throw new PromptwellError(`The event ${type} is no JSON`, { code: 'unreadable_answer', cause });
  }
}
