import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/**
 * Events of the payment provider, by its own ids: a duplicate finds its row. What they are about is read from the
 * provider; the effect is committed together with `appliedAt`.
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: text().primaryKey(),
    subject: text({
      enum: ['payment', 'setup', 'refund', 'card', 'dispute', 'customer'],
    }).notNull(),
    /** The provider's name for the payment, set-up, refund, card, dispute or customer. */
    subjectId: text('subject_id').notNull(),
    receivedAt: time('received_at').notNull(),
    appliedAt: time('applied_at'),
  },
  (table) => [
    index('provider_events_subject').on(table.subjectId),
    index('provider_events_open')
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is null`),
  ],
);

/** Payments that a bank has taken up with the provider. They outlive the account, as the books do. */
export const disputes = pgTable(
  'disputes',
  {
    /** The provider's name for it. */
    id: text().primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    status: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('disputes_payment').on(table.paymentId)],
);
