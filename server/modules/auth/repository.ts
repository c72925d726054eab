import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/client.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { authTokens, knownNetworks } from '#server/db/schema/auth.ts';
import { newId } from '#server/platform/database/ids.ts';

export type TokenRow = typeof authTokens.$inferSelect;
type Purpose = TokenRow['purpose'];

/** The person of an address, and whether they signed in from this network before. */
export async function findLogin(
  db: Database,
  emailKey: string,
  networkHash: string,
): Promise<{ user: UserRow; isKnownNetwork: boolean } | undefined> {
  const [row] = await db
    .select({ user: users, known: knownNetworks.networkHash })
    .from(users)
    .leftJoin(
      knownNetworks,
      and(eq(knownNetworks.userId, users.id), eq(knownNetworks.networkHash, networkHash)),
    )
    .where(eq(users.emailKey, emailKey));
  return row && { user: row.user, isKnownNetwork: row.known !== null };
}

/** Whether a person signed in from this network before. */
export async function isKnownNetwork(
  db: Database,
  userId: string,
  networkHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.networkHash, networkHash)));
  return rows.length > 0;
}

export async function findUserByEmail(
  db: Database,
  emailKey: string,
): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  return row;
}

/** Adds a person unless the address is taken. Says whether it did. */
export async function insertUser(db: Database, row: UserRow): Promise<boolean> {
  const added = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id });
  return added.length > 0;
}

/** Marks the email verified; idempotent, returns the stored timestamp. */
export async function markVerified(
  db: Database,
  userId: string,
  now: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .update(users)
    .set({
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(users.id, userId))
    .returning({ at: users.emailVerifiedAt });
  return row?.at ?? undefined;
}

/**
 * Locks a person's row until the transaction ends, while the password is still the one that was
 * verified and the person is not suspended. Whoever gives a session or a new password for an old one asks this first: between the check
 * of a password and its effect somebody else may have changed it.
 */
export async function lockPassword(
  tx: Database,
  userId: string,
  verifiedHash: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id, userId), eq(users.passwordHash, verifiedHash), isNull(users.suspendedAt)),
    )
    .for('no key update');
  return rows.length > 0;
}

/** Locks a person's row until the transaction ends. */
export async function lockUser(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

/**
 * Issues a token; older ones of the same purpose end, so that only the newest works. For an id that no
 * person has, the same statements store nothing.
 */
export async function replaceToken(
  db: Database,
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
}

/** A value as a column of a query writes it. */
const constant = <T>(column: AnyPgColumn, value: T) =>
  sql<T>`${sql.param(value, column)}`.as(column.name);

/** A token that has not expired, with its person. `unused` leaves out what was used. */
export async function findToken(
  db: Database,
  where: { purpose: Purpose; tokenHash: string; now: Date; unused: boolean },
): Promise<{ token: TokenRow; user: UserRow } | undefined> {
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
}

/** Uses a token up. Of several at once, one gets true. */
export async function consumeToken(db: Database, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(authTokens)
    .set({ usedAt: now })
    .where(and(eq(authTokens.id, id), isNull(authTokens.usedAt), gt(authTokens.expiresAt, now)))
    .returning({ id: authTokens.id });
  return used.length > 0;
}

/** Counts one try at a code and gives the challenge, while it has tries left. */
export async function countTry(
  db: Database,
  tokenHash: string,
  now: Date,
  most: number,
): Promise<TokenRow | undefined> {
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
}

export async function deleteTokens(db: Database, userId: string, purpose: Purpose): Promise<void> {
  await db
    .delete(authTokens)
    .where(and(eq(authTokens.userId, userId), eq(authTokens.purpose, purpose)));
}

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function sweepTokens(db: Database, now: Date): Promise<void> {
  await db.delete(authTokens).where(lt(authTokens.expiresAt, now));
}
