import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { cards } from '#server/db/schema/billing-cards.ts';

export type CardRow = typeof cards.$inferSelect;
type NewCard = typeof cards.$inferInsert;

/** Saved cards of an account. Each takes the database or the transaction that it belongs to. */
export function cardRepository(db: Database) {
  const first = async (condition: ReturnType<typeof and>): Promise<CardRow | undefined> => {
    const [row] = await db.select().from(cards).where(condition);
    return row;
  };
  return {
    /** The default first, then the newest. */
    async list(ownerId: string): Promise<CardRow[]> {
      return db
        .select()
        .from(cards)
        .where(eq(cards.ownerId, ownerId))
        .orderBy(desc(cards.isDefault), desc(cards.createdAt), desc(cards.id));
    },

    find: (ownerId: string, id: string) => first(and(eq(cards.ownerId, ownerId), eq(cards.id, id))),

    findDefault: (ownerId: string) =>
      first(and(eq(cards.ownerId, ownerId), eq(cards.isDefault, true))),

    findByFingerprint: (ownerId: string, fingerprint: string) =>
      first(and(eq(cards.ownerId, ownerId), eq(cards.fingerprint, fingerprint))),

    /** The card by the provider's id, of any account. */
    findNamed: (providerId: string) => first(and(eq(cards.providerId, providerId))),

    async count(ownerId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(cards)
        .where(eq(cards.ownerId, ownerId));
      return row?.count ?? 0;
    },

    async insert(card: NewCard): Promise<void> {
      await db.insert(cards).values(card);
    },

    async update(id: string, change: Partial<NewCard>): Promise<void> {
      await db.update(cards).set(change).where(eq(cards.id, id));
    },

    /** Makes one card the default. The former one steps back first, since only one may be. */
    async makeDefault(ownerId: string, id: string): Promise<void> {
      const others = and(eq(cards.ownerId, ownerId), eq(cards.isDefault, true), ne(cards.id, id));
      await db.update(cards).set({ isDefault: false }).where(others);
      await db.update(cards).set({ isDefault: true }).where(eq(cards.id, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(cards).where(eq(cards.id, id));
    },
  };
}
