import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { plainText, time } from '../columns.ts';
import type { QualitySummary } from '#contract/generated/schemas.ts';
import type { Variable } from '#core/template/variable.ts';
import type { RunParameters } from '#server/ports/model.ts';
import { users } from './account.ts';
import { owner } from './owner.ts';
import type { Reservation } from './billing.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** The form that made a prompt, as the contract's `Brief`. */
export type StoredBrief = Record<string, unknown> & { goal: string };

/** Prompts with their current version, and drafts. A deleted one keeps its row for 30 days. */
export const prompts = pgTable(
  'prompts',
  {
    id: uuid().primaryKey(),
    ownerId: owner(),
    title: text().notNull(),
    /** The title as it sorts: folded, so that case and accents do not count. */
    titleKey: plainText('title_key').notNull(),
    description: text().notNull(),
    body: text().notNull(),
    /** The body's beginning as plain text, so that a list need not read the bodies. */
    excerpt: text().notNull(),
    categoryId: uuid('category_id').notNull(),
    tags: text().array().notNull(),
    variables: jsonb().$type<Variable[]>().notNull(),
    variableCount: integer('variable_count').notNull(),
    brief: jsonb().$type<StoredBrief>(),
    language: text(),
    direction: text({ enum: ['auto', 'ltr', 'rtl'] }).notNull(),
    source: text({ enum: ['generated', 'manual', 'imported'] }).notNull(),
    visibility: text({ enum: ['private', 'team'] }).notNull(),
    estimatedTokens: integer('estimated_tokens').notNull(),
    /** The quality rules' result in short; null for what an earlier release stored, until it is assessed. */
    quality: jsonb().$type<QualitySummary>(),
    /** 0 for a draft, which has no version yet. */
    version: integer().notNull(),
    /** Who saved the current version, and when the content last changed. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    runCount: integer('run_count').notNull(),
    lastRunAt: time('last_run_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
    /** Words of title, description, body and tags, whole tags, and the owner (search-terms.ts), kept out of the row. */
    search: tsvector().notNull(),
  },
  (table) => {
    const kept = sql`${table.deletedAt} is null`;
    const saved = sql`${kept} and ${table.version} > 0`;
    const own = (name: string) => index(`prompts_${name}`);
    return [
      // With the visibility and of saved prompts alone, so that a page far down the list is found without reading rows.
      own('updated').on(table.ownerId, table.updatedAt, table.id, table.visibility).where(saved),
      own('created').on(table.ownerId, table.createdAt, table.id, table.visibility).where(saved),
      own('title').on(table.ownerId, table.titleKey, table.id, table.visibility).where(saved),
      own('runs').on(table.ownerId, table.runCount, table.id, table.visibility).where(saved),
      own('last_run')
        .on(table.ownerId, table.lastRunAt.desc().nullsLast(), table.id.desc(), table.visibility)
        .where(saved),
      own('category').on(table.ownerId, table.categoryId).where(kept),
      own('drafts')
        .on(table.ownerId, table.updatedAt, table.id)
        .where(sql`${kept} and ${table.version} = 0`),
      own('unassessed')
        .on(table.id)
        .where(sql`${table.quality} is null`),
      own('search').using('gin', table.search).where(saved),
      own('trash')
        .on(table.deletedAt)
        .where(sql`${table.deletedAt} is not null`),
      own('trash_of_owner')
        .on(table.ownerId, table.deletedAt, table.id)
        .where(sql`${table.deletedAt} is not null`),
    ];
  },
);

/** The versions of a prompt. A row never changes; the oldest of very many are removed. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    promptId: uuid('prompt_id')
      .notNull()
      .references(() => prompts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    body: text().notNull(),
    variables: jsonb().$type<Variable[]>().notNull(),
    changeNote: text('change_note'),
    cause: text({ enum: ['manual', 'generate', 'improve', 'restore', 'import'] }).notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.version] })],
);

/** Each person's own marks. A starter can be marked too, so the prompt need not be in `prompts`. */
export const promptFavourites = pgTable(
  'prompt_favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    promptId: uuid('prompt_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.promptId] }),
    index('prompt_favourites_prompt').on(table.promptId),
  ],
);

/** Saved prompts and drafts by owner, so that a limit is one conditional statement. */
export const savedPromptCounts = pgTable('prompt_shelves', {
  ownerId: owner().primaryKey(),
  saved: integer().notNull(),
  drafts: integer().notNull().default(0),
});

/**
 * Runs that gave output, and those under way. `reservation` is the quota's receipt while a refund is
 * possible. The key lets a repeat find a run whose server died.
 */
export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key'),
    /** Of the request with that key: another request does not get this run. */
    requestHash: text('request_hash'),
    /** A saved prompt's or a starter's; absent for a draft, and once the prompt is erased. */
    promptId: uuid('prompt_id'),
    promptVersion: integer('prompt_version'),
    categoryId: uuid('category_id').notNull(),
    values: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    rendered: text().notNull(),
    model: text().notNull(),
    isDemo: boolean('is_demo').notNull(),
    parameters: jsonb().$type<RunParameters>().notNull(),
    output: text().notNull(),
    status: text({ enum: ['streaming', 'done', 'stopped', 'failed'] }).notNull(),
    failureCode: text('failure_code'),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    latencyMs: integer('latency_ms').notNull(),
    firstTokenMs: integer('first_token_ms'),
    rating: text({ enum: ['up', 'down'] }),
    reservation: jsonb().$type<Reservation>(),
    createdAt: time('created_at').notNull(),
    /** Moves while output comes in; a run that streams without moving was left by a crash. */
    touchedAt: time('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('runs_key').on(table.userId, table.idempotencyKey),
    index('runs_user').on(table.userId, table.createdAt),
    index('runs_prompt').on(table.promptId, table.userId),
    index('runs_streaming')
      .on(table.touchedAt)
      .where(sql`${table.status} = 'streaming'`),
  ],
);

/**
 * Activity log of a person, for figures that deleting a prompt does not lower. A generation or download is
 * `pending` with its quota's receipt while it is being made; a run is entered with its first output.
 */
export const promptActivities = pgTable(
  'prompt_activities',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['save', 'generation', 'run', 'download'] }).notNull(),
    state: text({ enum: ['pending', 'done'] }).notNull(),
    categoryId: uuid('category_id'),
    reservation: jsonb().$type<Reservation>(),
    /** Generations: SHA-256 of the goal, which corrections have to share, and how many it had. */
    goalHash: text('goal_hash'),
    corrections: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('prompt_activities_user').on(table.userId, table.createdAt, table.kind),
    index('prompt_activities_time')
      .on(table.createdAt)
      .where(sql`${table.state} = 'done'`),
    index('prompt_activities_pending')
      .on(table.createdAt)
      .where(sql`${table.state} = 'pending'`),
  ],
);
