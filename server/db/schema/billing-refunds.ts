import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, time } from '../columns.ts';

/**
 * Money that goes back: the intent first, then the provider's word. The sum of a payment is guarded by
 * `payments.refunded`; a refund outlives the account, as the books do.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** Idempotency key of its cause: a withdrawal's part, or an administrator's request. */
    ledgerKey: text('ledger_key').notNull(),
    amount: cents('amount').notNull(),
    currency: text().notNull(),
    reason: text(),
    status: text({ enum: ['processing', 'succeeded', 'failed'] }).notNull(),
    /** Attempts so far, the present one included; each has an idempotency key of its own. */
    attempt: integer().notNull().default(1),
    /** When an attempt that the bank refused is followed by the next; absent on a first one. */
    nextTryAt: time('next_try_at'),
    /** The provider's name for the present attempt; absent until the provider has answered. */
    providerId: text('provider_id'),
    /** The credit note. */
    transactionId: uuid('transaction_id').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('refunds_event').on(table.ownerId, table.ledgerKey),
    index('refunds_payment').on(table.paymentId),
    index('refunds_open')
      .on(table.createdAt)
      .where(sql`${table.status} = 'processing'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);
