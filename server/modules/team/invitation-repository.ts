import { and, desc, eq, exists, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { invitationLinks, subUsers } from '#server/db/schema/team.ts';

export type LinkRow = typeof invitationLinks.$inferSelect;
export type SubUserRow = typeof subUsers.$inferSelect;

const isOfToken = (tokenHash: string) =>
  or(eq(invitationLinks.tokenHash, tokenHash), eq(invitationLinks.copyTokenHash, tokenHash));
const isUnused = and(isNull(invitationLinks.usedAt), isNull(invitationLinks.revokedAt));

/** Invitations and the links that lead to them. */
export function invitationRepository(db: Database) {
  return {
    /** Makes a link; the ones before it stop working. */
    async insertLink(link: Omit<LinkRow, 'usedAt' | 'revokedAt'>): Promise<void> {
      if (link.subUserId)
        await db
          .update(invitationLinks)
          .set({ revokedAt: link.createdAt })
          .where(
            and(
              eq(invitationLinks.subUserId, link.subUserId),
              isNull(invitationLinks.usedAt),
              isNull(invitationLinks.revokedAt),
            ),
          );
      await db.insert(invitationLinks).values(link);
    },

    /** The invitation of a mailed or copied token, whatever became of it. */
    async findLink(tokenHash: string) {
      const [row] = await db
        .select({ link: invitationLinks, member: subUsers, client: users })
        .from(invitationLinks)
        .innerJoin(users, eq(users.id, invitationLinks.ownerId))
        .leftJoin(subUsers, eq(subUsers.id, invitationLinks.subUserId))
        .where(isOfToken(tokenHash));
      return row && { ...row, isMailed: row.link.tokenHash === tokenHash };
    },

    /**
     * Note of a new account on the invitation that was mailed to its address. A copied link proves nothing: its holder could
     * register the address, or lead a person to a team that no page has named. One statement for every token and for an
     * account that was not made, so that its time tells neither.
     */
    async noteRegistration(
      { tokenHash, userId, emailKey }: { tokenHash: string; userId: string; emailKey: string },
      now: Date,
    ): Promise<void> {
      const open = db
        .select({ id: invitationLinks.subUserId })
        .from(invitationLinks)
        .where(
          and(
            eq(invitationLinks.tokenHash, tokenHash),
            isUnused,
            gt(invitationLinks.expiresAt, now),
          ),
        );
      const account = db.select({ id: users.id }).from(users).where(eq(users.id, userId));
      await db
        .update(subUsers)
        .set({ registeredUserId: userId })
        .where(
          and(
            inArray(subUsers.id, open),
            eq(subUsers.emailKey, emailKey),
            eq(subUsers.status, 'invited'),
            exists(account),
          ),
        );
    },

    /** The hash of the mailed token that works now, of the invitation that an account registered with. */
    async findRegistration(userId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ tokenHash: invitationLinks.tokenHash })
        .from(subUsers)
        .innerJoin(invitationLinks, eq(invitationLinks.subUserId, subUsers.id))
        .where(
          and(eq(subUsers.registeredUserId, userId), eq(subUsers.status, 'invited'), isUnused),
        );
      return row?.tokenHash;
    },

    /** Uses a link up. Of several at once, one gets true. */
    async consumeLink(tokenHash: string, now: Date): Promise<boolean> {
      const used = await db
        .update(invitationLinks)
        .set({ usedAt: now })
        .where(
          and(
            eq(invitationLinks.tokenHash, tokenHash),
            isNull(invitationLinks.usedAt),
            isNull(invitationLinks.revokedAt),
            gt(invitationLinks.expiresAt, now),
          ),
        )
        .returning({ tokenHash: invitationLinks.tokenHash });
      return used.length > 0;
    },

    /** Ends the links of an invitation that is taken back. */
    async revokeLinks(subUserId: string, now: Date): Promise<void> {
      await db
        .update(invitationLinks)
        .set({ revokedAt: now })
        .where(
          and(
            eq(invitationLinks.subUserId, subUserId),
            isNull(invitationLinks.usedAt),
            isNull(invitationLinks.revokedAt),
          ),
        );
    },

    /** When the newest links of an invitation were made, the newest first. */
    async newestLinks(subUserId: string, limit: number): Promise<Date[]> {
      const rows = await db
        .select({ createdAt: invitationLinks.createdAt })
        .from(invitationLinks)
        .where(eq(invitationLinks.subUserId, subUserId))
        .orderBy(desc(invitationLinks.createdAt))
        .limit(limit);
      return rows.map(({ createdAt }) => createdAt);
    },

    /** The name that the client gave with the last link; nothing when it was only an address. */
    async givenName(subUserId: string): Promise<string | null> {
      const [row] = await db
        .select({ name: invitationLinks.name })
        .from(invitationLinks)
        .where(eq(invitationLinks.subUserId, subUserId))
        .orderBy(desc(invitationLinks.createdAt))
        .limit(1);
      return row?.name ?? null;
    },

    /** Deletes links whose page is no longer of use. */
    async sweepLinks(expiredBefore: Date): Promise<void> {
      await db.delete(invitationLinks).where(lt(invitationLinks.expiresAt, expiredBefore));
    },
  };
}

type InvitationRepository = ReturnType<typeof invitationRepository>;
export type InvitationRow = NonNullable<Awaited<ReturnType<InvitationRepository['findLink']>>>;
