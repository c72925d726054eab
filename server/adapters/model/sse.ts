import { ModelError } from '#server/ports/model.ts';

/** Neither a line nor an event of many lines may be longer than this; a stream without their ends is garbage. */
const MAX_EVENT = 1024 * 1024;

/** The `data` of each server-sent event. Comments and other fields are skipped; a cut last event is dropped. */
export async function* sseData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  let size = 0;
  const bound = (length: number) => {
    if (length > MAX_EVENT)
      throw new ModelError('invalid_response', 'The model sent no event stream.');
  };
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    bound(rest.length);
    for (const line of lines) {
      if (line.startsWith('data:')) {
        bound((size += line.length));
        data.push(line.slice(5).trimStart());
      } else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
        size = 0;
      }
    }
  }
  if (data.length > 0) yield data.join('\n');
}
