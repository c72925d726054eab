import { and, asc, eq, gte, inArray, isNotNull, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { transactions } from '#server/db/schema/billing.ts';
import { payments } from '#server/db/schema/billing-payments.ts';
import { refunds } from '#server/db/schema/billing-refunds.ts';

export type RefundRow = typeof refunds.$inferSelect;
type Attempt = Pick<RefundRow, 'id' | 'attempt'>;
export type PaidRow = { payment: typeof payments.$inferSelect; number: string; tax: number };

const paid = { payment: payments, number: transactions.number, tax: transactions.tax };

/** Refunds and the payments that they give back. Each takes the database or the transaction that it belongs to. */
export function refundRepository(db: Database) {
  return {
    /** The payment behind an invoice; nothing for a refund, a failed payment and one that moved no money. */
    async findPaid(transactionId: string): Promise<PaidRow | undefined> {
      const [row] = await db
        .select(paid)
        .from(payments)
        .innerJoin(transactions, eq(transactions.id, payments.transactionId))
        .where(and(eq(transactions.id, transactionId), eq(payments.status, 'succeeded')));
      return row;
    },

    /** What an account has paid since a moment, the oldest first. */
    async listPaid(ownerId: string, since: Date): Promise<PaidRow[]> {
      return db
        .select(paid)
        .from(payments)
        .innerJoin(transactions, eq(transactions.id, payments.transactionId))
        .where(
          and(
            eq(payments.ownerId, ownerId),
            eq(payments.status, 'succeeded'),
            gte(transactions.paidAt, since),
          ),
        )
        .orderBy(asc(transactions.paidAt));
    },

    /** Sets a part of a payment aside for a refund: one statement that knows what is left of it. */
    async reserve(paymentId: string, amount: number): Promise<boolean> {
      const reserved = await db
        .update(payments)
        .set({ refunded: sql`${payments.refunded} + ${amount}` })
        .where(
          and(
            eq(payments.id, paymentId),
            sql`${payments.refunded} + ${amount} <= ${payments.amount}`,
          ),
        )
        .returning({ id: payments.id });
      return reserved.length > 0;
    },

    /** Gives back what was set aside for a refund that came to nothing. */
    async release(paymentId: string, amount: number): Promise<void> {
      await db
        .update(payments)
        .set({ refunded: sql`${payments.refunded} - ${amount}` })
        .where(eq(payments.id, paymentId));
    },

    async insert(refund: typeof refunds.$inferInsert): Promise<void> {
      await db.insert(refunds).values(refund);
    },

    async find(id: string): Promise<RefundRow | undefined> {
      const [row] = await db.select().from(refunds).where(eq(refunds.id, id));
      return row;
    },

    /** The refund of a credit note. */
    async findByNote(transactionId: string): Promise<RefundRow | undefined> {
      const [row] = await db.select().from(refunds).where(eq(refunds.transactionId, transactionId));
      return row;
    },

    async findByKey(ownerId: string, ledgerKey: string): Promise<RefundRow | undefined> {
      const [row] = await db
        .select()
        .from(refunds)
        .where(and(eq(refunds.ownerId, ownerId), eq(refunds.ledgerKey, ledgerKey)));
      return row;
    },

    /** An account's refunds of a kind, by the beginning of their key. */
    async listByKey(ownerId: string, prefix: string): Promise<RefundRow[]> {
      return db
        .select()
        .from(refunds)
        .where(and(eq(refunds.ownerId, ownerId), like(refunds.ledgerKey, `${prefix}%`)))
        .orderBy(asc(refunds.createdAt), asc(refunds.id));
    },

    /** Refunds that nothing has decided for a while, and whose next attempt is due. */
    async listOpen(before: Date, now: Date): Promise<RefundRow[]> {
      return db
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.status, 'processing'),
            lt(refunds.createdAt, before),
            or(isNull(refunds.nextTryAt), lte(refunds.nextTryAt, now)),
          ),
        )
        .orderBy(asc(refunds.createdAt))
        .limit(100);
    },

    /** The refund that the provider has named, or that it has by our own id. */
    async findOwn(providerId: string, id: string | undefined): Promise<RefundRow | undefined> {
      const [row] = await db
        .select()
        .from(refunds)
        .where(or(eq(refunds.providerId, providerId), id ? eq(refunds.id, id) : undefined));
      return row;
    },

    /** A refund of this amount that the bank refused and whose next attempt was not made yet. */
    async findOwed(paymentId: string, amount: number): Promise<RefundRow | undefined> {
      const [row] = await db
        .select()
        .from(refunds)
        .where(
          and(
            eq(refunds.paymentId, paymentId),
            eq(refunds.amount, amount),
            eq(refunds.status, 'processing'),
            isNull(refunds.providerId),
            isNotNull(refunds.nextTryAt),
          ),
        )
        .orderBy(asc(refunds.createdAt))
        .limit(1);
      return row;
    },

    /** Keeps the provider's name of an attempt that is under way; one that is over keeps none. */
    async name({ id, attempt }: Attempt, providerId: string): Promise<void> {
      await db
        .update(refunds)
        .set({ providerId })
        .where(
          and(eq(refunds.id, id), eq(refunds.attempt, attempt), eq(refunds.status, 'processing')),
        );
    },

    /**
     * Decides a refund by its present attempt while it is open; one that succeeded may come back from the bank. `false`
     * when another worker was first, or the attempt is over.
     */
    async decide(
      { id, attempt }: Attempt,
      change: Pick<RefundRow, 'status' | 'providerId' | 'updatedAt'>,
    ): Promise<boolean> {
      const decided = await db
        .update(refunds)
        .set(change)
        .where(
          and(
            eq(refunds.id, id),
            eq(refunds.attempt, attempt),
            inArray(
              refunds.status,
              change.status === 'failed' ? ['processing', 'succeeded'] : ['processing'],
            ),
          ),
        )
        .returning({ id: refunds.id });
      return decided.length > 0;
    },

    /** Ends the present attempt and sets the next one. `false` when another worker was first. */
    async tryAgain(
      { id, attempt }: Attempt,
      change: { nextTryAt: Date; updatedAt: Date },
    ): Promise<boolean> {
      const set = await db
        .update(refunds)
        .set({ ...change, attempt: attempt + 1, status: 'processing', providerId: null })
        .where(
          and(
            eq(refunds.id, id),
            eq(refunds.attempt, attempt),
            inArray(refunds.status, ['processing', 'succeeded']),
          ),
        )
        .returning({ id: refunds.id });
      return set.length > 0;
    },

    /** Enters the outcome on the credit note, and on the invoice whether it is paid back in full. */
    async markOutcome(
      refund: Pick<RefundRow, 'transactionId' | 'paymentId'>,
      outcome: RefundRow['status'],
      about: { now: Date; receiptUrl: string },
    ): Promise<void> {
      const { now: paidAt, receiptUrl } = about;
      await db
        .update(transactions)
        .set({ status: outcome, ...(outcome === 'succeeded' && { paidAt, receiptUrl }) })
        .where(eq(transactions.id, refund.transactionId));
      const invoice = db
        .select({ id: payments.transactionId })
        .from(payments)
        .where(eq(payments.id, refund.paymentId));
      const given = sql`(select coalesce(sum(amount), 0) from refunds where payment_id = ${refund.paymentId} and status = 'succeeded')`;
      const total = sql`(select amount from payments where id = ${refund.paymentId})`;
      await db
        .update(transactions)
        .set({ status: sql`case when ${given} = ${total} then 'refunded' else 'succeeded' end` })
        .where(
          and(
            inArray(transactions.id, invoice),
            inArray(transactions.status, ['succeeded', 'refunded']),
          ),
        );
    },
  };
}
