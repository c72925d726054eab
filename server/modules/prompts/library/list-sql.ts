import { sql, type SQL } from 'drizzle-orm';
import { promptFavourites, prompts } from '#server/db/schema/prompts.ts';

export type SortField = 'updatedAt' | 'createdAt' | 'lastRunAt' | 'runCount' | 'title';
export type Sort = { field: SortField; descending: boolean };

/** What the text of a list's statement depends on; the values are placeholders. */
export type ListShape = {
  sort: Sort;
  state: 'draft' | 'saved';
  /** Whose stored prompts are listed. */
  mine: boolean;
  team: boolean;
  starters: boolean;
  /** Whether words and whole tags have to occur: the placeholder `asked`, a tsquery. */
  asked: boolean;
  category: boolean;
  source: boolean;
  favourite: boolean | undefined;
};

/** The column of each order. */
export const KEYS: Record<SortField, SQL> = {
  updatedAt: sql`${prompts.updatedAt}`,
  createdAt: sql`${prompts.createdAt}`,
  lastRunAt: sql`${prompts.lastRunAt}`,
  runCount: sql`${prompts.runCount}`,
  title: sql`${prompts.titleKey}`,
};

/** Only with runs there are rows without a key; elsewhere the plain order lets an index be read backwards. */
export function order(key: SQL, id: SQL, { field, descending }: Sort): SQL {
  const direction = descending ? sql`desc` : sql`asc`;
  const nulls = field === 'lastRunAt' ? sql` nulls last` : sql``;
  // The index says it of both columns, and is read only when the question does as well.
  return sql`${key} ${direction}${nulls}, ${id} ${direction}${nulls}`;
}

export const callerId = sql`${sql.placeholder('callerId')}::uuid`;

/** Whether the caller marked the prompt `id`. */
export const isMarked = (id: SQL): SQL =>
  sql`exists (select 1 from ${promptFavourites} f where f.user_id = ${callerId} and f.prompt_id = ${id})`;

/** Whether a prompt of an owner has every word and tag that is asked for. */
export const hasWords = (ownerId: SQL, search: SQL): SQL =>
  sql`${search} @@ (quote_literal('o ' || ${ownerId}::text)::tsquery && ${sql.placeholder('asked')}::tsquery)`;

const shared = sql`${prompts.visibility} = 'team'`;
const SEEN = {
  own: undefined,
  others: shared,
  both: sql`(${prompts.ownerId} = ${callerId} or ${shared})`,
};

/** What a row of an owner has to fulfil for a reader and a filter, words aside. */
export function conditions(ownerId: SQL, shape: ListShape, whose: keyof typeof SEEN): SQL {
  const parts = [
    sql`${prompts.ownerId} = ${ownerId}`,
    sql`${prompts.deletedAt} is null`,
    shape.state === 'draft' ? sql`${prompts.version} = 0` : sql`${prompts.version} > 0`,
  ];
  const seen = SEEN[whose];
  if (seen) parts.push(seen);
  if (shape.category)
    parts.push(sql`${prompts.categoryId} = ${sql.placeholder('categoryId')}::uuid`);
  if (shape.source) parts.push(sql`${prompts.source} = ${sql.placeholder('source')}`);
  if (shape.favourite !== undefined)
    parts.push(sql`${shape.favourite ? sql`` : sql`not `}${isMarked(sql`${prompts.id}`)}`);
  return sql.join(parts, sql` and `);
}

/** Whether a filter leaves prompts of its owners out. */
export const isFiltered = ({ category, source, favourite }: ListShape): boolean =>
  category || source || favourite !== undefined;
