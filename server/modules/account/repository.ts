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

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function updateUser(
  db: Database,
  id: string,
  change: ProfileChange,
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(eq(users.id, id));
}

/** Locks a person's row until the transaction ends, so that two changes do not lose one another. */
export async function lockUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/**
 * Makes somebody the operator, and ends the sessions that began without a code by mail; for the
 * command `npm run admin` only. Nobody of that address: false.
 */
export function makeAdmin(db: Database, address: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ role: 'admin', ownerId: null, preset: null, updatedAt: now })
      .where(eq(users.emailKey, emailKey(address)))
      .returning({ id: users.id });
    if (row) await tx.delete(sessions).where(eq(sessions.userId, row.id));
    return row !== undefined;
  });
}
