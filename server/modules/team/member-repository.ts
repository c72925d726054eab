import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { subUsers } from '#server/db/schema/team.ts';
import type { SubUserRow } from './invitation-repository.ts';

type Change = Partial<Omit<SubUserRow, 'id' | 'ownerId'>>;

/** A sub-user of a client, locked until the transaction ends. */
export async function lockSubUser(
  tx: Database,
  ownerId: string,
  by: { id: string } | { emailKey: string },
): Promise<SubUserRow | undefined> {
  const [row] = await tx
    .select()
    .from(subUsers)
    .where(
      and(
        eq(subUsers.ownerId, ownerId),
        'id' in by ? eq(subUsers.id, by.id) : eq(subUsers.emailKey, by.emailKey),
      ),
    )
    .for('update');
  return row;
}

export async function insertSubUser(tx: Database, row: typeof subUsers.$inferInsert) {
  await tx.insert(subUsers).values(row);
}

export async function updateSubUser(tx: Database, id: string, change: Change): Promise<void> {
  await tx.update(subUsers).set(change).where(eq(subUsers.id, id));
}

/** Removes a sub-user. Of several at once, one gets the row. */
export async function deleteSubUser(
  tx: Database,
  ownerId: string,
  id: string,
): Promise<SubUserRow | undefined> {
  const [row] = await tx
    .delete(subUsers)
    .where(and(eq(subUsers.ownerId, ownerId), eq(subUsers.id, id)))
    .returning();
  return row;
}

/** Sub-users of a client who hold a seat, locked, the newest first. */
export function lockSeatHolders(tx: Database, ownerId: string): Promise<SubUserRow[]> {
  return tx
    .select()
    .from(subUsers)
    .where(and(eq(subUsers.ownerId, ownerId), eq(subUsers.holdsSeat, 1)))
    .orderBy(desc(subUsers.invitedAt), desc(subUsers.id))
    .for('update');
}

/** Whether a person has sub-users of their own, ended plans included. */
export async function hasSubUsers(tx: Database, ownerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: subUsers.id })
    .from(subUsers)
    .where(eq(subUsers.ownerId, ownerId))
    .limit(1);
  return rows.length > 0;
}

type PersonKey = { id: string } | { emailKey: string };

const personIs = (by: PersonKey) =>
  'id' in by ? eq(users.id, by.id) : eq(users.emailKey, by.emailKey);

export async function findPerson(db: Database, by: PersonKey): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(personIs(by));
  return row;
}

/** A person, locked until the transaction ends. */
export async function lockPerson(tx: Database, by: PersonKey): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(personIs(by)).for('no key update');
  return row;
}

/** Puts a person with a proven address on a team; false when they are on one, or are an administrator, meanwhile. */
export async function joinPerson(
  tx: Database,
  userId: string,
  team: { ownerId: string; preset: SubUserRow['preset'] },
  now: Date,
): Promise<boolean> {
  const joined = await tx
    .update(users)
    .set({
      role: 'user',
      ...team,
      suspendedAt: null,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(and(eq(users.id, userId), eq(users.role, 'individual'), isNull(users.ownerId)))
    .returning({ id: users.id });
  return joined.length > 0;
}

/** Changes what a client decides of a person, as long as they are on that client's team. */
export async function changePerson(
  tx: Database,
  ownerId: string,
  userId: string,
  change: Partial<Pick<UserRow, 'role' | 'ownerId' | 'preset' | 'suspendedAt'>>,
  now: Date,
): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.ownerId, ownerId)));
}
