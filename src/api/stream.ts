import { createSseParser } from '#core/http/sse.ts';
import type { AxiosError } from 'axios';
import type { HttpConfig } from './http-types.ts';
import { describeUnanswered, send } from './http.ts';
import { isAborted } from './problem.ts';
import { StreamError, type StreamEvent, type StreamOptions } from './stream-error.ts';

export type ErrorType<E> = AxiosError<E>;
export type BodyType<B> = B;

/**
 * The mutator of what answers events: asks for them and resolves to the finished run or result; a
 * server that answers JSON instead is taken as it is. Rejects with `StreamError` once the stream has begun.
 */
export async function stream<T>(
  config: HttpConfig,
  options?: StreamOptions,
): Promise<Exclude<T, string>> {
  const { onEvent, ...rest } = options ?? {};
  const response = await send<ReadableStream<Uint8Array> | string>(
    { ...config, headers: { ...config.headers, Accept: 'text/event-stream' } },
    { ...rest, adapter: 'fetch', responseType: 'stream', timeout: 0 },
  );
  const type = String(response.headers['content-type'] ?? '');
  if (!/^text\/event-stream/iu.test(type)) {
    return (await readJson(response.data)) as Exclude<T, string>;
  }
  return (await readEvents(response.data, onEvent)) as Exclude<T, string>;
}

async function readJson(body: ReadableStream<Uint8Array> | string): Promise<unknown> {
  const text = typeof body === 'string' ? body : await new Response(body).text();
  return JSON.parse(text) as unknown;
}

/** Reads events to the end. Resolves to the run of `finished`, or the result of `done`. */
export async function readEvents(
  body: ReadableStream<Uint8Array> | string,
  onEvent?: (event: StreamEvent) => void,
): Promise<unknown> {
  const state: { received: string; end?: StreamEvent } = { received: '' };
  const parser = createSseParser(({ event, data }) => {
    const parsed = parseEvent(event, data);
    if (!parsed || state.end) return;
    if (parsed.type === 'delta') state.received += parsed.text;
    if (ENDS.has(parsed.type)) state.end = parsed;
    onEvent?.(parsed);
  });
  try {
    const source = typeof body === 'string' ? new Response(body).body : body;
    const reader = source?.pipeThrough(new TextDecoderStream() as never).getReader();
    for (;;) {
      const part = (await reader?.read()) as { done: boolean; value?: string };
      if (!part || part.done) break;
      parser.push(part.value ?? '');
    }
    parser.end();
  } catch (cause) {
    if (isAborted(cause)) throw cause;
    if (!state.end) throw broken(state.received, cause);
  }
  const { end, received } = state;
  if (end?.type === 'finished') return end.run;
  if (end?.type === 'done') return end.result;
  if (end?.type === 'failed') {
    const { problem, run, result } = end;
    throw new StreamError(problem.message, { received, problem, kept: run ?? result });
  }
  throw broken(received);
}

const ENDS: ReadonlySet<string> = new Set(['finished', 'done', 'failed']);

function broken(received: string, cause?: unknown): StreamError {
  const message = describeUnanswered('brokenOff') ?? 'The stream broke off before its end';
  return new StreamError(message, { received, cause });
}

function parseEvent(name: string, data: string): StreamEvent | undefined {
  try {
    const value = JSON.parse(data) as Record<string, unknown> | null;
    if (typeof value !== 'object' || value === null) return undefined;
    const event = { type: name, ...value } as Record<string, unknown>;
    if (event['type'] === 'delta' && typeof event['text'] !== 'string') return undefined;
    if (event['type'] === 'finished' && !('run' in event)) return undefined;
    if (event['type'] === 'done' && !('result' in event)) return undefined;
    if (event['type'] === 'failed' && !event['problem']) return undefined;
    return event as StreamEvent;
  } catch {
    return undefined;
  }
}
