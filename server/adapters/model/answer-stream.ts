import { ModelError, type ModelEvent } from '#server/ports/model.ts';
import { readCompletion } from './completion.ts';
import { Breaker } from './breaker.ts';
import { ModelHttp } from './http-client.ts';
import { RefusedRequest } from './refusal.ts';
import { sseData } from './sse.ts';

/** Where an answer comes from, and what remembers its failures. */
export type Upstream = { http: ModelHttp; breaker: Breaker };

type AnswerOptions = {
  /** UTF-8 bytes that are taken. */
  most: number;
  signal: AbortSignal;
  /** Told the index of the request that was answered. */
  onAnswered?: (index: number) => void;
};

/** One answer, with the breaker watching. A request that is refused for its form is sent in its next form. */
export async function* answers(
  { http, breaker }: Upstream,
  requests: readonly unknown[],
  { most, signal, onAnswered }: AnswerOptions,
): AsyncGenerator<ModelEvent> {
  breaker.enter();
  for (const [index, request] of requests.entries()) {
    try {
      yield* pieces(http.post(request, signal), most);
      breaker.succeeded();
      onAnswered?.(index);
      return;
    } catch (error) {
      if (isFormOnly(error) && index + 1 < requests.length) continue;
      if (error instanceof ModelError && !['refused', 'context'].includes(error.kind))
        breaker.failed();
      throw error;
    }
  }
}

function isFormOnly(error: unknown): boolean {
  if (!(error instanceof RefusedRequest) || error.reason !== undefined) return false;
  return error.status === 400 || error.status === 422;
}

/** The pieces of one streamed answer, up to `most` UTF-8 bytes; what comes after is not waited for. */
async function* pieces(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): AsyncGenerator<ModelEvent> {
  let left = most;
  let done = false;
  for await (const data of sseData(chunks)) {
    if (data === '[DONE]') return;
    const part = readCompletion(data);
    if (part === undefined)
      throw new ModelError('invalid_response', 'The model sent something that is no answer.');
    if (part.failed)
      throw new ModelError('unavailable', 'The model reported a failure in its answer.');
    if (part.finish === 'content_filter')
      throw new ModelError('refused', 'The model declined to answer.');
    if (part.text !== '') {
      const text = fitBytes(part.text, left);
      left -= Buffer.byteLength(text);
      if (text !== '') yield { type: 'delta', text };
      if (text.length < part.text.length || left <= 0) return;
    }
    if (part.usage !== undefined) yield { type: 'usage', ...part.usage };
    done ||= part.finish !== undefined;
  }
  if (!done) throw new ModelError('cut', 'The answer broke off.');
}

/** As much of a text as fits, without halving a character. */
function fitBytes(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  let used = 0;
  let kept = '';
  for (const char of text) {
    used += Buffer.byteLength(char);
    if (used > most) break;
    kept += char;
  }
  return kept;
}
