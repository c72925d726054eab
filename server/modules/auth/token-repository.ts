import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { authTokens } from '#server/db/schema/auth.ts';
import { constant } from '#server/platform/database/constant-sql.ts';
import { newId } from '#server/platform/database/ids.ts';

export type TokenRow = typeof authTokens.$inferSelect;
type Purpose = TokenRow['purpose'];

/** Tokens of mailed links and codes. On a transaction, make one of it: `tokenRepository(tx)`. */
export function tokenRepository(db: Database) {
  return {
    /**
     * Issues a token; older ones of the same purpose end, so that only the newest works. For an id that no
     * person has, the same statements store nothing.
     */
    async replace(
      token: Pick<TokenRow, 'userId' | 'purpose' | 'tokenHash' | 'createdAt' | 'expiresAt'> &
        Partial<Pick<TokenRow, 'codeHash' | 'remember'>>,
    ): Promise<void> {
      await db
        .delete(authTokens)
        .where(and(eq(authTokens.userId, token.userId), eq(authTokens.purpose, token.purpose)));
      await db.insert(authTokens).select((query) =>
        query
          .select({
            id: constant(authTokens.id, newId()),
            userId: users.id,
            purpose: constant(authTokens.purpose, token.purpose),
            tokenHash: constant(authTokens.tokenHash, token.tokenHash),
            codeHash: constant(authTokens.codeHash, token.codeHash ?? null),
            remember: constant(authTokens.remember, token.remember ?? false),
            attempts: constant(authTokens.attempts, 0),
            createdAt: constant(authTokens.createdAt, token.createdAt),
            expiresAt: constant(authTokens.expiresAt, token.expiresAt),
            usedAt: constant(authTokens.usedAt, null),
          })
          .from(users)
          .where(eq(users.id, token.userId)),
      );
    },

    /** A token that has not expired, with its person. `unused` leaves out what was used. */
    async find(where: {
      purpose: Purpose;
      tokenHash: string;
      now: Date;
      unused: boolean;
    }): Promise<{ token: TokenRow; user: UserRow } | undefined> {
      const [row] = await db
        .select({ token: authTokens, user: users })
        .from(authTokens)
        .innerJoin(users, eq(users.id, authTokens.userId))
        .where(
          and(
            eq(authTokens.tokenHash, where.tokenHash),
            eq(authTokens.purpose, where.purpose),
            gt(authTokens.expiresAt, where.now),
            where.unused ? isNull(authTokens.usedAt) : undefined,
          ),
        );
      return row;
    },

    /** Uses a token up. Of several at once, one gets true. */
    async consume(id: string, now: Date): Promise<boolean> {
      const used = await db
        .update(authTokens)
        .set({ usedAt: now })
        .where(and(eq(authTokens.id, id), isNull(authTokens.usedAt), gt(authTokens.expiresAt, now)))
        .returning({ id: authTokens.id });
      return used.length > 0;
    },

    /** Counts one try at a code and gives the challenge, while it has tries left. */
    async countTry(tokenHash: string, now: Date, most: number): Promise<TokenRow | undefined> {
      const [row] = await db
        .update(authTokens)
        .set({ attempts: sql`${authTokens.attempts} + 1` })
        .where(
          and(
            eq(authTokens.tokenHash, tokenHash),
            eq(authTokens.purpose, 'otp'),
            isNull(authTokens.usedAt),
            gt(authTokens.expiresAt, now),
            lt(authTokens.attempts, most),
          ),
        )
        .returning();
      return row;
    },

    async deleteOf(userId: string, purpose: Purpose): Promise<void> {
      await db
        .delete(authTokens)
        .where(and(eq(authTokens.userId, userId), eq(authTokens.purpose, purpose)));
    },

    async sweep(now: Date): Promise<void> {
      await db.delete(authTokens).where(lt(authTokens.expiresAt, now));
    },
  };
}

export type TokenRepository = ReturnType<typeof tokenRepository>;
