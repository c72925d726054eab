import { z } from 'zod';
import type { ModelProviderId } from '#server/ports/model-gateway.ts';
import {
  askLocal,
  DEFAULT_CONTEXT,
  LOAD_MS,
  programRoot,
  unlessUnreadable,
  type ReadContext,
} from './ask-local.ts';
import { readOllamaContext } from './ollama-context.ts';

const COUNT = z.int().positive();
const LM_STUDIO = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      loaded_context_length: COUNT.optional(),
      max_context_length: COUNT.optional(),
    }),
  ),
});
const PROPS = z.object({ default_generation_settings: z.object({ n_ctx: COUNT }) });
const TRAINED = z.object({
  data: z.array(z.object({ id: z.string(), meta: z.object({ n_ctx_train: COUNT }) })),
});

/**
 * Context of one of LM Studio's models: that of the loaded model. How one is loaded is set in the program and shows in a loaded model
 * alone: where the usual context would be too small and the largest would not, the model is loaded first.
 */
function readLmStudioContext(base: string, model: string): ReadContext {
  const find = async (signal: AbortSignal) => {
    const read = LM_STUDIO.safeParse(
      await askLocal(`${programRoot(base)}/api/v0/models`, { signal }),
    );
    return read.data?.data.find(({ id }) => id === model);
  };
  return unlessUnreadable(async (needed, signal) => {
    const found = await find(signal);
    const most = found?.max_context_length;
    if (found?.loaded_context_length !== undefined) return found.loaded_context_length;
    if (most === undefined || needed > most || needed <= DEFAULT_CONTEXT) return most;
    const body = { model, messages: [{ role: 'user', content: 'OK' }], max_tokens: 1 };
    await askLocal(`${base}/chat/completions`, { body, ms: LOAD_MS, signal });
    return (await find(signal))?.loaded_context_length ?? most;
  });
}

/** Context of a model of llama.cpp: what its server was started with, else what the model was trained with, which is the most. */
function readLlamaContext(base: string, model: string): ReadContext {
  return unlessUnreadable(async (_needed, signal) => {
    const query = new URLSearchParams({ model });
    const props = PROPS.safeParse(
      await askLocal(`${programRoot(base)}/props?${query.toString()}`, { signal }),
    );
    if (props.success) return props.data.default_generation_settings.n_ctx;
    const models = TRAINED.safeParse(await askLocal(`${base}/models`, { signal }));
    return models.data?.data.find(({ id }) => id === model)?.meta.n_ctx_train;
  });
}

const READERS: Partial<Record<ModelProviderId, (base: string, model: string) => ReadContext>> = {
  ollama: readOllamaContext,
  lmstudio: readLmStudioContext,
  llamacpp: readLlamaContext,
};

/** How the context of a provider's model is read; undefined where a provider has far more than any prompt needs. */
export const contextReader = (
  provider: ModelProviderId,
  base: string,
  model: string,
): ReadContext | undefined => READERS[provider]?.(base, model);
