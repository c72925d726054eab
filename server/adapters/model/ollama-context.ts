import { z } from 'zod';

/** Tokens of prompt and answer that a model takes, as far as it can be told. `needed` says how many are to be sent. */
export type ReadContext = (needed: number, signal: AbortSignal) => Promise<number | undefined>;

/** What Ollama gives a model that names nothing else. */
const DEFAULT_CONTEXT = 4_096;
const ASK_MS = 2_000;
const LOAD_MS = 60_000;

const LOADED = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.int().positive() })),
});
const SHOWN = z.object({ parameters: z.string().optional() });
const NUM_CTX = /^num_ctx\s+(\d{1,9})\s*$/m;

const tagged = (name: string) => (name.includes(':') ? name : `${name}:latest`);

/**
 * Context of one of Ollama's models: that of the loaded model, else its `num_ctx`. A setting of the whole program shows in a loaded
 * model alone: where the usual context would be too small, the model is loaded first.
 */
export function readOllamaContext(base: string, model: string): ReadContext {
  const root = base.replace(/\/v1$/, '');

  async function ask(
    path: string,
    init: RequestInit,
    ms: number,
    signal: AbortSignal,
  ): Promise<unknown> {
    const limit = AbortSignal.timeout(ms);
    const response = await fetch(`${root}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any([signal, limit]),
    });
    return response.json();
  }
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  async function loaded(signal: AbortSignal): Promise<number | undefined> {
    const read = LOADED.safeParse(await ask('/api/ps', {}, ASK_MS, signal));
    return read.data?.models.find(({ name }) => name === tagged(model))?.context_length;
  }
  async function shown(signal: AbortSignal): Promise<number | undefined> {
    const read = SHOWN.safeParse(await ask('/api/show', post({ model }), ASK_MS, signal));
    const [, size] = NUM_CTX.exec(read.data?.parameters ?? '') ?? [];
    return size === undefined ? undefined : Number(size);
  }

  return async (needed, signal) => {
    try {
      const told = (await loaded(signal)) ?? (await shown(signal));
      if (told !== undefined || needed <= DEFAULT_CONTEXT) return told ?? DEFAULT_CONTEXT;
      await ask('/api/generate', post({ model, stream: false }), LOAD_MS, signal);
      return (await loaded(signal)) ?? DEFAULT_CONTEXT;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof Error) return undefined;
      throw error;
    }
  };
}
