import {
  type Brief,
  type Candidate,
  ModelError,
  type ModelEvent,
  type ModelPort,
  type RunParameters,
} from '#server/ports/model.ts';
import { understand } from '#server/domain/generator/understand.ts';
import { type ChatMessage, generationMessages, repairMessages } from './generation-prompt.ts';
import { Breaker } from './breaker.ts';
import { ModelHttp } from './http-client.ts';
import { MODEL_LIMITS, type ModelLimits } from './limits.ts';
import { readCandidates } from './read-candidates.ts';
import { type Upstream, answers } from './answer-stream.ts';

export type OpenAiConfig = { baseUrl: string; apiKey?: string; model: string };

/** Room for three prompts with their descriptions. */
const MAX_GENERATED_BYTES = 256 * 1024;

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

  /** A whole answer; streamed underneath, to tell a slow model from one that hangs. */
  async function ask(messages: ChatMessage[], signal: AbortSignal): Promise<string> {
    let text = '';
    const plain = { model: config.model, messages, stream: true };
    // Not every endpoint knows the JSON mode; the answer is validated in any case.
    const requests = [{ ...plain, response_format: { type: 'json_object' } }, plain];
    for await (const event of answers(upstream, requests, MAX_GENERATED_BYTES, signal)) {
      if (event.type === 'delta') text += event.text;
    }
    return text;
  }

  async function generate(
    brief: Brief,
    { locale, signal }: { locale: string; signal: AbortSignal },
  ): Promise<Candidate[]> {
    const count = Math.min(3, Math.max(1, brief.count ?? 3));
    const messages = generationMessages(brief, understand(brief, locale), locale);
    const answer = await ask(messages, signal);
    const first = readCandidates(answer, count, locale);
    if (first.ok) return first.candidates;
    const second = readCandidates(
      await ask(repairMessages(messages, answer, first.problem), signal),
      count,
      locale,
    );
    if (second.ok) return second.candidates;
    throw new ModelError('invalid_response', 'The model did not send prompts that can be used.');
  }

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
    return answers(upstream, requests, bounds.maxOutputBytes, input.signal);
  }

  return { id: config.model, label: config.model, isDemo: false, generate, run };
}
