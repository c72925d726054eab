import { z } from 'zod';
import {
  askLocal,
  DEFAULT_CONTEXT,
  LOAD_MS,
  programRoot,
  unlessUnreadable,
  type ReadContext,
} from './ask-local.ts';

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
  const root = programRoot(base);

  async function loaded(signal: AbortSignal): Promise<number | undefined> {
    const read = LOADED.safeParse(await askLocal(`${root}/api/ps`, { signal }));
    return read.data?.models.find(({ name }) => name === tagged(model))?.context_length;
  }
  async function shown(signal: AbortSignal): Promise<number | undefined> {
    const read = SHOWN.safeParse(await askLocal(`${root}/api/show`, { body: { model }, signal }));
    const [, size] = NUM_CTX.exec(read.data?.parameters ?? '') ?? [];
    return size === undefined ? undefined : Number(size);
  }

  return unlessUnreadable(async (needed, signal) => {
    const told = (await loaded(signal)) ?? (await shown(signal));
    if (told !== undefined || needed <= DEFAULT_CONTEXT) return told ?? DEFAULT_CONTEXT;
    const body = { model, stream: false };
    await askLocal(`${root}/api/generate`, { body, ms: LOAD_MS, signal });
    return (await loaded(signal)) ?? DEFAULT_CONTEXT;
  });
}
