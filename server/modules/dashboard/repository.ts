import { and, eq, gt, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { subscriptions, transactions } from '#server/db/schema/billing.ts';
import { promptActivities } from '#server/db/schema/prompts.ts';

type RevenueRow = { currency: string; amount: number };

const total = sql<number>`count(*)::int`.mapWith(Number);

/** The product's figures, for operators; a person's own come from each noun's service. */
export function dashboardRepository(db: Database) {
  return {
    /** Stocks as of `now`, activity since `since`. */
    async product(since: Date, now: Date) {
      const [people] = await db
        .select({
          users: total,
          signUps: sql<number>`count(*) filter (where ${gte(users.createdAt, since)})::int`.mapWith(
            Number,
          ),
        })
        .from(users);
      const active = await db
        .select({ count: total })
        .from(users)
        .where(
          or(
            gte(users.lastLoginAt, since),
            sql`exists (select 1 from ${sessions} where ${sessions.userId} = ${users.id} and ${gte(sessions.lastUsedAt, since)})`,
            sql`exists (select 1 from ${promptActivities} where ${promptActivities.userId} = ${users.id} and ${gte(promptActivities.createdAt, since)} and ${promptActivities.state} = 'done')`,
          ),
        );
      const running: SQL = sql`${gt(subscriptions.periodEnd, now)} or ${subscriptions.autopay}`;
      const [plans] = await db
        .select({
          trials:
            sql<number>`count(*) filter (where ${subscriptions.status} = 'trialing' and (${running}))::int`.mapWith(
              Number,
            ),
          paying:
            sql<number>`count(*) filter (where ${inArray(subscriptions.status, ['active', 'pastDue'])} or (${subscriptions.status} = 'canceling' and coalesce(${subscriptions.cancelAt}, ${subscriptions.periodEnd}) > ${now.toISOString()}::timestamptz))::int`.mapWith(
              Number,
            ),
        })
        .from(subscriptions);
      const failed = await db
        .select({ count: total })
        .from(transactions)
        .where(and(eq(transactions.status, 'failed'), gte(transactions.createdAt, since)));
      return {
        users: people?.users ?? 0,
        signUps: people?.signUps ?? 0,
        activeUsers: active[0]?.count ?? 0,
        trials: plans?.trials ?? 0,
        paying: plans?.paying ?? 0,
        failedPayments: failed[0]?.count ?? 0,
        revenue: await revenue(since),
      };
    },
  };

  /** Payments less refunds: a refund is a transaction of its own with a negative total. */
  async function revenue(since: Date): Promise<RevenueRow[]> {
    const sum = sql<number>`sum(${transactions.total})`.mapWith(Number);
    return db
      .select({ currency: transactions.currency, amount: sum })
      .from(transactions)
      .where(
        and(
          inArray(transactions.status, ['succeeded', 'refunded']),
          sql`coalesce(${transactions.paidAt}, ${transactions.createdAt}) >= ${since.toISOString()}::timestamptz`,
        ),
      )
      .groupBy(transactions.currency)
      .orderBy(transactions.currency);
  }
}

export type DashboardRepository = ReturnType<typeof dashboardRepository>;
