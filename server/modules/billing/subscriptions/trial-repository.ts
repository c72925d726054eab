import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { trials } from '#server/db/schema/billing.ts';

/** Trials: one for each account, address and card. */
export function trialRepository(db: Database) {
  return {
    /** Whether a trial was ever begun by this account or under this address. */
    async wasBegun(ownerId: string, addressHash: string): Promise<boolean> {
      const found = await db
        .select({ id: trials.id })
        .from(trials)
        .where(or(eq(trials.ownerId, ownerId), eq(trials.addressHash, addressHash)))
        .limit(1);
      return found.length > 0;
    },

    /**
     * Uses up the one trial of a person: by account and by normalised address, ever. Of many requests at once the unique
     * indexes let one through; `false` for the others.
     */
    async take(trial: {
      id: string;
      ownerId: string;
      addressHash: string;
      startedAt: Date;
    }): Promise<boolean> {
      const taken = await db
        .insert(trials)
        .values(trial)
        .onConflictDoNothing()
        .returning({ id: trials.id });
      return taken.length > 0;
    },

    /**
     * Uses up a card for the trial of an account; `false` when it was in another trial. Serial for a card, so that of
     * two trials at once one gets it.
     */
    async takeCard(ownerId: string, fingerprint: string): Promise<boolean> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`trial-card:${fingerprint}`}, 0))`,
      );
      const isTaken = sql`exists (select 1 from trials other where other.card_fingerprint = ${fingerprint} and other.owner_id <> ${ownerId})`;
      const taken = await db
        .update(trials)
        .set({ cardFingerprint: fingerprint })
        .where(and(eq(trials.ownerId, ownerId), sql`not ${isTaken}`))
        .returning({ id: trials.id });
      return taken.length > 0;
    },
  };
}
