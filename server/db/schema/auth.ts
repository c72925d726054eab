import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { users } from './account.ts';

/** Where people are signed in. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    remember: boolean().notNull(),
    device: text().notNull(),
    browser: text().notNull(),
    /** Coarse: without the last part. */
    network: text().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    idleExpiresAt: time('idle_expires_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    index('sessions_user').on(table.userId, table.lastUsedAt),
  ],
);

/** Links and codes that were mailed. For a code, `tokenHash` is the challenge's and `codeHash` the code's. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['verifyEmail', 'resetPassword', 'otp'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    codeHash: text('code_hash'),
    remember: boolean().notNull(),
    attempts: integer().notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    uniqueIndex('auth_tokens_token').on(table.tokenHash),
    index('auth_tokens_user').on(table.userId, table.purpose),
  ],
);

/** Networks (hashed) from which a person signed in before: their tries have a budget of their own. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    networkHash: text('network_hash').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.networkHash] })],
);
