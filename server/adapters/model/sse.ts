import { createParser } from 'eventsource-parser';
import { ModelError } from '#server/ports/model.ts';

/** Bytes without the end of an event; a stream without ends is garbage. */
const MAX_EVENT = 1024 * 1024;

/** The `data` of each server-sent event, the last one also without its blank line. */
export async function* sseData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  // Counted here: the parser's own limit passes over lines that are no field.
  let unfinished = 0;
  const parser = createParser({
    onEvent: ({ data }) => {
      events.push(data);
      unfinished = 0;
    },
  });
  for await (const chunk of chunks) {
    unfinished += chunk.length;
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* events.splice(0);
    if (unfinished > MAX_EVENT)
      throw new ModelError('invalid_response', 'The model sent no event stream.');
  }
  parser.feed('\n');
  yield* events;
}
