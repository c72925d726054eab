import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { owner } from './owner.ts';

/** Saved cards: enough to know them again. Their numbers never reach this server. */
export const cards = pgTable(
  'cards',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** The payment provider's name for the card, and for the set-up that brought it. */
    providerId: text('provider_id').notNull(),
    setupIntentId: text('setup_intent_id').notNull(),
    brand: text({
      enum: ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'unknown'],
    }).notNull(),
    last4: text().notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    isDefault: boolean('is_default').notNull(),
    /** The same for one card, however often it is set up; absent on cards from before it was kept. */
    fingerprint: text(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('cards_setup').on(table.setupIntentId),
    uniqueIndex('cards_default')
      .on(table.ownerId)
      .where(sql`${table.isDefault}`),
    uniqueIndex('cards_fingerprint').on(table.ownerId, table.fingerprint),
    index('cards_owner').on(table.ownerId, table.createdAt),
    check('cards_last4', sql`${table.last4} ~ '^[0-9]{4}$'`),
  ],
);

/** Set-ups of cards that were begun with the provider, with the consent to renewal that a trial asks for. */
export const cardSetups = pgTable(
  'card_setups',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** The idempotency key of the request that began it. */
    requestKey: text('request_key'),
    /** The provider's name for it; absent until the provider has answered. */
    providerId: text('provider_id'),
    /** The sentence about renewal that was accepted, with the address of the network and the language. */
    consentVersion: text('consent_version'),
    consentAddress: text('consent_address'),
    consentLanguage: text('consent_language'),
    /** When its card was saved; the card may have been removed since. */
    keptAt: time('kept_at'),
    cardId: uuid('card_id').references(() => cards.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('card_setups_provider').on(table.providerId),
    uniqueIndex('card_setups_request').on(table.ownerId, table.requestKey),
    index('card_setups_owner').on(table.ownerId, table.createdAt),
  ],
);

/** The customers that the payment provider holds for accounts. */
export const paymentCustomers = pgTable('payment_customers', {
  ownerId: owner().primaryKey(),
  /** The provider's name for the customer. */
  providerId: text('provider_id').notNull(),
  createdAt: time('created_at').notNull(),
});
