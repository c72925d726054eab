import type { ModelEvent, ModelPort, RunParameters } from '#server/ports/model.ts';
import { Breaker } from './breaker.ts';
import { ModelHttp } from './http-client.ts';
import { MODEL_LIMITS, type ModelLimits } from './limits.ts';
import { createGeneration } from './generate-candidates.ts';
import { fitContext } from './fit-context.ts';
import type { ReadContext } from './ask-local.ts';
import { type Upstream, answers } from './answer-stream.ts';

export type OpenAiConfig = {
  baseUrl: string;
  apiKey?: string;
  model: string;
  /** Absent where the endpoint refuses by itself what is too long. */
  readContext?: ReadContext;
};

/** Tokens that a run's answer needs at the least. */
const RUN_RESERVE = 256;

/** Newer models of OpenAI take the limit under its new name only; Mistral knows neither that one nor `stream_options`. */
const RUN_FORMS = [
  { limit: 'max_tokens', countsTokens: true },
  { limit: 'max_completion_tokens', countsTokens: true },
  { limit: 'max_tokens', countsTokens: false },
] as const;

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

  /** The form that the endpoint took last; earlier ones are not tried again. */
  let form = 0;

  async function* run(input: {
    prompt: string;
    parameters: RunParameters;
    locale: string;
    signal: AbortSignal;
  }): AsyncIterable<ModelEvent> {
    const { temperature, maxOutputTokens: most } = input.parameters;
    const messages = await fitContext(
      config.readContext,
      [() => [{ role: 'user', content: input.prompt }]],
      { reserve: Math.min(most ?? RUN_RESERVE, RUN_RESERVE), signal: input.signal },
    );
    const request = {
      model: config.model,
      messages,
      stream: true,
      ...(temperature === undefined ? {} : { temperature }),
    };
    const from = form;
    const requests = RUN_FORMS.slice(from).map(({ limit, countsTokens }) => ({
      ...request,
      ...(countsTokens && { stream_options: { include_usage: true } }),
      ...(most !== undefined && { [limit]: most }),
    }));
    const onAnswered = (index: number) => void (form = from + index);
    yield* answers(upstream, requests, {
      most: bounds.maxOutputBytes,
      signal: input.signal,
      onAnswered,
    });
  }

  return {
    id: config.model,
    label: config.model,
    isDemo: false,
    generate: createGeneration(config, upstream),
    run,
  };
}
