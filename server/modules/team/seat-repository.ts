import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { subUsers, teamSeats } from '#server/db/schema/team.ts';

/** The seats of a client. Each verb belongs to the transaction of what takes or frees one. */
export type SeatStore = {
  /**
   * Begins a change to the seats: others of the same client wait until the transaction ends, and the
   * seats of invitations that have run out are free.
   */
  open(tx: Database, ownerId: string, now: Date): Promise<void>;
  /** Takes one of `total` seats by one conditional statement; false when none is free. */
  take(tx: Database, ownerId: string, total: number): Promise<boolean>;
  giveBack(tx: Database, ownerId: string, count: number): Promise<void>;
  used(tx: Database, ownerId: string): Promise<number>;
};

const giveBack: SeatStore['giveBack'] = async (tx, ownerId, count) => {
  if (count === 0) return;
  await tx
    .update(teamSeats)
    .set({ used: sql`${teamSeats.used} - ${count}::int` })
    .where(eq(teamSeats.ownerId, ownerId));
};

export const seatStore: SeatStore = {
  async open(tx, ownerId, now) {
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
    await giveBack(tx, ownerId, over.length);
  },

  async take(tx, ownerId, total) {
    const taken = await tx
      .update(teamSeats)
      .set({ used: sql`${teamSeats.used} + 1`, total })
      .where(and(eq(teamSeats.ownerId, ownerId), sql`${teamSeats.used} < ${total}::int`))
      .returning({ used: teamSeats.used });
    return taken.length > 0;
  },

  giveBack,

  async used(tx, ownerId) {
    const [row] = await tx
      .select({ used: teamSeats.used })
      .from(teamSeats)
      .where(eq(teamSeats.ownerId, ownerId));
    return row?.used ?? 0;
  },
};
