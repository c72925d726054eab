import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  bigint,
  varchar,
  primaryKey,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

/** Background jobs, tried until they succeed. `payload` is encrypted: it may hold tokens. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    topic: text().notNull(),
    /** Idempotency key within the topic: a job that has one is added once, however often it is asked for. */
    key: text(),
    payload: text(),
    status: text({ enum: ['pending', 'done', 'failed'] }).notNull(),
    attempts: integer().notNull(),
    availableAt: time('available_at').notNull(),
    lockedUntil: time('locked_until'),
    createdAt: time('created_at').notNull(),
    doneAt: time('done_at'),
    lastError: text('last_error'),
    /** The row outlives its job until then, so that its key goes on working; seven days when absent. */
    keepUntil: time('keep_until'),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.topic, table.key),
    index('jobs_due').on(table.status, table.availableAt),
    index('jobs_topic').on(table.topic, table.createdAt),
  ],
);

/** First answers by idempotency key. `response` is null while the first request is under way. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb(),
    createdAt: time('created_at').notNull(),
    /** A lease, renewed by the worker that holds the claim `claimId`. */
    lockedUntil: time('locked_until').notNull(),
    claimId: uuid('claim_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** Counters of the rate limits. `expire` is in milliseconds since 1970, by the database's time. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull(),
  expire: bigint({ mode: 'number' }),
});
