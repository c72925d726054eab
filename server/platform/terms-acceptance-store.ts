import { eq } from 'drizzle-orm';
import { TERMS_VERSION } from '#core/terms.ts';
import type { Database } from '#server/db/client.ts';
import { termsAcceptances } from '#server/db/schema/acceptances.ts';
import { users } from '#server/db/schema/account.ts';
import { constant } from './database/constant-sql.ts';
import { newId } from './database/ids.ts';

export type Acceptance = Omit<typeof termsAcceptances.$inferInsert, 'id' | 'version'>;

/** The book of accepted terms: rows are added in the transaction of what they were accepted for. */
export type AcceptanceBook = { add(tx: Database, acceptance: Acceptance): Promise<void> };

/** @param termsUrl the operator's own terms, which the interface shows instead of the built-in ones */
export function createAcceptanceBook(termsUrl: string | undefined): AcceptanceBook {
  return {
    /** For an account that was not made, the same statement stores nothing. */
    async add(tx, { userId, occasion, address, language, acceptedAt }) {
      const { id, ...columns } = termsAcceptances;
      await tx.insert(termsAcceptances).select((query) =>
        query
          .select({
            id: constant(id, newId()),
            userId: users.id,
            occasion: constant(columns.occasion, occasion),
            version: constant(columns.version, termsUrl ?? TERMS_VERSION),
            address: constant(columns.address, address),
            language: constant(columns.language, language),
            acceptedAt: constant(columns.acceptedAt, acceptedAt),
          })
          .from(users)
          .where(eq(users.id, userId)),
      );
    },
  };
}
