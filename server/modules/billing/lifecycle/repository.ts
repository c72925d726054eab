import { and, desc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { cancellations, subscriptions, transactions } from '#server/db/schema/billing.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import { subUsers } from '#server/db/schema/team.ts';
import type { SeatHolder } from './seat-fit.ts';

/** A sub-user, with or without a seat. */
export type Member = SeatHolder & { name: string; email: string; holdsSeat: boolean };

/** What a plan's changes and its end are decided by. */
export function lifecycleRepository(db: Database) {
  return {
    /** The sub-users of an account, the newest first. An expired invitation holds no seat. */
    async listMembers(ownerId: string, now: Date): Promise<Member[]> {
      const isExpired = and(eq(subUsers.status, 'invited'), lte(subUsers.expiresAt, now));
      return db
        .select({
          id: subUsers.id,
          name: subUsers.name,
          email: subUsers.email,
          works: sql<boolean>`${subUsers.status} <> 'suspended'`,
          holdsSeat: sql<boolean>`${subUsers.holdsSeat} = 1 and not (${isExpired})`,
        })
        .from(subUsers)
        .where(eq(subUsers.ownerId, ownerId))
        .orderBy(desc(subUsers.invitedAt), desc(subUsers.id));
    },

    /** What was charged since a moment, less what was paid back of it, in cents. */
    async sumChargedSince(ownerId: string, since: Date): Promise<number> {
      const charged = sql`${transactions.total} - ${transactions.credit} + ${transactions.owed} - ${transactions.carried}`;
      const [row] = await db
        .select({
          sum: sql<number>`coalesce(sum(case when ${transactions.type} = 'refund' then ${transactions.total} else ${charged} end), 0)`.mapWith(
            Number,
          ),
        })
        .from(transactions)
        .where(
          and(
            eq(transactions.ownerId, ownerId),
            ne(transactions.status, 'failed'),
            or(
              gte(transactions.paidAt, since),
              and(eq(transactions.type, 'refund'), gte(transactions.createdAt, since)),
            ),
          ),
        );
      return row?.sum ?? 0;
    },

    /** The last try to charge an event. */
    async findLastTry(ownerId: string, ledgerKey: string) {
      const [row] = await db
        .select({ id: payments.id, status: payments.status, failureCode: payments.failureCode })
        .from(payments)
        .where(
          and(
            eq(payments.ownerId, ownerId),
            eq(payments.ledgerKey, ledgerKey),
            inArray(payments.status, ['requiresAction', 'failed']),
          ),
        )
        .orderBy(desc(payments.createdAt), desc(payments.id))
        .limit(1);
      return row;
    },

    /** Keeps who stays when the pending change begins. */
    async keepSubUsers(ownerId: string, ids: string[] | null) {
      await db
        .update(subscriptions)
        .set({ pendingKeep: ids })
        .where(eq(subscriptions.ownerId, ownerId));
    },

    async insertCancellation(row: typeof cancellations.$inferInsert): Promise<void> {
      await db.insert(cancellations).values(row);
    },
  };
}
