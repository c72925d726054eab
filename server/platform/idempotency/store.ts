import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { idempotencyKeys } from '#server/db/schema/platform.ts';
import { newId } from '../database/ids.ts';

/** Files are not kept: a repeat of the request makes the same one again from this. */
export type FileRecipe = Readonly<Record<string, string>>;

export type StoredAnswer = {
  status: number;
  body?: unknown;
  /** In place of a file, which is made again. */
  recipe?: FileRecipe;
  headers?: Record<string, string>;
};

/** Claim of one worker on a key. `id` fences: a worker whose claim was taken over can no longer write. */
export type HeldClaim = { userId: string; key: string; id: string };

export type ClaimOutcome =
  | { kind: 'claimed'; claim: HeldClaim }
  | { kind: 'inProgress' }
  | { kind: 'reused' }
  | { kind: 'answered'; answer: StoredAnswer };

/** A claim lapses so long after its worker last renewed it. */
export const LEASE_MS = 20_000;

export type IdempotencyStore = {
  claim(userId: string, key: string, requestHash: string, now: Date): Promise<ClaimOutcome>;
  /** Extends a claim's lease while its worker lives. */
  renew(claim: HeldClaim, now: Date): Promise<void>;
  /** Keeps the first answer, in the transaction `on`; `false` when the claim is another worker's now. */
  keep(claim: HeldClaim, answer: StoredAnswer, on?: Database): Promise<boolean>;
  free(claim: HeldClaim): Promise<void>;
  /** Lets every claim lapse: for a store that only this process uses, right after its start. */
  lapse(): Promise<void>;
  sweep(before: Date): Promise<void>;
};

/**
 * Keys in the database: the unique key decides which of several equal requests works. Claims are
 * leases, so another server can claim the key of a dead one when the lease runs out.
 */
export function createIdempotencyStore(db: Database): IdempotencyStore {
  const at = (userId: string, key: string) =>
    and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const held = ({ userId, key, id }: HeldClaim) =>
    and(at(userId, key), eq(idempotencyKeys.claimId, id), isNull(idempotencyKeys.response));
  const lease = (now: Date) => new Date(now.getTime() + LEASE_MS);
  return {
    async claim(userId, key, requestHash, now) {
      const claim: HeldClaim = { userId, key, id: newId() };
      const lockedUntil = lease(now);
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash, createdAt: now, lockedUntil, claimId: claim.id })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: { lockedUntil, claimId: claim.id },
          setWhere: and(
            isNull(idempotencyKeys.response),
            lt(idempotencyKeys.lockedUntil, now),
            eq(idempotencyKeys.requestHash, sql`excluded.request_hash`),
          ),
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) return { kind: 'claimed', claim };
      const [row] = await db.select().from(idempotencyKeys).where(at(userId, key));
      if (!row) return { kind: 'inProgress' };
      if (row.requestHash !== requestHash) return { kind: 'reused' };
      if (row.response === null) return { kind: 'inProgress' };
      return { kind: 'answered', answer: row.response as StoredAnswer };
    },
    async renew(claim, now) {
      await db
        .update(idempotencyKeys)
        .set({ lockedUntil: lease(now) })
        .where(held(claim));
    },
    async keep(claim, answer, on = db) {
      const kept = await on
        .update(idempotencyKeys)
        .set({ response: answer })
        .where(held(claim))
        .returning({ key: idempotencyKeys.key });
      return kept.length > 0;
    },
    async free(claim) {
      await db.delete(idempotencyKeys).where(held(claim));
    },
    async lapse() {
      await db
        .update(idempotencyKeys)
        .set({ lockedUntil: new Date(0) })
        .where(isNull(idempotencyKeys.response));
    },
    async sweep(before) {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
    },
  };
}
