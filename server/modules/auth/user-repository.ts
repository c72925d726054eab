import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { knownNetworks } from '#server/db/schema/auth.ts';

/** People as sign-in sees them. On a transaction, make one of it: `userRepository(tx)`. */
export function userRepository(db: Database) {
  return {
    /** The person of an address, and whether they signed in from this network before. */
    async findLogin(
      emailKey: string,
      networkHash: string,
    ): Promise<{ user: UserRow; isKnownNetwork: boolean } | undefined> {
      const [row] = await db
        .select({ user: users, known: knownNetworks.networkHash })
        .from(users)
        .leftJoin(
          knownNetworks,
          and(eq(knownNetworks.userId, users.id), eq(knownNetworks.networkHash, networkHash)),
        )
        .where(eq(users.emailKey, emailKey));
      return row && { user: row.user, isKnownNetwork: row.known !== null };
    },

    /** Whether a person signed in from this network before. */
    async isKnownNetwork(userId: string, networkHash: string): Promise<boolean> {
      const rows = await db
        .select({ userId: knownNetworks.userId })
        .from(knownNetworks)
        .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.networkHash, networkHash)));
      return rows.length > 0;
    },

    async findByEmail(emailKey: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey));
      return row;
    },

    async find(id: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },

    /** Adds a person unless the address is taken. Says whether it did. */
    async insert(row: UserRow): Promise<boolean> {
      const added = await db
        .insert(users)
        .values(row)
        .onConflictDoNothing({ target: users.emailKey })
        .returning({ id: users.id });
      return added.length > 0;
    },

    /** Marks the email verified; idempotent, returns the stored timestamp. */
    async markVerified(userId: string, now: Date): Promise<Date | undefined> {
      const [row] = await db
        .update(users)
        .set({
          emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(eq(users.id, userId))
        .returning({ at: users.emailVerifiedAt });
      return row?.at ?? undefined;
    },

    /**
     * Locks a person's row until the transaction ends, provided that the password is still the one that
     * was verified and the person is not suspended. Required before a session or a new password is given
     * for an old one: between the check of a password and its effect another request may have changed it.
     */
    async lockPassword(userId: string, verifiedHash: string): Promise<boolean> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            eq(users.passwordHash, verifiedHash),
            isNull(users.suspendedAt),
          ),
        )
        .for('no key update');
      return rows.length > 0;
    },

    /** Locks a person's row until the transaction ends. */
    async lock(userId: string): Promise<void> {
      await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
    },

    async setPassword(userId: string, passwordHash: string, now: Date): Promise<void> {
      await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
    },
  };
}

export type UserRepository = ReturnType<typeof userRepository>;
