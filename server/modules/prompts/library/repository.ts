import { inArray, sql, eq, and } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { promptFavourites, savedPromptCounts, prompts } from '#server/db/schema/prompts.ts';
import { rowsOf } from './raw-rows.ts';
import { personColumns, type Person, type Visibility } from '../prompt/repository.ts';
import { KEYS, type ListFilter, type Sort, conditions, isEmpty, order } from './list-sql.ts';

/** A starter, which is in no table, among the rows of a list. */
export type StarterRow = { id: string; key: string | number | null };

export type PromptListRow = {
  id: string;
  title: string;
  description: string;
  excerpt: string;
  categoryId: string;
  tags: string[];
  language: string | null;
  direction: 'auto' | 'ltr' | 'rtl';
  source: 'generated' | 'manual' | 'imported';
  visibility: 'private' | 'team';
  estimatedTokens: number;
  variableCount: number;
  version: number;
  runCount: number;
  lastRunAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  owner: Person;
  favourite: string | null;
};

export function listRepository(db: Database) {
  return {
    /**
     * One page of the ids that the reader may see, the `starters` sorted in among them, and how many there are.
     * Each owner's part is read in the index's order, so a page costs the rows before it, not all rows.
     */
    async page(
      visibility: Visibility,
      owners: readonly string[],
      filter: ListFilter,
      sort: Sort,
      starters: readonly StarterRow[],
      at: { limit: number; offset: number },
    ): Promise<{ ids: string[]; total: number }> {
      const { column, type } = KEYS[sort.field];
      const where = conditions(visibility, sql`o.id`, filter);
      const far = at.offset + at.limit;
      const from = sql`unnest(${sql.param([...owners])}::uuid[]) as o(id)`;
      // Full-text matches are counted via the GIN index; plain lists stop at the page.
      const hits = filter.asked
        ? sql`with hits as materialized (select p.id, p.key from ${from} cross join lateral
            (select ${prompts.id}, ${column} as key from ${prompts} where ${where}) p)`
        : sql`with hits as not materialized (select p.id, p.key from ${from} cross join lateral
            (select ${prompts.id}, ${column} as key from ${prompts} where ${where}
             order by ${order(column, sql`${prompts.id}`, sort)} limit ${far}) p)`;
      // Saved prompts have a counter; of other lists only a search's hits are materialized.
      const shelved = isEmpty(filter) && owners.includes(visibility.callerId);
      const total = filter.asked
        ? sql`(select count(*) from hits)`
        : sql`(select count(*) from ${from} cross join lateral
            (select 1 from ${prompts} where ${where} ${shelved ? sql`and o.id <> ${visibility.callerId}` : sql``}) p)
            ${shelved ? sql`+ coalesce((select s.saved from ${savedPromptCounts} s where s.owner_id = ${visibility.callerId}), 0)` : sql``}`;
      const key = sort.field === 'title' ? sql`r.key collate "C"` : sql`r.key`;
      const result = await db.execute(sql`${hits}
        select (${total})::int as total, array_to_json(array(
          select r.id from (
            select id, key from hits
            union all
            select e.id, e.key from jsonb_to_recordset(${JSON.stringify(starters)}::jsonb) as e(id uuid, key ${type})
          ) r order by ${order(key, sql`r.id`, sort)} limit ${at.limit} offset ${at.offset}
        )) as ids`);
      const [row] = rowsOf<{ total: number; ids: string[] }>(result);
      return { ids: row?.ids ?? [], total: (row?.total ?? 0) + starters.length };
    },

    /** What a list shows of these prompts. The ids come from `page`, which has checked the visibility. */
    async summaries(callerId: string, ids: readonly string[]): Promise<Map<string, PromptListRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({
          id: prompts.id,
          title: prompts.title,
          description: prompts.description,
          excerpt: prompts.excerpt,
          categoryId: prompts.categoryId,
          tags: prompts.tags,
          language: prompts.language,
          direction: prompts.direction,
          source: prompts.source,
          visibility: prompts.visibility,
          estimatedTokens: prompts.estimatedTokens,
          variableCount: prompts.variableCount,
          version: prompts.version,
          runCount: prompts.runCount,
          lastRunAt: prompts.lastRunAt,
          createdAt: prompts.createdAt,
          updatedAt: prompts.updatedAt,
          owner: personColumns,
          favourite: promptFavourites.promptId,
        })
        .from(prompts)
        .innerJoin(users, eq(users.id, prompts.ownerId))
        .leftJoin(
          promptFavourites,
          and(eq(promptFavourites.promptId, prompts.id), eq(promptFavourites.userId, callerId)),
        )
        .where(inArray(prompts.id, [...ids]));
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}

export type ListRepository = ReturnType<typeof listRepository>;
