import { sql, type SQL } from 'drizzle-orm';
import { promptFavourites, prompts } from '#server/db/schema/prompts.ts';
import type { Visibility } from '../prompt/repository.ts';

export type SortField = 'updatedAt' | 'createdAt' | 'lastRunAt' | 'runCount' | 'title';
export type Sort = { field: SortField; descending: boolean };

/** `asked` is a tsquery in which words and whole tags have to occur. */
export type ListFilter = {
  state: 'draft' | 'saved';
  asked: string | undefined;
  categoryId: string | undefined;
  favourite: boolean | undefined;
  source: string | undefined;
};

/** Column and type of each order. */
export const KEYS: Record<SortField, { column: SQL; type: SQL }> = {
  updatedAt: { column: sql`${prompts.updatedAt}`, type: sql`timestamptz` },
  createdAt: { column: sql`${prompts.createdAt}`, type: sql`timestamptz` },
  lastRunAt: { column: sql`${prompts.lastRunAt}`, type: sql`timestamptz` },
  runCount: { column: sql`${prompts.runCount}`, type: sql`integer` },
  title: { column: sql`${prompts.titleKey}`, type: sql`text` },
};

/** Only with runs there are rows without a key; elsewhere the plain order lets an index be read backwards. */
export function order(key: SQL, id: SQL, { field, descending }: Sort): SQL {
  const direction = descending ? sql`desc` : sql`asc`;
  const nulls = field === 'lastRunAt' ? sql` nulls last` : sql``;
  // The index says it of both columns, and is read only when the question does as well.
  return sql`${key} ${direction}${nulls}, ${id} ${direction}${nulls}`;
}

/** What a row of an owner has to fulfil for a reader and a filter. */
export function conditions(visibility: Visibility, ownerId: SQL, filter: ListFilter): SQL {
  const parts = [
    sql`${prompts.ownerId} = ${ownerId}`,
    sql`${prompts.deletedAt} is null`,
    filter.state === 'draft' ? sql`${prompts.version} = 0` : sql`${prompts.version} > 0`,
    sql`(${prompts.ownerId} = ${visibility.callerId} or ${prompts.visibility} = 'team')`,
  ];
  if (filter.asked)
    parts.push(
      sql`${prompts.search} @@ (quote_literal('o ' || ${ownerId}::text)::tsquery && ${filter.asked}::tsquery)`,
    );
  if (filter.categoryId) parts.push(sql`${prompts.categoryId} = ${filter.categoryId}`);
  if (filter.source) parts.push(sql`${prompts.source} = ${filter.source}`);
  if (filter.favourite !== undefined)
    parts.push(
      sql`${filter.favourite ? sql`` : sql`not `}exists (select 1 from ${promptFavourites} f where f.user_id = ${visibility.callerId} and f.prompt_id = ${prompts.id})`,
    );
  return sql.join(parts, sql` and `);
}

/** Whether a filter leaves nothing of the saved prompts out. */
export const isEmpty = ({ state, ...narrowing }: ListFilter): boolean =>
  state === 'saved' && Object.values(narrowing).every((value) => value === undefined);
