import { and, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { trials } from '#server/db/schema/billing.ts';
import { cards, cardSetups } from '#server/db/schema/billing-cards.ts';

export type CardRow = typeof cards.$inferSelect;
type NewCard = typeof cards.$inferInsert;
export type SetupRow = typeof cardSetups.$inferSelect;

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

/**
 * Uses up a card for the trial of an account; `false` when it was in another trial. Serial for a card, so that of
 * two trials at once one gets it.
 */
export async function takeTrialCard(
  tx: Database,
  ownerId: string,
  fingerprint: string,
): Promise<boolean> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`trial-card:${fingerprint}`}, 0))`,
  );
  const isTaken = sql`exists (select 1 from trials other where other.card_fingerprint = ${fingerprint} and other.owner_id <> ${ownerId})`;
  const taken = await tx
    .update(trials)
    .set({ cardFingerprint: fingerprint })
    .where(and(eq(trials.ownerId, ownerId), sql`not ${isTaken}`))
    .returning({ id: trials.id });
  return taken.length > 0;
}
