import { and, asc, count, desc, eq, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';
import { subUsers } from '#server/db/schema/team.ts';
import { containsPattern } from '#server/platform/text/search-text.ts';

export type SubUserStatus = 'invited' | 'active' | 'suspended' | 'expired';

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

function selectViews(db: Database, now: Date) {
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
    .leftJoin(savedPromptCounts, eq(savedPromptCounts.ownerId, subUsers.userId));
}

export type SubUserView = Awaited<ReturnType<typeof selectViews>>[number];

/** What a client sees of a team. */
export function teamRepository(db: Database) {
  return {
    /** Sub-users as the client sees them, in the order of the ids. */
    async findViews(ids: readonly string[], now: Date): Promise<SubUserView[]> {
      if (ids.length === 0) return [];
      const rows = await selectViews(db, now).where(inArray(subUsers.id, [...ids]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /** A page of a client's sub-users, equal ones by id, never active ones last. */
    listViews(
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
      return selectViews(db, now)
        .where(where(filter, now))
        .orderBy(sql`${order.descending ? desc(by) : asc(by)} nulls last`, asc(subUsers.id))
        .limit(paging.limit)
        .offset(paging.offset);
    },

    async count(filter: SubUserFilter, now: Date) {
      const [row] = await db.select({ count: count() }).from(subUsers).where(where(filter, now));
      return row?.count ?? 0;
    },

    /** Those that hold a seat: an invitation that has run out does not, whether or not its seat was taken back. */
    async countTaken(ownerId: string, now: Date): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(subUsers)
        .where(
          and(
            eq(subUsers.ownerId, ownerId),
            eq(subUsers.holdsSeat, 1),
            sql`not (${isExpired(now)})`,
          ),
        );
      return row?.count ?? 0;
    },

    /** The account that a person belongs to, and everybody in it. */
    async findTeam(userId: string) {
      const account = sql<string>`(select coalesce(me.owner_id, me.id) from users me where me.id = ${userId})`;
      const people = await db
        .select({ id: users.id, ownerId: users.ownerId })
        .from(users)
        .where(or(eq(users.id, account), eq(users.ownerId, account)));
      const ownerId = people.find((person) => person.ownerId === null)?.id ?? userId;
      return { ownerId, memberIds: people.map((person) => person.id) };
    },
  };
}
