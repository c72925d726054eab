import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { subUsers } from '#server/db/schema/team.ts';
import type { SubUserRow } from './invitation-repository.ts';

type Change = Partial<Omit<SubUserRow, 'id' | 'ownerId'>>;

type PersonKey = { id: string } | { emailKey: string };

const personIs = (by: PersonKey) =>
  'id' in by ? eq(users.id, by.id) : eq(users.emailKey, by.emailKey);

/** Sub-users of a client, and the people that they are. Locks last until the transaction ends. */
export function memberRepository(db: Database) {
  return {
    /** A sub-user of a client, locked until the transaction ends. */
    async lock(
      ownerId: string,
      by: { id: string } | { emailKey: string },
    ): Promise<SubUserRow | undefined> {
      const [row] = await db
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
    },

    async insert(row: typeof subUsers.$inferInsert) {
      await db.insert(subUsers).values(row);
    },

    async update(id: string, change: Change): Promise<void> {
      await db.update(subUsers).set(change).where(eq(subUsers.id, id));
    },

    /** Removes a sub-user. Of several at once, one gets the row. */
    async remove(ownerId: string, id: string): Promise<SubUserRow | undefined> {
      const [row] = await db
        .delete(subUsers)
        .where(and(eq(subUsers.ownerId, ownerId), eq(subUsers.id, id)))
        .returning();
      return row;
    },

    /** Sub-users of a client who hold a seat, locked, the newest first. */
    lockSeatHolders(ownerId: string): Promise<SubUserRow[]> {
      return db
        .select()
        .from(subUsers)
        .where(and(eq(subUsers.ownerId, ownerId), eq(subUsers.holdsSeat, 1)))
        .orderBy(desc(subUsers.invitedAt), desc(subUsers.id))
        .for('update');
    },

    /** Whether a person has sub-users of their own, ended plans included. */
    async hasSubUsers(ownerId: string): Promise<boolean> {
      const rows = await db
        .select({ id: subUsers.id })
        .from(subUsers)
        .where(eq(subUsers.ownerId, ownerId))
        .limit(1);
      return rows.length > 0;
    },

    async findPerson(by: PersonKey): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(personIs(by));
      return row;
    },

    /** A person, locked until the transaction ends. */
    async lockPerson(by: PersonKey): Promise<UserRow | undefined> {
      const [row] = await db.select().from(users).where(personIs(by)).for('no key update');
      return row;
    },

    /** Puts a person with a proven address on a team; false when they are on one, or are an administrator, meanwhile. */
    async joinPerson(
      userId: string,
      team: { ownerId: string; preset: SubUserRow['preset'] },
      now: Date,
    ): Promise<boolean> {
      const joined = await db
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
    },

    /** Changes what a client decides of a person, as long as they are on that client's team. */
    async changePerson(
      ownerId: string,
      userId: string,
      change: Partial<Pick<UserRow, 'role' | 'ownerId' | 'preset' | 'suspendedAt'>>,
      now: Date,
    ): Promise<void> {
      await db
        .update(users)
        .set({ ...change, updatedAt: now })
        .where(and(eq(users.id, userId), eq(users.ownerId, ownerId)));
    },
  };
}
