import type { ModelEvent, ModelPort, RunParameters } from '#server/ports/model.ts';
import { Breaker } from './breaker.ts';
import { ModelHttp } from './http-client.ts';
import { MODEL_LIMITS, type ModelLimits } from './limits.ts';
import { createGeneration } from './generate-candidates.ts';
import { type Upstream, answers } from './answer-stream.ts';

export type OpenAiConfig = { baseUrl: string; apiKey?: string; model: string };

/** Any endpoint that speaks OpenAI's chat completions: OpenAI, Ollama, vLLM and many more. */
export function createOpenAiModel(
  config: OpenAiConfig,
  limits: Partial<ModelLimits> = {},
): ModelPort {
  const bounds = { ...MODEL_LIMITS, ...limits };
  const upstream: Upstream = {
    http: new ModelHttp(config.baseUrl, config.apiKey, bounds),
    breaker: new Breaker(bounds.breakerFailures, bounds.breakerOpenMs),
  };

  function run(input: {
    prompt: string;
    parameters: RunParameters;
    locale: string;
    signal: AbortSignal;
  }): AsyncIterable<ModelEvent> {
    const { temperature, maxOutputTokens: most } = input.parameters;
    const request = {
      model: config.model,
      messages: [{ role: 'user', content: input.prompt }],
      stream: true,
      stream_options: { include_usage: true },
      ...(temperature === undefined ? {} : { temperature }),
    };
    // Newer models of OpenAI take the limit under a new name only, most other endpoints under the old one.
    const requests =
      most === undefined
        ? [request]
        : [
            { ...request, max_tokens: most },
            { ...request, max_completion_tokens: most },
          ];
    return answers(upstream, requests, { most: bounds.maxOutputBytes, signal: input.signal });
  }

  return {
    id: config.model,
    label: config.model,
    isDemo: false,
    generate: createGeneration(config.model, upstream),
    run,
  };
}
