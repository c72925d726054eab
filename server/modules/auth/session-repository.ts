import { and, count, desc, eq, gt, isNull, lt, ne, or, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/schema/account.ts';
import { knownNetworks, sessions } from '#server/db/schema/auth.ts';

export type SessionRow = typeof sessions.$inferSelect;

const alive = (now: Date | Placeholder) =>
  and(gt(sessions.expiresAt, now), gt(sessions.idleExpiresAt, now));

/** Sessions and the networks that they began from. */
export function sessionRepository(db: Database) {
  const find = prepared(() =>
    db
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          alive(sql.placeholder('now')),
          isNull(users.suspendedAt),
        ),
      ),
  );
  return {
    /** Adds a session if `isAllowed`, which is asked under the same transaction. Says whether it did. */
    insert(
      row: SessionRow,
      networkHash: string,
      isAllowed: (tx: Database) => Promise<boolean>,
    ): Promise<boolean> {
      const now = row.createdAt;
      return db.transaction(async (tx) => {
        if (!(await isAllowed(tx))) return false;
        await tx.insert(sessions).values(row);
        await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, row.userId));
        await tx
          .insert(knownNetworks)
          .values({ userId: row.userId, networkHash, lastUsedAt: now })
          .onConflictDoUpdate({
            target: [knownNetworks.userId, knownNetworks.networkHash],
            set: { lastUsedAt: now },
          });
        return true;
      });
    },

    /** The session of a token together with its person, while it lives. */
    async find(tokenHash: string, now: Date) {
      const [row] = await find().execute({ tokenHash, now });
      return row;
    },

    async touch(id: string, now: Date, idleExpiresAt: Date): Promise<void> {
      await db.update(sessions).set({ lastUsedAt: now, idleExpiresAt }).where(eq(sessions.id, id));
    },

    async delete(id: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, id));
    },

    /** Ends every session of a person, but for `except` when it is given. */
    async deleteOf(userId: string, except?: string): Promise<void> {
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined));
    },

    async list(
      userId: string,
      options: { now: Date; current: string; limit: number; offset: number },
    ): Promise<{ rows: SessionRow[]; total: number }> {
      const mine = and(eq(sessions.userId, userId), alive(options.now));
      const rows = await db
        .select()
        .from(sessions)
        .where(mine)
        .orderBy(
          sql`${sessions.id} <> ${options.current}`,
          desc(sessions.lastUsedAt),
          desc(sessions.id),
        )
        .limit(options.limit)
        .offset(options.offset);
      const [counted] = await db.select({ total: count() }).from(sessions).where(mine);
      return { rows, total: counted?.total ?? 0 };
    },

    async sweep(now: Date): Promise<void> {
      await db
        .delete(sessions)
        .where(or(lt(sessions.expiresAt, now), lt(sessions.idleExpiresAt, now)));
    },
  };
}

export type SessionRepository = ReturnType<typeof sessionRepository>;
