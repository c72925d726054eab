import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { emailKey } from '../auth/email.ts';

export type ProfileChange = Partial<
  Pick<
    UserRow,
    | 'firstName'
    | 'lastName'
    | 'company'
    | 'jobTitle'
    | 'phone'
    | 'country'
    | 'timezone'
    | 'language'
    | 'settings'
  >
>;

/** A person's own row. On a transaction, make one of it: `accountRepository(tx)`. */
export function accountRepository(db: Database) {
  return {
    async find(id: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row;
    },

    async update(id: string, change: ProfileChange, now: Date): Promise<void> {
      await db
        .update(users)
        .set({ ...change, updatedAt: now })
        .where(eq(users.id, id));
    },

    /** Locks a person's row until the transaction ends, so that concurrent changes are not lost. */
    async lock(id: string): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
      return row;
    },

    /**
     * Makes the account of an address the operator's, and ends its sessions, which began without a
     * mailed code; for `npm run admin` only. False when no account has the address.
     */
    makeAdmin(address: string, now: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [row] = await tx
          .update(users)
          .set({ role: 'admin', ownerId: null, preset: null, updatedAt: now })
          .where(eq(users.emailKey, emailKey(address)))
          .returning({ id: users.id });
        if (row) await tx.delete(sessions).where(eq(sessions.userId, row.id));
        return row !== undefined;
      });
    },
  };
}
