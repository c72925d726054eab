import { and, asc, count, desc, eq, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';
import { subUsers, teamSeats } from '#server/db/schema/team.ts';
import { containsPattern } from '#server/platform/text/search-text.ts';

export type SubUserStatus = 'invited' | 'active' | 'suspended' | 'expired';
export type NewSubUser = Omit<typeof subUsers.$inferInsert, 'holdsSeat'>;

export const SORT_FIELDS = [
  'name',
  'email',
  'status',
  'invitedAt',
  'lastActiveAt',
  'promptCount',
] as const;

export type SubUserFilter = {
  ownerId: string;
  status?: SubUserStatus;
  preset?: 'editor' | 'viewer';
  /** Folded words; every one must occur. */
  words: readonly string[];
};

export type SubUserOrder = { field: (typeof SORT_FIELDS)[number]; descending: boolean };

const isExpired = (now: Date) =>
  sql`${subUsers.status} = 'invited' and ${subUsers.expiresAt} <= ${now.toISOString()}::timestamptz`;

const statusAt = (now: Date) =>
  sql<SubUserStatus>`case when ${isExpired(now)} then 'expired' else ${subUsers.status} end collate "C"`;

/** The later of the last signing in and the last use of a session; null before the first. */
const lastActiveAt = sql<Date | null>`greatest(${users.lastLoginAt}, (
  select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${subUsers.userId}
))`.mapWith((value: string | Date | null) => (value === null ? null : new Date(value)));

const promptCount = sql<number>`coalesce(${savedPromptCounts.saved}, 0)`.mapWith(Number);

function where(filter: SubUserFilter, now: Date): SQL | undefined {
  const searched = sql`${subUsers.nameKey} || ' ' || ${subUsers.emailKey}`;
  return and(
    eq(subUsers.ownerId, filter.ownerId),
    filter.status && eq(statusAt(now), filter.status),
    filter.preset && eq(subUsers.preset, filter.preset),
    ...filter.words.map((word) => like(searched, containsPattern(word))),
  );
}

/** A page of somebody's sub-users, equal ones by id, never active ones last. */
export function listSubUserRows(
  db: Database,
  filter: SubUserFilter,
  order: SubUserOrder,
  paging: { limit: number; offset: number },
  now: Date,
) {
  const by = {
    name: subUsers.nameKey,
    email: subUsers.emailKey,
    status: statusAt(now),
    invitedAt: subUsers.invitedAt,
    lastActiveAt,
    promptCount,
  }[order.field];
  return db
    .select({
      id: subUsers.id,
      name: subUsers.name,
      email: subUsers.email,
      preset: subUsers.preset,
      status: statusAt(now),
      invitedAt: subUsers.invitedAt,
      expiresAt: subUsers.expiresAt,
      lastActiveAt,
      promptCount,
    })
    .from(subUsers)
    .leftJoin(users, eq(users.id, subUsers.userId))
    .leftJoin(savedPromptCounts, eq(savedPromptCounts.ownerId, subUsers.userId))
    .where(where(filter, now))
    .orderBy(sql`${order.descending ? desc(by) : asc(by)} nulls last`, asc(subUsers.id))
    .limit(paging.limit)
    .offset(paging.offset);
}

export async function countSubUsers(db: Database, filter: SubUserFilter, now: Date) {
  const [row] = await db.select({ count: count() }).from(subUsers).where(where(filter, now));
  return row?.count ?? 0;
}

/** Invited, active and suspended ones: those that hold a seat. */
export async function countTaken(db: Database, ownerId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(subUsers)
    .where(and(eq(subUsers.ownerId, ownerId), sql`not (${isExpired(now)})`));
  return row?.count ?? 0;
}

/** The account that a person belongs to, and everybody in it. */
export async function findTeam(db: Database, userId: string) {
  const account = sql<string>`(select coalesce(me.owner_id, me.id) from users me where me.id = ${userId})`;
  const people = await db
    .select({ id: users.id, ownerId: users.ownerId })
    .from(users)
    .where(or(eq(users.id, account), eq(users.ownerId, account)));
  const ownerId = people.find((person) => person.ownerId === null)?.id ?? userId;
  return { ownerId, memberIds: people.map((person) => person.id) };
}

/**
 * Adds somebody on a free seat: one conditional statement takes it, under a check that no number of
 * requests gets round. Seats of invitations that have run out are free again first.
 * @returns false when no seat is free.
 */
export function insertSubUser(
  db: Database,
  row: NewSubUser,
  seats: { total: number; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = eq(teamSeats.ownerId, row.ownerId);
    await tx
      .insert(teamSeats)
      .values({ ownerId: row.ownerId, used: 0, total: seats.total })
      .onConflictDoUpdate({
        target: teamSeats.ownerId,
        set: { total: sql`greatest(excluded.total, ${teamSeats.used})` },
      });
    const over = await tx
      .update(subUsers)
      .set({ holdsSeat: 0 })
      .where(
        and(
          eq(subUsers.ownerId, row.ownerId),
          eq(subUsers.holdsSeat, 1),
          inArray(subUsers.status, ['invited']),
          lte(subUsers.expiresAt, seats.now),
        ),
      )
      .returning({ id: subUsers.id });
    const taken = await tx
      .update(teamSeats)
      .set({ used: sql`${teamSeats.used} - ${over.length}::int + 1` })
      .where(and(own, sql`${teamSeats.used} - ${over.length}::int < ${teamSeats.total}`))
      .returning({ used: teamSeats.used });
    if (taken.length === 0) return false;
    await tx.insert(subUsers).values({ ...row, holdsSeat: 1 });
    return true;
  });
}
