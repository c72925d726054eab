import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { cardSetups } from '#server/db/schema/billing-cards.ts';

export type SetupRow = typeof cardSetups.$inferSelect;

/** Set-ups of cards. */
export function setupRepository(db: Database) {
  return {
    /** The set-up of a request: the one that is there already, or this one. */
    async insert(setup: typeof cardSetups.$inferInsert): Promise<SetupRow> {
      const [made] = await db.insert(cardSetups).values(setup).onConflictDoNothing().returning();
      if (made) return made;
      const [row] = await db
        .select()
        .from(cardSetups)
        .where(
          and(
            eq(cardSetups.ownerId, setup.ownerId),
            eq(cardSetups.requestKey, setup.requestKey ?? ''),
          ),
        );
      if (!row) throw new Error('A set-up was neither made nor found');
      return row;
    },

    async update(id: string, change: Partial<SetupRow>): Promise<void> {
      await db.update(cardSetups).set(change).where(eq(cardSetups.id, id));
    },

    /** The set-up by the provider's id, of any account. */
    async findNamed(providerId: string): Promise<SetupRow | undefined> {
      const [row] = await db.select().from(cardSetups).where(eq(cardSetups.providerId, providerId));
      return row;
    },

    async findByProvider(ownerId: string, providerId: string): Promise<SetupRow | undefined> {
      const [row] = await db
        .select()
        .from(cardSetups)
        .where(and(eq(cardSetups.ownerId, ownerId), eq(cardSetups.providerId, providerId)));
      return row;
    },
  };
}
