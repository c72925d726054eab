import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/schema/account.ts';
import { promptFavourites, prompts } from '#server/db/schema/prompts.ts';
import { personColumns, type Person } from '../prompt/repository.ts';
import { WRITTEN_AT } from '../starters/presenters.ts';
import { useOf, type StarterUse } from '../starters/repository.ts';
import { startersUse } from '../starters/use-sql.ts';
import { isFiltered, type ListShape } from './list-sql.ts';
import { pageOfList } from './page-sql.ts';

/** A starter, which is in no table, among the rows of a list. */
export type StarterRow = { id: string; titleKey: string };

/** What a shape leaves open. */
export type ListValues = {
  callerId: string;
  asked?: string | undefined;
  categoryId?: string | undefined;
  source?: string | undefined;
  starters: readonly StarterRow[];
  limit: number;
  offset: number;
};

const columns = {
  title: prompts.title,
  description: prompts.description,
  excerpt: prompts.excerpt,
  categoryId: prompts.categoryId,
  tags: prompts.tags,
  language: prompts.language,
  direction: prompts.direction,
  source: prompts.source,
  visibility: prompts.visibility,
  quality: prompts.quality,
  estimatedTokens: prompts.estimatedTokens,
  variableCount: prompts.variableCount,
  version: prompts.version,
  runCount: prompts.runCount,
  lastRunAt: prompts.lastRunAt,
  createdAt: prompts.createdAt,
  updatedAt: prompts.updatedAt,
};

export type PromptListRow = Pick<typeof prompts.$inferSelect, keyof typeof columns> & {
  id: string;
  owner: Person;
  isFavourite: boolean;
};

type ListEntry = { prompt: PromptListRow } | { starterId: string; use: StarterUse };

export function listRepository(db: Database) {
  function statementOf(shape: ListShape) {
    return () =>
      db
        .select({
          total: sql<number>`page.total`,
          id: sql<string | null>`page.id`,
          isStarter: sql<boolean>`page.is_starter`,
          runs: sql<number>`use.runs`.mapWith(Number),
          lastAt: sql<string | null>`use.last_at`,
          prompt: columns,
          owner: personColumns,
          favourite: promptFavourites.promptId,
        })
        .from(
          sql`${pageOfList(shape)} ${shape.starters ? startersUse(sql`page.id`, sql`page.is_starter`) : sql`cross join (select 0 as runs, null::timestamptz as last_at) use`}`,
        )
        .leftJoin(prompts, sql`${prompts.id} = page.id and not page.is_starter`)
        .leftJoin(users, eq(users.id, prompts.ownerId))
        .leftJoin(
          promptFavourites,
          and(
            sql`${promptFavourites.promptId} = page.id`,
            eq(promptFavourites.userId, sql.placeholder('callerId')),
          ),
        )
        .orderBy(sql`page.place`);
  }
  const whole = new Map<string, ReturnType<typeof preparedOf>>();
  const preparedOf = (shape: ListShape) => prepared(statementOf(shape));

  /** Filtered lists are of many shapes, and their plan depends on the filter: the database plans each by itself. */
  function ready(shape: ListShape) {
    if (isFiltered(shape)) return statementOf(shape)().prepare('');
    const key = JSON.stringify(shape);
    let statement = whole.get(key);
    if (!statement) whole.set(key, (statement = preparedOf(shape)));
    return statement();
  }

  return {
    /** One page of what the caller may see, and how many there are, in one statement. */
    async page(
      shape: ListShape,
      values: ListValues,
    ): Promise<{ entries: ListEntry[]; total: number }> {
      const { starters, ...rest } = values;
      const rows = await ready(shape).execute({
        ...rest,
        starterIds: starters.map(({ id }) => id),
        starterTitles: starters.map(({ titleKey }) => titleKey),
        writtenAt: WRITTEN_AT,
      });
      const entries = rows.flatMap((row): ListEntry[] => {
        const { id, isStarter, runs, lastAt, prompt, owner, favourite } = row;
        if (id === null) return [];
        const isFavourite = favourite !== null;
        if (isStarter) return [{ starterId: id, use: useOf(isFavourite, runs, lastAt) }];
        return prompt && owner ? [{ prompt: { id, ...prompt, owner, isFavourite } }] : [];
      });
      return { entries, total: rows[0]?.total ?? 0 };
    },
  };
}

export type ListRepository = ReturnType<typeof listRepository>;
