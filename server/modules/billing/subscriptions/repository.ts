import { and, asc, eq, gt, lte, min, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { UnitPrice } from '../engine/price.ts';
import type { SubscriptionRow } from './entitlement.ts';
import type { StateColumns } from './state.ts';

/** The account that a person belongs to: the client's for a sub-user, else the own. */
export type Account = {
  id: string;
  email: string;
  emailVerified: boolean;
  isSubUser: boolean;
  subscription: SubscriptionRow | undefined;
};

/** What is due already stays so: its reminders are those since that moment. */
const noLaterThan = (at: Date) =>
  sql`least(${subscriptions.dueAt}, ${at.toISOString()}::timestamptz)`;

/** Subscriptions, one for each account with a plan. */
export function subscriptionRepository(db: Database) {
  const find = async (ownerId: string): Promise<SubscriptionRow | undefined> => {
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.ownerId, ownerId));
    return row;
  };
  return {
    /** The account of a person, with its subscription; nothing when there is no such person. */
    async findAccount(userId: string): Promise<Account | undefined> {
      const accountId = sql<string>`coalesce(${users.ownerId}, ${users.id})`;
      const [row] = await db
        .select({
          id: accountId,
          email: sql<string>`coalesce((select client.email from users client where client.id = ${users.ownerId}), ${users.email})`,
          emailVerifiedAt: users.emailVerifiedAt,
          ownerId: users.ownerId,
          subscription: subscriptions,
        })
        .from(users)
        .leftJoin(subscriptions, eq(subscriptions.ownerId, accountId))
        .where(eq(users.id, userId));
      if (!row) return undefined;
      return {
        id: row.id,
        email: row.email,
        emailVerified: row.emailVerifiedAt !== null,
        isSubUser: row.ownerId !== null,
        subscription: row.subscription ?? undefined,
      };
    },

    /** The subscription of an account as it is stored. */
    find,

    /**
     * The subscription of an account, which no other transaction changes until this one ends. The lock is on the
     * account's id, since an account without a plan has no row.
     */
    async lock(ownerId: string): Promise<SubscriptionRow | undefined> {
      await db.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`billing:${ownerId}`}, 0))`,
      );
      return find(ownerId);
    },

    /** Writes the state of an account's subscription; the caller holds its lock. */
    async save(ownerId: string, columns: StateColumns, now: Date): Promise<void> {
      await db
        .insert(subscriptions)
        .values({ id: newId(), ownerId, ...columns, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: subscriptions.ownerId,
          set: { ...columns, dueAt: columns.dueAt && noLaterThan(columns.dueAt), updatedAt: now },
        });
    },

    /** Has an account looked at by the next run. */
    async wakeBy(ownerId: string, at: Date): Promise<void> {
      await db
        .update(subscriptions)
        .set({ dueAt: noLaterThan(at) })
        .where(eq(subscriptions.ownerId, ownerId));
    },

    /** Accounts that time asks something of, the longest waiting first, in pages of a row behind `after`. */
    async listDue(
      now: Date,
      after: { dueAt: Date; ownerId: string } | undefined,
      limit: number,
    ): Promise<{ ownerId: string; dueAt: Date }[]> {
      const behind =
        after &&
        sql`(${subscriptions.dueAt}, ${subscriptions.ownerId}) > (${after.dueAt.toISOString()}::timestamptz, ${after.ownerId}::uuid)`;
      const rows = await db
        .select({ ownerId: subscriptions.ownerId, dueAt: subscriptions.dueAt })
        .from(subscriptions)
        .where(and(lte(subscriptions.dueAt, now), behind))
        .orderBy(asc(subscriptions.dueAt), asc(subscriptions.ownerId))
        .limit(limit);
      return rows.flatMap(({ ownerId, dueAt }) => (dueAt ? [{ ownerId, dueAt }] : []));
    },

    /** Accounts whose next period has a plan and interval at a price neither agreed as on the list nor told, by their ids. */
    async listOffList(list: UnitPrice, after: string, limit: number) {
      const price = sql`${JSON.stringify(list)}::jsonb`;
      const { agreedPrice, pendingAgreedPrice, pendingPlanCode, pendingInterval } = subscriptions;
      const agreed = sql`coalesce(${pendingAgreedPrice}, ${agreedPrice})`;
      const rows = await db
        .select({ ownerId: subscriptions.ownerId })
        .from(subscriptions)
        .where(
          and(
            sql`coalesce(${pendingPlanCode}, ${subscriptions.planCode}) = ${list.planCode}`,
            sql`coalesce(${pendingInterval}, ${subscriptions.interval}) = ${list.interval}`,
            eq(subscriptions.autopay, true),
            sql`${agreed} -> 'price' is distinct from ${price}`,
            sql`${agreed} #> '{notice,price}' is distinct from ${price}`,
            gt(subscriptions.ownerId, after),
          ),
        )
        .orderBy(asc(subscriptions.ownerId))
        .limit(limit);
      return rows.map(({ ownerId }) => ownerId);
    },

    /** The earliest moment at which time asks something of any account. */
    async earliestDue(): Promise<Date | undefined> {
      const [row] = await db.select({ at: min(subscriptions.dueAt) }).from(subscriptions);
      return row?.at ?? undefined;
    },

    async setDue(ownerId: string, dueAt: Date | null): Promise<void> {
      await db.update(subscriptions).set({ dueAt }).where(eq(subscriptions.ownerId, ownerId));
    },
  };
}
