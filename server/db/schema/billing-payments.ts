import { sql } from 'drizzle-orm';
import {
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
import { cents, time } from '../columns.ts';
import { owner } from './owner.ts';

/** Quotes that were shown. Paying one names its id; nothing of it comes from a request. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** The quote as the engine made it (`modules/billing/engine/quote.ts`). */
    quote: jsonb().$type<unknown>().notNull(),
    couponCode: text('coupon_code'),
    /** The price list that it was made from. */
    prices: text().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('quotes_owner').on(table.ownerId, table.createdAt)],
);

/**
 * Payments: the intent first, then what the provider says of it. One that lives (open or succeeded) is alone
 * for its event, so that two tabs, a repeat and a job never charge it twice. Outlives the account, as the books do.
 */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    quoteId: uuid('quote_id'),
    ledgerKey: text('ledger_key').notNull(),
    /** The idempotency key of the request that began it. */
    requestKey: text('request_key'),
    status: text({
      enum: ['requiresAction', 'processing', 'succeeded', 'failed', 'canceled'],
    }).notNull(),
    quote: jsonb().$type<unknown>().notNull(),
    couponCode: text('coupon_code'),
    amount: cents('amount').notNull(),
    currency: text().notNull(),
    /** The provider's name for it; absent until the provider has answered, and when nothing is due. */
    providerId: text('provider_id'),
    cardId: uuid('card_id'),
    failureCode: text('failure_code'),
    transactionId: uuid('transaction_id'),
    /**
     * Renewal consent: version of the accepted text, IP address and language. Null for renewals, which rest on
     * the consent of the first payment.
     */
    consentVersion: text('consent_version'),
    consentAddress: text('consent_address'),
    consentLanguage: text('consent_language'),
    /** What was paid back, or is on its way back. */
    refunded: cents('refunded').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payments_event')
      .on(table.ownerId, table.ledgerKey)
      .where(sql`${table.status} in ('requiresAction', 'processing', 'succeeded')`),
    uniqueIndex('payments_provider').on(table.providerId),
    index('payments_open')
      .on(table.ownerId, table.createdAt)
      .where(sql`${table.status} in ('requiresAction', 'processing')`),
    check('payments_amount', sql`${table.amount} >= 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);

/** Numbers of invoices and credit notes: one row a series and year, counted up by the paying transaction. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    series: text({ enum: ['PW', 'PWC', 'PWF'] }).notNull(),
    year: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);

/** Redemptions of coupons, one a person. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    code: text().notNull(),
    ownerId: uuid('owner_id').notNull(),
    redeemedAt: time('redeemed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.ownerId] })],
);

/** How often a coupon was redeemed: counted up by a statement that knows the limit. */
export const couponUses = pgTable('coupon_uses', {
  code: text().primaryKey(),
  used: integer().notNull(),
});

/** The built-in sandbox's own books: payments and card set-ups as a provider would keep them. No number of a card. */
export const sandboxIntents = pgTable(
  'sandbox_intents',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['payment', 'setup', 'refund'] }).notNull(),
    ownerId: uuid('owner_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the client secret. */
    secretHash: text('secret_hash').notNull(),
    amount: cents('amount').notNull(),
    currency: text().notNull(),
    status: text({
      enum: ['requiresAction', 'processing', 'succeeded', 'failed', 'canceled'],
    }).notNull(),
    /** The test card's token. */
    card: text(),
    fingerprint: text(),
    failureCode: text('failure_code'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('sandbox_intents_key').on(table.idempotencyKey),
    uniqueIndex('sandbox_intents_secret').on(table.secretHash),
  ],
);
