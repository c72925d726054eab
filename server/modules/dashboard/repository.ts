import { and, eq, gt, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { sessions } from '#server/db/schema/auth.ts';
import { subscriptions, transactions } from '#server/db/schema/billing.ts';
import { promptActivities, promptFavourites, prompts } from '#server/db/schema/prompts.ts';

export type ActivityKind = 'save' | 'generation' | 'run' | 'download';
/** So many of a kind within the quarter of an hour that begins at `at`. */
export type ActivityCount = { at: Date; kind: ActivityKind; count: number };
export type RevenueRow = { currency: string; amount: number };

const total = sql<number>`count(*)::int`.mapWith(Number);

export function createDashboardRepository(db: Database) {
  async function one(query: PromiseLike<{ count: number }[]>): Promise<number> {
    return (await query)[0]?.count ?? 0;
  }

  return {
    countPrompts: (userId: string) =>
      one(
        db
          .select({ count: total })
          .from(prompts)
          .where(and(eq(prompts.ownerId, userId), isNull(prompts.deletedAt))),
      ),

    /** Of the person's own prompts, those that they have marked. */
    countFavourites: (userId: string) =>
      one(
        db
          .select({ count: total })
          .from(promptFavourites)
          .innerJoin(prompts, eq(prompts.id, promptFavourites.promptId))
          .where(
            and(
              eq(promptFavourites.userId, userId),
              eq(prompts.ownerId, userId),
              isNull(prompts.deletedAt),
            ),
          ),
      ),

    /** Activity since a moment, by quarter of an hour: days of every time zone are made of those. */
    async activity(userId: string, since: Date): Promise<ActivityCount[]> {
      const quarter = sql`floor(extract(epoch from ${promptActivities.createdAt}) / 900)`;
      const rows = await db
        .select({
          quarter: sql<number>`${quarter}::int`.mapWith(Number),
          kind: promptActivities.kind,
          count: total,
        })
        .from(promptActivities)
        .where(
          and(
            eq(promptActivities.userId, userId),
            gte(promptActivities.createdAt, since),
            eq(promptActivities.state, 'done'),
          ),
        )
        .groupBy(quarter, promptActivities.kind);
      return rows.map((row) => ({
        at: new Date(row.quarter * 900_000),
        kind: row.kind,
        count: row.count,
      }));
    },

    /** The whole product's figures; stocks as of `now`, activity since `since`. */
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

  /** What was paid less what was paid back: a refund is a transaction of its own with a negative total. */
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

export type DashboardRepository = ReturnType<typeof createDashboardRepository>;
