import { ModelError } from '../../ports/model.ts';

/** One line of an event stream may not be longer than this; a stream without line breaks is garbage. */
const MOST_LINE = 1024 * 1024;

/** The `data` of each server-sent event. Comments and other fields are skipped; a cut last event is dropped. */
export async function* sseData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LINE)
      throw new ModelError('invalid_response', 'The model sent no event stream.');
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).trimStart());
      else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  if (data.length > 0) yield data.join('\n');
}
