import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptActivities } from '#server/db/schema/prompts.ts';
import type { Reservation } from '#server/db/schema/billing.ts';

export type ActivityRow = typeof promptActivities.$inferSelect;
export type MeteredKind = 'generation' | 'download';

async function closeActivity(on: Database, id: string): Promise<void> {
  await on
    .update(promptActivities)
    .set({ state: 'done', reservation: null })
    .where(eq(promptActivities.id, id));
}

/** Activity rows of generations and downloads: pending during the work, done after it, deleted when it fails. */
export function activityRepository(db: Database) {
  return {
    /** Inserts a pending activity with its quota reservation; neither when `reserve` throws. */
    open(
      activity: Pick<ActivityRow, 'id' | 'userId' | 'categoryId' | 'createdAt'> & {
        kind: MeteredKind;
        goalHash?: string;
      },
      reserve: (tx: Database) => Promise<Reservation>,
    ): Promise<void> {
      return db.transaction(async (tx) => {
        const reservation = await reserve(tx);
        await tx.insert(promptActivities).values({ ...activity, state: 'pending', reservation });
      });
    },

    /** Marks an activity done, in one transaction with `also`. */
    close(id: string, also: (tx: Database) => Promise<void>): Promise<void> {
      return db.transaction(async (tx) => {
        await closeActivity(tx, id);
        await also(tx);
      });
    },
    /** The same within the caller's transaction. */
    closeIn: closeActivity,

    /** Deletes a pending activity and refunds its quota; idempotent. */
    discard(
      id: string,
      refund: (reservation: Reservation, tx: Database) => Promise<void>,
    ): Promise<void> {
      return db.transaction(async (tx) => {
        const [gone] = await tx
          .delete(promptActivities)
          .where(and(eq(promptActivities.id, id), eq(promptActivities.state, 'pending')))
          .returning({ reservation: promptActivities.reservation });
        if (gone?.reservation) await refund(gone.reservation, tx);
      });
    },

    /** Takes one of a generation's corrections. False when it is too old, used up, or of another goal or person. */
    async correct(
      { id, userId, goalHash }: { id: string; userId: string; goalHash: string },
      { since, most }: { since: Date; most: number },
    ): Promise<boolean> {
      const taken = await db
        .update(promptActivities)
        .set({ corrections: sql`${promptActivities.corrections} + 1` })
        .where(
          and(
            eq(promptActivities.id, id),
            eq(promptActivities.userId, userId),
            eq(promptActivities.kind, 'generation'),
            eq(promptActivities.state, 'done'),
            eq(promptActivities.goalHash, goalHash),
            gt(promptActivities.createdAt, since),
            lt(promptActivities.corrections, most),
          ),
        )
        .returning({ id: promptActivities.id });
      return taken.length > 0;
    },

    /** Gives a correction back that failed. */
    async undoCorrection(id: string): Promise<void> {
      await db
        .update(promptActivities)
        .set({ corrections: sql`${promptActivities.corrections} - 1` })
        .where(and(eq(promptActivities.id, id), gt(promptActivities.corrections, 0)));
    },

    /** Pending activities from before a moment: their server died. */
    abandoned: (before: Date): Promise<ActivityRow[]> =>
      db
        .select()
        .from(promptActivities)
        .where(and(eq(promptActivities.state, 'pending'), lt(promptActivities.createdAt, before)))
        .limit(200),
  };
}

export type ActivityRepository = ReturnType<typeof activityRepository>;
