import { and, asc, eq, exists, inArray, isNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import {
  couponRedemptions,
  couponUses,
  invoiceNumbers,
  payments,
  quotes,
} from '#server/db/schema/billing-payments.ts';
import type { NumberSeries } from '../engine/invoice-numbers.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;
type NewPayment = typeof payments.$inferInsert;

const OPEN = ['requiresAction', 'processing'] as const;

/** Payments and what they rest on. Each takes the database or the transaction that it belongs to. */
export function paymentRepository(db: Database) {
  return {
    async insertQuote(quote: typeof quotes.$inferInsert): Promise<void> {
      await db.insert(quotes).values(quote);
    },

    async findQuote(ownerId: string, id: string): Promise<QuoteRow | undefined> {
      const condition = and(eq(quotes.id, id), eq(quotes.ownerId, ownerId));
      const [row] = await db.select().from(quotes).where(condition);
      return row;
    },

    async insertPayment(payment: NewPayment): Promise<void> {
      await db.insert(payments).values(payment);
    },

    async findPayment(ownerId: string, id: string): Promise<PaymentRow | undefined> {
      const condition = and(eq(payments.id, id), eq(payments.ownerId, ownerId));
      const [row] = await db.select().from(payments).where(condition);
      return row;
    },

    async findByProvider(ownerId: string, providerId: string): Promise<PaymentRow | undefined> {
      const condition = and(eq(payments.providerId, providerId), eq(payments.ownerId, ownerId));
      const [row] = await db.select().from(payments).where(condition);
      return row;
    },

    /** The payment by the provider's id, of any account. */
    async findNamed(providerId: string): Promise<PaymentRow | undefined> {
      const [row] = await db.select().from(payments).where(eq(payments.providerId, providerId));
      return row;
    },

    /** The payment of an event that is open or succeeded. */
    async findLive(ownerId: string, ledgerKey: string): Promise<PaymentRow | undefined> {
      const [row] = await db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.ownerId, ownerId),
            eq(payments.ledgerKey, ledgerKey),
            inArray(payments.status, [...OPEN, 'succeeded']),
          ),
        );
      return row;
    },

    /** Payments that are neither paid nor given up, but for one. */
    async listOpen(ownerId: string, exceptId?: string): Promise<PaymentRow[]> {
      return db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.ownerId, ownerId),
            inArray(payments.status, [...OPEN]),
            exceptId === undefined ? undefined : ne(payments.id, exceptId),
          ),
        );
    },

    /** Open payments that were begun before a moment, the oldest first, in pages behind `after`. */
    async listStale(before: Date, after: PaymentRow | undefined, limit: number) {
      const behind =
        after &&
        sql`(${payments.createdAt}, ${payments.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
      return db
        .select()
        .from(payments)
        .where(and(inArray(payments.status, [...OPEN]), lt(payments.createdAt, before), behind))
        .orderBy(asc(payments.createdAt), asc(payments.id))
        .limit(limit);
    },

    /** Changes a payment that is still open; `false` when it was decided meanwhile. */
    async updateOpen(id: string, change: Partial<NewPayment>): Promise<boolean> {
      const changed = await db
        .update(payments)
        .set(change)
        .where(and(eq(payments.id, id), inArray(payments.status, [...OPEN])))
        .returning({ id: payments.id });
      return changed.length > 0;
    },

    /** Gives up an open payment that the provider has not named yet; `false` when it has, or it is decided. */
    async cancelUnnamed(id: string, now: Date): Promise<boolean> {
      const canceled = await db
        .update(payments)
        .set({ status: 'canceled', updatedAt: now })
        .where(
          and(
            eq(payments.id, id),
            inArray(payments.status, [...OPEN]),
            isNull(payments.providerId),
          ),
        )
        .returning({ id: payments.id });
      return canceled.length > 0;
    },

    /** The next number of a series in a year: one statement, so that none is given twice or left out. */
    async nextNumber(series: NumberSeries, year: number): Promise<number> {
      const [row] = await db
        .insert(invoiceNumbers)
        .values({ series, year, count: 1 })
        .onConflictDoUpdate({
          target: [invoiceNumbers.series, invoiceNumbers.year],
          set: { count: sql`${invoiceNumbers.count} + 1` },
        })
        .returning({ count: invoiceNumbers.count });
      if (!row) throw new Error(`No number in ${series}`);
      return row.count;
    },

    async hasRedeemed(ownerId: string, code: string): Promise<boolean> {
      const found = await db
        .select({ code: couponRedemptions.code })
        .from(couponRedemptions)
        .where(and(eq(couponRedemptions.code, code), eq(couponRedemptions.ownerId, ownerId)));
      return found.length > 0;
    },

    async usesOf(code: string): Promise<number> {
      const [row] = await db.select().from(couponUses).where(eq(couponUses.code, code));
      return row?.used ?? 0;
    },

    /** Gives a coupon back whose payment came to nothing. */
    async release(ownerId: string, code: string): Promise<void> {
      const mine = and(eq(couponRedemptions.code, code), eq(couponRedemptions.ownerId, ownerId));
      const released = await db.delete(couponRedemptions).where(mine).returning();
      if (released.length > 0)
        await db
          .update(couponUses)
          .set({ used: sql`${couponUses.used} - 1` })
          .where(eq(couponUses.code, code));
    },

    /** Redeems a coupon once for a person, within its limit; `false` when either is used up. */
    async redeem(ownerId: string, code: string, limit: number | undefined, now: Date) {
      const first = await db
        .insert(couponRedemptions)
        .values({ code, ownerId, redeemedAt: now })
        .onConflictDoNothing()
        .returning({ code: couponRedemptions.code });
      if (first.length === 0) return false;
      const room = limit === undefined ? sql`true` : sql`${couponUses.used} < ${limit}`;
      const counted = await db
        .insert(couponUses)
        .values({ code, used: 1 })
        .onConflictDoUpdate({
          target: couponUses.code,
          set: { used: sql`${couponUses.used} + 1` },
          setWhere: room,
        })
        .returning({ used: couponUses.used });
      return counted.length > 0;
    },

    /** Deletes quotes that were made before a moment and that no payment names. */
    async sweepQuotes(before: Date): Promise<void> {
      const isNamed = exists(
        db
          .select({ id: payments.id })
          .from(payments)
          .where(and(eq(payments.ownerId, quotes.ownerId), eq(payments.quoteId, quotes.id))),
      );
      await db.delete(quotes).where(and(lt(quotes.createdAt, before), not(isNamed)));
    },
  };
}

export type PaymentRepository = ReturnType<typeof paymentRepository>;
