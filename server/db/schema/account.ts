import { sql } from 'drizzle-orm';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/** What the person chose about the interface; keys as in the contract's `Settings`. */
export type StoredSettings = Record<string, string | boolean>;

/** People. `emailKey` is the address as it is compared: trimmed, NFC, lower case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    emailVerifiedAt: time('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    avatarUrl: text('avatar_url'),
    role: text({ enum: ['individual', 'client', 'user', 'admin'] }).notNull(),
    /** A sub-user's client, and what the client lets them do; both only with role `user`. */
    ownerId: uuid('owner_id'),
    preset: text({ enum: ['editor', 'viewer'] }),
    /** Since when the client keeps a sub-user from signing in. */
    suspendedAt: time('suspended_at'),
    company: text(),
    jobTitle: text('job_title'),
    phone: text(),
    country: text(),
    timezone: text().notNull(),
    language: text({ enum: LANGUAGE_CODES }).notNull(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull(),
    settings: jsonb().$type<StoredSettings>().notNull(),
    termsAcceptedAt: time('terms_accepted_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    lastLoginAt: time('last_login_at'),
  },
  (table) => [
    uniqueIndex('users_email').on(table.emailKey),
    index('users_owner')
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null`),
  ],
);

export type UserRow = typeof users.$inferSelect;
