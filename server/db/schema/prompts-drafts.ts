import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { WorkingContent } from '#contract/generated/schemas.ts';
import { time } from '../columns.ts';
import { users } from './account.ts';
import { prompts } from './prompts.ts';

/**
 * What a person has in the editor of a prompt, in no version yet. A row without content is one that was
 * saved: it keeps the revision, so that a device that is behind cannot write over what came after.
 */
export const promptWorkingCopies = pgTable(
  'prompt_working_copies',
  {
    promptId: uuid('prompt_id')
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** The version that the change began from. */
    baseVersion: integer('base_version').notNull(),
    content: jsonb().$type<WorkingContent>(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promptId, table.userId] }),
    index('prompt_working_copies_user').on(table.userId),
  ],
);
