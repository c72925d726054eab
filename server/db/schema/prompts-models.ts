import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { users } from './account.ts';

/** Models that people connected, for the whole installation. */
export const modelConnections = pgTable(
  'model_connections',
  {
    id: uuid().primaryKey(),
    provider: text({
      enum: [
        'openai',
        'anthropic',
        'google',
        'mistral',
        'openrouter',
        'groq',
        'deepseek',
        'ollama',
        'lmstudio',
        'llamacpp',
      ],
    }).notNull(),
    model: text().notNull(),
    /** Encrypted by the server's secret; absent where the provider needs none. */
    sealedKey: text('sealed_key'),
    isRunDefault: boolean('is_default').notNull(),
    isGenerateDefault: boolean('is_generate_default').notNull().default(false),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('model_connections_model').on(table.provider, table.model),
    uniqueIndex('model_connections_default')
      .on(table.isRunDefault)
      .where(sql`${table.isRunDefault}`),
    uniqueIndex('model_connections_generate_default')
      .on(table.isGenerateDefault)
      .where(sql`${table.isGenerateDefault}`),
    index('model_connections_creator').on(table.createdBy),
  ],
);

/** Answers that hold for the whole installation. */
export const modelSettings = pgTable('model_settings', {
  /** The one row. */
  id: text({ enum: ['installation'] }).primaryKey(),
  /** Whether the server may look for models on its own computer. */
  discovery: boolean().notNull(),
  updatedAt: time('updated_at').notNull(),
});
