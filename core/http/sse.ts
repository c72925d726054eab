/** One event of a `text/event-stream`. */
export type ServerSentEvent = { event: string; data: string; id?: string };

/**
 * Splits a stream of text into events, as the HTML standard says: any line end, a byte order mark,
 * comments, several `data` lines, chunks cut anywhere. An event without its blank line is dropped.
 * By hand for its bytes: docs/decisions/0011-kept-by-hand.md.
 */
export function createSseParser(onEvent: (event: ServerSentEvent) => void) {
  let buffer = '';
  let isFirst = true;
  let data: string[] = [];
  let event = '';
  let id: string | undefined;

  function dispatch(): void {
    if (data.length > 0) {
      onEvent({ event: event || 'message', data: data.join('\n'), ...(id ? { id } : {}) });
    }
    data = [];
    event = '';
  }

  function line(text: string): void {
    if (text === '') {
      dispatch();
      return;
    }
    const colon = text.indexOf(':');
    if (colon === 0) return;
    const field = colon === -1 ? text : text.slice(0, colon);
    const value = colon === -1 ? '' : text.slice(colon + 1).replace(/^ /u, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id' && !value.includes('\0')) id = value;
  }

  return {
    push(chunk: string): void {
      buffer += isFirst ? chunk.replace(/^\uFEFF/u, '') : chunk;
      if (chunk !== '') isFirst = false;
      // A lone CR at the end may be half of a CRLF: it waits for the next chunk.
      for (;;) {
        const match = /\r\n|\n|\r(?!$)/u.exec(buffer);
        if (!match) return;
        line(buffer.slice(0, match.index));
        buffer = buffer.slice(match.index + match[0].length);
      }
    },
    /** The stream has ended: a last CR ends a line. */
    end(): void {
      if (buffer.endsWith('\r')) line(buffer.slice(0, -1));
      buffer = '';
    },
  };
}
