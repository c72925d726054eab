import { createHash } from 'node:crypto';
import type { Clock } from '#server/ports/clock.ts';
import type { AnyAnswer, Replay } from '../contract/types.ts';
import { lastSteps, withoutDeadline } from '../http/deadline.ts';
import type { Log } from '../log.ts';
import { problem, ProblemError } from '../problems.ts';
import { workOn, type Claim, type WorkingClaim } from './claim.ts';
import type { FileRecipe, HeldClaim, IdempotencyStore } from './store.ts';
import { REPLAYED, repeat, stored } from './stored-answer.ts';

/**
 * Refusals that may lift by themselves, by another step, or by a corrected form: nothing was done, so
 * their key stays free for the next try.
 */
const PASSING = new Set([
  'quota_exceeded',
  'card_declined',
  'drafts_full',
  'authentication_required',
  'quote_changed',
  'quote_expired',
  'email_not_verified',
  'forbidden',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'not_found',
  'rate_limited',
  'seats_full',
  'stale_version',
  'validation_failed',
]);

/** What the work of a request is handed: the claim of the first one, or what a file is made of again. */
export type WorkInput = { claim: Claim } | { earlier: FileRecipe };

export type Idempotency = {
  /** The answer of the first request with this key; `work` runs only when this is the first. */
  once(
    request: IdempotentRequest,
    work: (input: WorkInput) => Promise<AnyAnswer>,
  ): Promise<AnyAnswer>;
};

export type IdempotentRequest = {
  userId: string;
  key: string;
  operationId: string;
  input: { body: unknown; params: unknown; query: unknown };
  /** For a request that wants a stream: the kept answer as its events. */
  replay?: Replay;
};

export function createIdempotency(deps: {
  store: IdempotencyStore;
  clock: Clock;
  log: Log;
}): Idempotency {
  const { store, clock, log } = deps;

  /** A worker's last step. What fails here fails after the answer: the lease lapses by itself. */
  async function afterwards(step: () => Promise<unknown>): Promise<void> {
    try {
      await lastSteps(step);
    } catch (err) {
      log.warn({ err }, 'idempotency claim not ended');
    }
  }

  /** The stream's end, after which the claim has ended in every case. Never rejects: it is not awaited. */
  function following(answer: AnyAnswer, held: HeldClaim, claim: WorkingClaim): Promise<unknown> {
    return withoutDeadline(() =>
      afterwards(async () => {
        try {
          const body = await answer.settled;
          if (body === undefined) await store.free(held);
          else if (!claim.isSettled()) await store.keep(held, { status: 200, body });
        } finally {
          claim.end();
        }
      }),
    );
  }

  async function first(
    held: HeldClaim,
    requestHash: string,
    work: (input: WorkInput) => Promise<AnyAnswer>,
  ): Promise<AnyAnswer> {
    const claim = workOn(held, requestHash, deps);
    let streams = false;
    try {
      const answer = await work({ claim });
      streams = answer.stream !== undefined;
      if (streams) return { ...answer, settled: following(answer, held, claim) };
      if (!claim.isSettled()) await afterwards(() => store.keep(held, stored(answer)));
      return answer;
    } catch (error) {
      const final = error instanceof ProblemError && error.status < 500 && !PASSING.has(error.code);
      await afterwards(() =>
        final
          ? store.keep(held, {
              status: error.status,
              body: { code: error.code, options: error.options },
            })
          : store.free(held),
      );
      throw error;
    } finally {
      if (!streams) claim.end();
    }
  }

  return {
    async once({ userId, key, operationId, input, replay }, work) {
      const requestHash = createHash('sha256')
        .update(JSON.stringify([operationId, input.params, input.query, input.body]))
        .digest('hex');
      const outcome = await store.claim(userId, key, requestHash, clock.now());
      if (outcome.kind === 'reused') throw problem('idempotency_key_reused');
      if (outcome.kind === 'inProgress')
        throw problem('idempotency_in_progress', { retryAfter: 2 });
      if (outcome.kind === 'claimed') return first(outcome.claim, requestHash, work);
      const { recipe } = outcome.answer;
      if (!recipe) return repeat(outcome.answer, replay);
      const again = await work({ earlier: recipe });
      return { ...again, headers: { ...again.headers, ...REPLAYED } };
    },
  };
}
