import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { plainText, time } from '../columns.ts';
import { users } from './account.ts';
import { owner } from './owner.ts';

/**
 * People on a client's plan, invited ones too. `expired` is not stored: an invitation is, once its days
 * are over. `emailKey` is the address as it is compared: trimmed, NFC, lower case.
 */
export const subUsers = pgTable(
  'sub_users',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    /** The account, once the invitation was taken up. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** An unverified account that registered with the invitation, and joins once it is verified. */
    registeredUserId: uuid('registered_user_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    name: text().notNull(),
    /** The name as it sorts and is searched: case and accents do not count. */
    nameKey: plainText('name_key').notNull(),
    email: text().notNull(),
    emailKey: plainText('email_key').notNull(),
    preset: text({ enum: ['editor', 'viewer'] }).notNull(),
    status: text({ enum: ['invited', 'active', 'suspended'] }).notNull(),
    /** Whether the row counts in `team_seats`; an expired invitation may until a seat is asked for. */
    holdsSeat: integer('holds_seat').notNull(),
    invitedAt: time('invited_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Prompts made since then are the team's when the person leaves. */
    joinedAt: time('joined_at'),
  },
  (table) => [
    uniqueIndex('sub_users_email').on(table.ownerId, table.emailKey),
    uniqueIndex('sub_users_user').on(table.userId),
    index('sub_users_registered').on(table.registeredUserId),
    index('sub_users_invited')
      .on(table.ownerId, table.expiresAt)
      .where(sql`${table.status} = 'invited'`),
    check('sub_users_seat', sql`${table.holdsSeat} in (0, 1)`),
  ],
);

/** Seats of a client's plan. The check makes it impossible to take one too many, however many ask. */
export const teamSeats = pgTable(
  'team_seats',
  {
    ownerId: owner().primaryKey(),
    used: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [check('team_seats_room', sql`${table.used} between 0 and ${table.total}`)],
);

/**
 * Invitations' links: a mailed token, which proves the address, and one for the client to copy, which does
 * not. The newest of a sub-user work; the others stay, so that their page can say what became of them.
 */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    /** Hash of the mailed token. */
    tokenHash: text('token_hash').primaryKey(),
    copyTokenHash: text('copy_token_hash'),
    ownerId: owner(),
    /** Absent once the sub-user was removed. */
    subUserId: uuid('sub_user_id').references(() => subUsers.id, { onDelete: 'set null' }),
    email: text().notNull(),
    /** As the client gave it; absent when only the address was. */
    name: text(),
    preset: text({ enum: ['editor', 'viewer'] }).notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    uniqueIndex('invitation_links_copy').on(table.copyTokenHash),
    index('invitation_links_sub_user').on(table.subUserId, table.createdAt),
    index('invitation_links_expired').on(table.expiresAt),
    index('invitation_links_owner').on(table.ownerId),
  ],
);
