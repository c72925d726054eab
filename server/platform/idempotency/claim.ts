import type { Database } from '#server/db/client.ts';
import { withoutDeadline } from '../http/deadline.ts';
import type { Log } from '../log.ts';
import { problem } from '../problems.ts';
import type { Clock } from '#server/ports/clock.ts';
import { LEASE_MS, type HeldClaim, type IdempotencyStore, type StoredAnswer } from './store.ts';

/**
 * The right to do a request's work once. `settle` keeps the answer in the transaction of the effect, so
 * that both are there or neither. What calls outside does so between two transactions: an intent row,
 * the provider with this same key, then the effect and `settle` together.
 */
export type Claim = {
  readonly key: string;
  readonly requestHash: string;
  /** @throws ProblemError 503 when the claim is another worker's: the transaction is to be taken back. */
  settle(tx: Database, answer: StoredAnswer): Promise<void>;
};

/** A claim as `once` works with it. */
export type WorkingClaim = Claim & {
  /** The answer was kept with its effect. */
  isSettled(): boolean;
  /** Stops renewing the lease. */
  end(): void;
};

const RENEW_MS = LEASE_MS / 4;

/** Renews a claim's lease for as long as its work is under way. */
export function workOn(
  held: HeldClaim,
  requestHash: string,
  deps: { store: IdempotencyStore; clock: Clock; log: Log },
): WorkingClaim {
  const { store, clock, log } = deps;
  let settled = false;
  const renew = () =>
    store
      .renew(held, clock.now())
      .catch((err: unknown) => log.warn({ err }, 'idempotency claim not renewed'));
  const timer = withoutDeadline(() => setInterval(() => void renew(), RENEW_MS));
  timer.unref();
  return {
    key: held.key,
    requestHash,
    async settle(tx, answer) {
      if (!(await store.keep(held, answer, tx))) throw problem('unavailable', { retryAfter: 2 });
      settled = true;
    },
    isSettled: () => settled,
    end: () => clearInterval(timer),
  };
}
