import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptActivities, prompts } from '#server/db/schema/prompts.ts';
import type { Visibility } from '../prompt/repository.ts';
import { rowsOf } from './raw-rows.ts';

/** Counts of prompts and of their use by category. */
export function categoryRepository(db: Database) {
  return {
    /** Prompts that the reader may see by category. */
    async counts(visibility: Visibility): Promise<Map<string, number>> {
      const owners = [visibility.callerId, ...visibility.othersIds];
      const result = await db.execute(sql`select ${prompts.categoryId} as id, count(*)::int as count
        from ${prompts} where ${inArray(prompts.ownerId, owners)} and ${prompts.deletedAt} is null and ${prompts.version} > 0
        and (${prompts.ownerId} = ${visibility.callerId} or ${prompts.visibility} = 'team')
        group by ${prompts.categoryId}`);
      return new Map(
        rowsOf<{ id: string; count: number }>(result).map(({ id, count }) => [id, count]),
      );
    },

    /** What these people keep and ran, by category. */
    async usage(userIds: readonly string[]): Promise<Map<string, { saves: number; runs: number }>> {
      const result =
        await db.execute(sql`select id, sum(saves)::int as saves, sum(runs)::int as runs from (
          select ${prompts.categoryId} as id, count(*) as saves, 0 as runs from ${prompts}
          where ${inArray(prompts.ownerId, [...userIds])} and ${prompts.deletedAt} is null and ${prompts.version} > 0
          group by ${prompts.categoryId}
          union all
          select ${promptActivities.categoryId}, 0, count(*) from ${promptActivities}
          where ${inArray(promptActivities.userId, [...userIds])} and ${promptActivities.kind} = 'run'
          group by ${promptActivities.categoryId}
        ) usage where id is not null group by id`);
      const rows = rowsOf<{ id: string; saves: number; runs: number }>(result);
      return new Map(rows.map((row) => [row.id, { saves: row.saves, runs: row.runs }]));
    },
  };
}

export type CategoryRepository = ReturnType<typeof categoryRepository>;
