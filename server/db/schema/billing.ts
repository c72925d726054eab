import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, plainText, time } from '../columns.ts';
import { owner } from './owner.ts';

/**
 * One row for each account that ever had a plan. What holds now is read with the time (`modules/billing/subscriptions/entitlement.ts`): a trial or
 * a cancelled plan that has run out needs no job to end.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    status: text({
      enum: ['none', 'trialing', 'active', 'pastDue', 'canceling', 'canceled', 'incomplete'],
    }).notNull(),
    planCode: text('plan_code', { enum: ['pro', 'team', 'business'] }).notNull(),
    interval: text({ enum: ['month', 'year'] }).notNull(),
    /** Sub-user seats in all, the included ones among them. */
    seats: integer().notNull(),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    trialEnd: time('trial_end'),
    trialHasCard: boolean('trial_has_card').notNull(),
    autopay: boolean().notNull(),
    cancelAt: time('cancel_at'),
    /** When a renewal that failed is tried again; only with `pastDue`. */
    retryAt: time('retry_at'),
    /** Counts what a quote rests on: a quote of another revision holds no longer. */
    revision: integer().notNull().default(0),
    /** Periods are counted from it; absent in a trial. */
    anchor: time('anchor'),
    /** What one whole period costs net of its discount: the value that is prorated. */
    periodNet: cents('period_net'),
    /** Credit when positive, an open amount when negative. */
    balance: cents('balance').notNull().default(0),
    /** What further periods cost by agreement, and a higher price that was mailed. */
    agreedPrice: jsonb('agreed_price').$type<unknown>(),
    /** The seats that a trial has once its card is saved. */
    trialSeats: integer('trial_seats'),
    pendingPlanCode: text('pending_plan_code', { enum: ['pro', 'team', 'business'] }),
    pendingInterval: text('pending_interval', { enum: ['month', 'year'] }),
    pendingSeats: integer('pending_seats'),
    /** The agreed price of a pending plan or interval. */
    pendingAgreedPrice: jsonb('pending_agreed_price').$type<unknown>(),
    dunningSince: time('dunning_since'),
    triesFailed: integer('tries_failed'),
    needsConfirmation: boolean('needs_confirmation'),
    incompleteSince: time('incomplete_since'),
    /** The coupon as it was when it was redeemed, and the months that it is still good for. */
    coupon: jsonb().$type<unknown>(),
    /** Sub-users who stay when the pending change begins; the newest ones do not when it is absent. */
    pendingKeep: jsonb('pending_keep').$type<string[]>(),
    firstPaidAt: time('first_paid_at'),
    withdrawnAt: time('withdrawn_at'),
    /** When time alone next asks for something: a charge, an end, a reminder. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscriptions_owner').on(table.ownerId),
    index('subscriptions_due').on(table.status, table.periodEnd),
    index('subscriptions_due_at').on(table.dueAt, table.ownerId),
    check('subscriptions_seats', sql`${table.seats} between 0 and 200`),
    check('subscriptions_period', sql`${table.periodEnd} > ${table.periodStart}`),
  ],
);

/**
 * Trials that were begun: one a person, ever. The row outlives the account, so it holds no address but a
 * hash of the normalised one, and no reference to the person.
 */
export const trials = pgTable(
  'trials',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    addressHash: text('address_hash').notNull(),
    cardFingerprint: text('card_fingerprint'),
    startedAt: time('started_at').notNull(),
  },
  (table) => [
    uniqueIndex('trials_owner').on(table.ownerId),
    uniqueIndex('trials_address').on(table.addressHash),
    uniqueIndex('trials_card').on(table.cardFingerprint),
  ],
);

/** Why people cancelled, in their words: for people to read. */
export const cancellations = pgTable(
  'cancellations',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    planCode: text('plan_code', { enum: ['pro', 'team', 'business'] }).notNull(),
    reason: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('cancellations_owner').on(table.ownerId, table.createdAt)],
);

/** Money that moved, was refused or is under way. The books outlive the account: no reference to it. */
export const transactions = pgTable(
  'transactions',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    number: plainText().notNull(),
    type: text({ enum: ['subscription', 'renewal', 'change', 'refund'] }).notNull(),
    status: plainText().$type<'processing' | 'succeeded' | 'failed' | 'refunded'>().notNull(),
    currency: text().notNull(),
    subtotal: cents('subtotal').notNull(),
    discount: cents('discount').notNull(),
    tax: cents('tax').notNull(),
    total: cents('total').notNull(),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    failureCode: text('failure_code'),
    receiptUrl: text('receipt_url'),
    /** Idempotency key of its cause: a quote, a renewal's period, a refund. */
    ledgerKey: text('ledger_key'),
    paymentId: uuid('payment_id'),
    credit: cents('credit').notNull().default(0),
    owed: cents('owed').notNull().default(0),
    carried: cents('carried').notNull().default(0),
    /** Number, card and the lines' texts in every language, folded: what `q` looks in. */
    search: text().notNull(),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
  },
  (table) => [
    uniqueIndex('transactions_number').on(table.number),
    uniqueIndex('transactions_event')
      .on(table.ownerId, table.ledgerKey)
      .where(sql`${table.ledgerKey} is not null and ${table.status} <> 'failed'`),
    index('transactions_owner').on(table.ownerId, table.createdAt, table.id),
    check(
      'transactions_sum',
      sql`${table.total} = ${table.subtotal} - ${table.discount} + ${table.tax}`,
    ),
    check(
      'transactions_sign',
      sql`(${table.type} = 'refund') = (${table.total} < 0) or ${table.total} = 0`,
    ),
    check(
      'transactions_status',
      sql`${table.status} in ('processing', 'succeeded', 'failed', 'refunded')`,
    ),
  ],
);

/** A transaction's lines, as facts; their text is made in the reader's language. */
export const transactionLines = pgTable(
  'transaction_lines',
  {
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    kind: text({ enum: ['plan', 'seats', 'proration', 'discount', 'tax', 'refund'] }).notNull(),
    /** The plan that a line speaks of; only with `plan` and `proration`. */
    planCode: text('plan_code', { enum: ['free', 'pro', 'team', 'business'] }),
    /** The coupon of a discount, the tax's name, or the number of the invoice that a refund gives back. */
    reference: text(),
    quantity: integer().notNull(),
    unitAmount: cents('unit_amount').notNull(),
    amount: cents('amount').notNull(),
    periodStart: time('period_start'),
    periodEnd: time('period_end'),
    /** Seconds that are charged or refunded, of those of the whole period. */
    seconds: integer(),
    ofSeconds: integer('of_seconds'),
  },
  (table) => [
    primaryKey({ columns: [table.transactionId, table.position] }),
    check(
      'transaction_lines_product',
      sql`${table.amount} = ${table.quantity} * ${table.unitAmount}`,
    ),
  ],
);

/** One use of a monthly limit, kept as JSON until the work has succeeded or the use is refunded. */
export type Reservation = {
  id: string;
  ownerId: string;
  meter: 'generations' | 'runs' | 'downloads';
  periodStart: string;
};

/** What an account used of a monthly limit. Only ever counted up by a statement that knows the limit. */
export const usageCounters = pgTable(
  'usage_counters',
  {
    ownerId: owner(),
    meter: text({ enum: ['generations', 'runs', 'downloads'] }).notNull(),
    periodStart: time('period_start').notNull(),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.meter, table.periodStart] }),
    check('usage_counters_used', sql`${table.used} >= 0`),
  ],
);

/** Released reservations, so that each is released once. */
export const quotaRefunds = pgTable(
  'quota_refunds',
  {
    reservationId: uuid('reservation_id').primaryKey(),
    ownerId: owner(),
    refundedAt: time('refunded_at').notNull(),
  },
  (table) => [index('quota_refunds_owner').on(table.ownerId, table.refundedAt)],
);
