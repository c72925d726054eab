import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { sandboxIntents } from '#server/db/schema/billing-payments.ts';

export type Intent = typeof sandboxIntents.$inferSelect;
type NewIntent = typeof sandboxIntents.$inferInsert;
type Outcome = Pick<Intent, 'status' | 'card' | 'fingerprint' | 'failureCode'>;

const OPEN = ['requiresAction', 'failed'] as const;

/** The sandbox's books. An idempotency key is one intent; a paid one is never paid again. */
export function sandboxRepository(db: Database) {
  const one = async (condition: ReturnType<typeof eq>): Promise<Intent | undefined> => {
    const [row] = await db.select().from(sandboxIntents).where(condition);
    return row;
  };
  return {
    /** The intent of this key: the one that is there already, or this one. */
    async insert(intent: NewIntent): Promise<Intent> {
      const [made] = await db
        .insert(sandboxIntents)
        .values(intent)
        .onConflictDoNothing()
        .returning();
      if (made) return made;
      const found = await one(eq(sandboxIntents.idempotencyKey, intent.idempotencyKey));
      if (!found) throw new Error('The sandbox has neither made nor found an intent');
      return found;
    },
    find: (id: string) => one(eq(sandboxIntents.id, id)),
    findBySecret: (hash: string) => one(eq(sandboxIntents.secretHash, hash)),
    /** Decides an intent that is still open; nothing when another request was first. */
    async decide(id: string, outcome: Partial<Outcome>): Promise<Intent | undefined> {
      const [row] = await db
        .update(sandboxIntents)
        .set(outcome)
        .where(and(eq(sandboxIntents.id, id), inArray(sandboxIntents.status, [...OPEN])))
        .returning();
      return row;
    },
  };
}
