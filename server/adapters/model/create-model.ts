import type { ModelPort } from '#server/ports/model.ts';
import { createDemoModel } from './demo.ts';
import { createOpenAiModel } from './openai.ts';

/** Without a base address the demo; with one any OpenAI-compatible endpoint, which needs a model's name. */
export function createModel(config: {
  baseUrl?: string;
  apiKey?: string;
  model?: string;
}): ModelPort {
  const { baseUrl, apiKey, model } = config;
  if (baseUrl === undefined || baseUrl === '') return createDemoModel();
  if (model === undefined || model === '') throw new Error('OPENAI_MODEL is missing.');
  return createOpenAiModel({ baseUrl, model, ...(apiKey === undefined ? {} : { apiKey }) });
}
