import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { idempotencyKeys } from '../../db/schema/platform.ts';
import type { FileRecipe } from '../contract/types.ts';

export type StoredAnswer = {
  status: number;
  body?: unknown;
  /** In place of a file, which is made again. */
  recipe?: FileRecipe;
  headers?: Record<string, string>;
};

export type Claim =
  | { kind: 'claimed' }
  | { kind: 'inProgress' }
  | { kind: 'reused' }
  | { kind: 'answered'; answer: StoredAnswer };

const LOCK_MS = 120_000;

export type IdempotencyStore = {
  claim(userId: string, key: string, requestHash: string, now: Date): Promise<Claim>;
  keep(userId: string, key: string, answer: StoredAnswer): Promise<void>;
  free(userId: string, key: string): Promise<void>;
  sweep(before: Date): Promise<void>;
};

/**
 * Keys in the database: the unique key decides which of several equal requests works. A key whose
 * server died while working may be claimed again after two minutes.
 */
export function createIdempotencyStore(db: Database): IdempotencyStore {
  const at = (userId: string, key: string) =>
    and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  return {
    async claim(userId, key, requestHash, now) {
      const lockedUntil = new Date(now.getTime() + LOCK_MS);
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash, response: null, createdAt: now, lockedUntil })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: { lockedUntil },
          setWhere: and(
            isNull(idempotencyKeys.response),
            lt(idempotencyKeys.lockedUntil, now),
            eq(idempotencyKeys.requestHash, sql`excluded.request_hash`),
          ),
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) return { kind: 'claimed' };
      const [row] = await db.select().from(idempotencyKeys).where(at(userId, key));
      if (!row) return { kind: 'inProgress' };
      if (row.requestHash !== requestHash) return { kind: 'reused' };
      if (row.response === null) return { kind: 'inProgress' };
      return { kind: 'answered', answer: row.response as StoredAnswer };
    },
    async keep(userId, key, answer) {
      await db.update(idempotencyKeys).set({ response: answer }).where(at(userId, key));
    },
    async free(userId, key) {
      await db
        .delete(idempotencyKeys)
        .where(and(at(userId, key), isNull(idempotencyKeys.response)));
    },
    async sweep(before) {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
    },
  };
}
