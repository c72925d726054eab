import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { idempotencyKeys } from '#server/db/schema/platform.ts';
import { promptActivities, prompts, runs } from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Reservation } from '#server/db/schema/billing.ts';

export type RunRow = typeof runs.$inferSelect;
export type NewRun = Pick<
  RunRow,
  | 'id'
  | 'userId'
  | 'idempotencyKey'
  | 'requestHash'
  | 'promptId'
  | 'promptVersion'
  | 'categoryId'
  | 'values'
  | 'rendered'
  | 'model'
  | 'isDemo'
  | 'parameters'
  | 'createdAt'
>;
export type RunEnd = Pick<
  RunRow,
  'status' | 'failureCode' | 'output' | 'inputTokens' | 'outputTokens' | 'latencyMs'
>;

/** Without output, a run is only a claim: it leaves no trace when it fails. */
const silent = isNull(runs.firstTokenMs);

export function runRepository(db: Database) {
  return {
    /**
     * Enters a run that begins together with its quota (none for a demo run); not when the person's key
     * belongs to another one. What `reserve` throws takes everything back.
     */
    begin(run: NewRun, reserve: (tx: Database) => Promise<Reservation>): Promise<boolean> {
      return db.transaction(async (tx) => {
        const begun = await tx
          .insert(runs)
          .values({
            ...run,
            output: '',
            status: 'streaming',
            inputTokens: 0,
            outputTokens: 0,
            latencyMs: 0,
            touchedAt: run.createdAt,
          })
          .onConflictDoNothing({ target: [runs.userId, runs.idempotencyKey] })
          .returning({ id: runs.id });
        if (begun.length === 0) return false;
        if (!run.isDemo)
          await tx
            .update(runs)
            .set({ reservation: await reserve(tx) })
            .where(eq(runs.id, run.id));
        return true;
      });
    },

    /**
     * The first output: from here on the run counts, unless it is a demo, so its quota's receipt is
     * dropped in the same step. `false` when the sweeper gave the run up meanwhile.
     */
    firstOutput(run: NewRun, output: string, firstTokenMs: number, at: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const updated = await tx
          .update(runs)
          .set({ output, firstTokenMs, reservation: null, touchedAt: at })
          .where(and(eq(runs.id, run.id), eq(runs.status, 'streaming')))
          .returning({ id: runs.id });
        if (updated.length === 0) return false;
        if (run.isDemo) return true;
        await tx.insert(promptActivities).values({
          id: newId(),
          userId: run.userId,
          kind: 'run',
          state: 'done',
          categoryId: run.categoryId,
          createdAt: run.createdAt,
        });
        if (run.promptId !== null)
          await tx
            .update(prompts)
            .set({ runCount: sql`${prompts.runCount} + 1`, lastRunAt: run.createdAt })
            .where(eq(prompts.id, run.promptId));
        return true;
      });
    },

    /** What has come so far, so that a crash loses little of it. */
    async saveOutput(id: string, output: string, at: Date): Promise<void> {
      await db
        .update(runs)
        .set({ output, touchedAt: at })
        .where(and(eq(runs.id, id), eq(runs.status, 'streaming')));
    },

    /** Ends a run once, together with what `also` keeps; `false` when it had been ended before. */
    finish(
      id: string,
      end: RunEnd,
      at: Date,
      also?: (tx: Database) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const ended = await tx
          .update(runs)
          .set({ ...end, touchedAt: at })
          .where(and(eq(runs.id, id), eq(runs.status, 'streaming')))
          .returning({ id: runs.id });
        if (ended.length === 0) return false;
        await also?.(tx);
        return true;
      });
    },

    /** Lets keys go that are not answered from the store any more: later requests with them are new. */
    async releaseKeys(before: Date): Promise<void> {
      await db
        .update(runs)
        .set({ idempotencyKey: null, requestHash: null })
        .from(idempotencyKeys)
        .where(
          and(
            lt(idempotencyKeys.createdAt, before),
            eq(runs.userId, idempotencyKeys.userId),
            eq(runs.idempotencyKey, idempotencyKeys.key),
            ne(runs.status, 'streaming'),
          ),
        );
    },

    /** Takes back a run that never gave output, with its quota; that frees its key. Once. */
    discard(
      id: string,
      refund: (reservation: Reservation, tx: Database) => Promise<void>,
    ): Promise<void> {
      return db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(runs)
          .where(and(eq(runs.id, id), silent))
          .returning({ reservation: runs.reservation });
        if (gone?.reservation) await refund(gone.reservation, tx);
      });
    },

    async findByKey(userId: string, idempotencyKey: string): Promise<RunRow | undefined> {
      const [row] = await db
        .select()
        .from(runs)
        .where(and(eq(runs.userId, userId), eq(runs.idempotencyKey, idempotencyKey)));
      return row;
    },

    /** Runs whose server died: they stream, but nothing has moved since `before`. */
    abandoned: (before: Date): Promise<RunRow[]> =>
      db
        .select()
        .from(runs)
        .where(and(eq(runs.status, 'streaming'), lt(runs.touchedAt, before)))
        .limit(200),
  };
}

export type RunRepository = ReturnType<typeof runRepository>;
