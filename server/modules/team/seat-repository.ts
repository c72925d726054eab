import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { subUsers, teamSeats } from '#server/db/schema/team.ts';

/** The seats of a client, within the transaction of what takes or frees one. */
export function seatRepository(tx: Database) {
  async function giveBack(ownerId: string, count: number): Promise<void> {
    if (count === 0) return;
    await tx
      .update(teamSeats)
      .set({ used: sql`${teamSeats.used} - ${count}::int` })
      .where(eq(teamSeats.ownerId, ownerId));
  }

  return {
    /**
     * Begins a change to the seats: others of the same client wait until the transaction ends, and the
     * seats of invitations that have run out are free.
     */
    async open(ownerId: string, now: Date): Promise<void> {
      await tx
        .insert(teamSeats)
        .values({ ownerId, used: 0, total: 0 })
        .onConflictDoUpdate({
          target: teamSeats.ownerId,
          set: { used: sql`${teamSeats.used}` },
        });
      const over = await tx
        .update(subUsers)
        .set({ holdsSeat: 0 })
        .where(
          and(
            eq(subUsers.ownerId, ownerId),
            eq(subUsers.holdsSeat, 1),
            eq(subUsers.status, 'invited'),
            lte(subUsers.expiresAt, now),
          ),
        )
        .returning({ id: subUsers.id });
      await giveBack(ownerId, over.length);
    },

    /** Takes one of `total` seats by one conditional statement; false when none is free. */
    async take(ownerId: string, total: number): Promise<boolean> {
      const taken = await tx
        .update(teamSeats)
        .set({ used: sql`${teamSeats.used} + 1`, total })
        .where(and(eq(teamSeats.ownerId, ownerId), sql`${teamSeats.used} < ${total}::int`))
        .returning({ used: teamSeats.used });
      return taken.length > 0;
    },

    giveBack,

    async used(ownerId: string): Promise<number> {
      const [row] = await tx
        .select({ used: teamSeats.used })
        .from(teamSeats)
        .where(eq(teamSeats.ownerId, ownerId));
      return row?.used ?? 0;
    },
  };
}
