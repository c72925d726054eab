import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users, type UserRow } from '../../db/schema/account.ts';

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

/** Makes somebody an admin, or nobody when the address is unknown. */
export async function makeAdmin(
  db: Database,
  emailKey: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .update(users)
    .set({ role: 'admin', ownerId: null, preset: null, updatedAt: now })
    .where(eq(users.emailKey, emailKey))
    .returning({ id: users.id });
  return row?.id;
}
