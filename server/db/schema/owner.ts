import { uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

/** The account that a row belongs to, and with which it goes. */
export const owner = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
