import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { disputes, providerEvents } from '#server/db/schema/billing-events.ts';
import type { ProviderDispute, ProviderEvent } from '#server/ports/payments.ts';

export type EventRow = typeof providerEvents.$inferSelect;

/** Events of the provider, and the disputes that they tell of. */
export function eventRepository(db: Database) {
  return {
    /** Stores an event; `false` for one that is stored already. */
    async insert({ id, subject, subjectId }: ProviderEvent, receivedAt: Date): Promise<boolean> {
      const inserted = await db
        .insert(providerEvents)
        .values({ id, subject, subjectId, receivedAt })
        .onConflictDoNothing()
        .returning({ id: providerEvents.id });
      return inserted.length > 0;
    },

    async find(id: string): Promise<EventRow | undefined> {
      const [row] = await db.select().from(providerEvents).where(eq(providerEvents.id, id));
      return row;
    },

    /** How many events about a subject have had their effect. */
    async countApplied(subjectId: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(providerEvents)
        .where(and(eq(providerEvents.subjectId, subjectId), isNotNull(providerEvents.appliedAt)));
      return row?.count ?? 0;
    },

    /** Events about one subject are applied one after another until the transaction ends. */
    async lockSubject(subjectId: string): Promise<void> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`provider:${subjectId}`}, 0))`,
      );
    },

    /** `false` when another worker applied it first. */
    async markApplied(id: string, appliedAt: Date): Promise<boolean> {
      const marked = await db
        .update(providerEvents)
        .set({ appliedAt })
        .where(and(eq(providerEvents.id, id), isNull(providerEvents.appliedAt)))
        .returning({ id: providerEvents.id });
      return marked.length > 0;
    },

    /** Events without their effect since a moment, the oldest first. */
    async listOpen(before: Date): Promise<EventRow[]> {
      return db
        .select()
        .from(providerEvents)
        .where(and(isNull(providerEvents.appliedAt), lt(providerEvents.receivedAt, before)))
        .orderBy(providerEvents.receivedAt)
        .limit(100);
    },

    /** Forgets events that had their effect and come no more: Stripe sends one for 30 days at most. */
    async sweep(before: Date): Promise<void> {
      await db
        .delete(providerEvents)
        .where(and(isNotNull(providerEvents.appliedAt), lt(providerEvents.receivedAt, before)));
    },

    async saveDispute(
      { id, status }: ProviderDispute,
      paymentId: string,
      updatedAt: Date,
    ): Promise<void> {
      await db
        .insert(disputes)
        .values({ id, paymentId, status, updatedAt })
        .onConflictDoUpdate({ target: disputes.id, set: { status, updatedAt } });
    },
  };
}
