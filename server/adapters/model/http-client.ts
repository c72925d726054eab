import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError } from '#server/ports/model.ts';
import { Deadline } from './deadline.ts';
import type { ModelLimits } from './limits.ts';
import { statusError } from './refusal.ts';

const MAX_RETRY_WAIT_S = 5;

/**
 * Posts to one OpenAI-compatible endpoint. What goes wrong comes out as a ModelError of our own wording: the upstream
 * body, its headers and the key never get into a message. Redirects are refused. Not the `openai` package: see
 * docs/decisions/0011-kept-by-hand.md.
 */
export class ModelHttp {
  readonly #url: string;
  readonly #headers: Record<string, string>;
  readonly #limits: ModelLimits;

  constructor(baseUrl: string, apiKey: string | undefined, limits: ModelLimits) {
    this.#url = `${baseUrl.replace(/\/+$/u, '')}/chat/completions`;
    this.#headers = { 'content-type': 'application/json' };
    if (apiKey !== undefined && apiKey !== '') this.#headers['authorization'] = `Bearer ${apiKey}`;
    this.#limits = limits;
  }

  /**
   * The answer's bytes as they come. One second try, only before the first byte, on 429, 5xx and a failed connection.
   * Leaving the loop early, or aborting `signal`, ends the request upstream at once.
   */
  async *post(body: unknown, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const deadline = new Deadline(signal, this.#limits.totalMs);
    let finished = false;
    try {
      const response = await this.#open(JSON.stringify(body), deadline);
      yield* this.#read(response, deadline);
      finished = true;
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw asModelError(error, deadline.signal);
    } finally {
      deadline.close(!finished);
    }
  }

  async #open(body: string, deadline: Deadline): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      deadline.wind(this.#limits.firstByteMs, 'The model did not begin to answer in time.');
      const outcome = await this.#attempt(body, deadline.signal);
      // Not `instanceof Response`: an HTTP adapter may have put its own class in the global's place.
      if (!(outcome instanceof ModelError)) return outcome;
      const wait = outcome.retryAfter ?? this.#limits.retryDelayMs / 1000;
      if (attempt > 1 || !isPassing(outcome) || wait > MAX_RETRY_WAIT_S) throw outcome;
      await sleep(wait * 1000, undefined, { signal: deadline.signal });
    }
  }

  async #attempt(body: string, signal: AbortSignal): Promise<Response | ModelError> {
    let response: Response;
    try {
      response = await fetch(this.#url, {
        method: 'POST',
        headers: this.#headers,
        body,
        signal,
        redirect: 'error',
      });
    } catch (error) {
      if (signal.aborted) throw error;
      return new ModelError('unavailable', 'The model could not be reached.');
    }
    if (response.ok) return response;
    return statusError(response);
  }

  async *#read(response: Response, deadline: Deadline): AsyncGenerator<Uint8Array> {
    if (response.body === null)
      throw new ModelError('invalid_response', 'The model sent an empty answer.');
    let begun = false;
    for await (const chunk of response.body) {
      begun = true;
      // The time that our reader takes is not the model's.
      deadline.rest();
      yield chunk;
      deadline.wind(this.#limits.idleMs, 'The model fell silent in the middle of its answer.');
    }
    if (!begun) throw new ModelError('invalid_response', 'The model sent an empty answer.');
  }
}

function isPassing(error: ModelError): boolean {
  return error.kind === 'unavailable' || error.kind === 'rate_limited';
}

/** Our own errors stay; whatever the network says becomes one of ours. */
function asModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  if (signal.aborted && signal.reason instanceof ModelError) return signal.reason;
  return new ModelError('cut', 'The connection to the model broke off.');
}
