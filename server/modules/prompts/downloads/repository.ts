import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';

/** What a document needs to know of the person it is made for. */
export function readerRepository(db: Database) {
  return {
    /** Two letters of ISO 3166; nothing when the person has stated none. */
    async countryOf(userId: string): Promise<string | null> {
      const [row] = await db
        .select({ country: users.country })
        .from(users)
        .where(eq(users.id, userId));
      return row?.country ?? null;
    },
  };
}

export type ReaderRepository = ReturnType<typeof readerRepository>;
