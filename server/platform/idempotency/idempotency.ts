import { createHash } from 'node:crypto';
import type { Clock } from '../../ports/clock.ts';
import type { AnyAnswer, FileRecipe } from '../contract/types.ts';
import { problem, ProblemError } from '../problems.ts';
import type { IdempotencyStore, StoredAnswer } from './store.ts';

/**
 * Refusals that may lift by themselves, by another step, or by a corrected form: nothing was done, so
 * their key stays free for the next try.
 */
const PASSING = new Set([
  'quota_exceeded',
  'email_not_verified',
  'forbidden',
  'not_found',
  'rate_limited',
  'stale_version',
  'validation_failed',
]);

const REPLAYED = { 'Idempotency-Replayed': 'true' };

export type Idempotency = {
  /** The answer of the first request with this key; `work` runs only when this is the first. */
  once(
    request: IdempotentRequest,
    work: (earlier?: FileRecipe) => Promise<AnyAnswer>,
  ): Promise<AnyAnswer>;
};

export type IdempotentRequest = {
  userId: string;
  key: string;
  operationId: string;
  input: { body: unknown; params: unknown; query: unknown };
  wantsStream: boolean;
};

export function createIdempotency(store: IdempotencyStore, clock: Clock): Idempotency {
  return {
    async once({ userId, key, operationId, input, wantsStream }, work) {
      const requestHash = createHash('sha256')
        .update(JSON.stringify([operationId, input.params, input.query, input.body]))
        .digest('hex');
      const claim = await store.claim(userId, key, requestHash, clock.now());
      if (claim.kind === 'reused') throw problem('idempotency_key_reused');
      if (claim.kind === 'inProgress') throw problem('idempotency_in_progress', { retryAfter: 2 });
      if (claim.kind === 'answered') {
        const { recipe } = claim.answer;
        if (!recipe) return replay(claim.answer, wantsStream);
        const again = await work(recipe);
        return { ...again, headers: { ...again.headers, ...REPLAYED } };
      }
      const keep = (answer: StoredAnswer) => store.keep(userId, key, answer);
      const free = () => store.free(userId, key);
      try {
        const answer = await work();
        if (!answer.stream) {
          await keep(stored(answer));
          return answer;
        }
        const settled = answer.settled ?? Promise.resolve(undefined);
        const kept = settled.then(
          (body) => (body === undefined ? free() : keep({ status: 200, body })),
          free,
        );
        return { ...answer, settled: kept };
      } catch (error) {
        const final =
          error instanceof ProblemError && error.status < 500 && !PASSING.has(error.code);
        if (final)
          await keep({ status: error.status, body: { code: error.code, options: error.options } });
        else await free();
        throw error;
      }
    },
  };
}

function stored(answer: AnyAnswer): StoredAnswer {
  const { status, body, file, recipe, headers } = answer;
  return {
    status,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(file && { recipe: recipe ?? {} }),
  };
}

function replay(answer: StoredAnswer, wantsStream: boolean): AnyAnswer {
  const headers = { ...answer.headers, ...REPLAYED };
  if (answer.status >= 400) {
    const { code, options } = answer.body as Pick<ProblemError, 'code' | 'options'>;
    throw problem(code, {
      ...options,
      headers: { ...options.headers, ...REPLAYED },
    });
  }
  // A stored run is sent again whole, as the one event that ends a stream (contract, `executePrompt`).
  if (wantsStream)
    return { status: 200, headers, stream: one({ type: 'finished', run: answer.body }) };
  return { status: answer.status, headers, body: answer.body };
}

async function* one<T>(event: T): AsyncGenerator<T> {
  yield await Promise.resolve(event);
}
