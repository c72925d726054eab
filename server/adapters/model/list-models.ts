import { z } from 'zod';
import { ModelError } from '#server/ports/model.ts';
import { statusError } from './refusal.ts';

/** As the contract's `ModelName`: what cannot be asked for is not offered. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,99}$/;

const OPENAI_LIST = z.object({ data: z.array(z.object({ id: z.string() })) });
const OLLAMA_TAGS = z.object({ models: z.array(z.object({ name: z.string() })) });

export type ListRequest = {
  url: string;
  headers?: Record<string, string>;
  /** `tags`: Ollama's own list. */
  form: 'openai' | 'tags';
  /** Words before each name that a request may leave out, such as Google's `models/`. */
  prefix?: string;
  timeoutMs: number;
  /** Bytes of the answer; a longer one is none. */
  most: number;
  signal?: AbortSignal;
};

/** Names of models at an address, sorted. Sends nothing but the headers. @throws ModelError, or the signal's reason. */
export async function listModels(request: ListRequest): Promise<string[]> {
  const { url, headers = {}, form, prefix, timeoutMs, most, signal } = request;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) throw await statusError(response);
    const body: unknown = JSON.parse(await textOf(response, most));
    const names =
      form === 'tags'
        ? OLLAMA_TAGS.parse(body).models.map(({ name }) => name)
        : OPENAI_LIST.parse(body).data.map(({ id }) => id);
    const own = names.map((name) => withoutPrefix(name, prefix));
    return [...new Set(own)].filter((name) => NAME.test(name)).toSorted();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof ModelError) throw error;
    if (limit.aborted) throw new ModelError('timeout', 'The models were not listed in time.');
    const isForm = error instanceof SyntaxError || error instanceof z.ZodError;
    throw isForm
      ? new ModelError('invalid_response', 'The list of models has another form.')
      : new ModelError('unavailable', 'The models could not be listed.');
  }
}

export const withoutPrefix = (name: string, prefix = ''): string =>
  name.startsWith(prefix) ? name.slice(prefix.length) : name;

async function textOf(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new ModelError('invalid_response', 'The list of models is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
