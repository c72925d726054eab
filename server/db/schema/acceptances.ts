import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/**
 * Acceptances of the terms, one row each. Rows are only added; they outlive the account, as proof of what was agreed,
 * and hold no reference to it.
 */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id').notNull(),
    occasion: text({ enum: ['registration', 'invitation', 'trial', 'payment'] }).notNull(),
    /** The version of the built-in terms, or the address of the operator's own. */
    version: text().notNull(),
    /** Address of the network that the request came from. */
    address: text().notNull(),
    /** The language that the terms were shown in. */
    language: text().notNull(),
    acceptedAt: time('accepted_at').notNull(),
  },
  (table) => [index('terms_acceptances_user').on(table.userId, table.acceptedAt)],
);
