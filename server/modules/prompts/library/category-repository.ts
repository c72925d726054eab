import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { promptActivities, prompts } from '#server/db/schema/prompts.ts';
import { callersTeam } from '../prompt/team-sql.ts';

type CategoryFigures = { prompts: number; saves: number; runs: number };
/** Whose saved prompts and runs are counted. */
type People = 'nobody' | 'caller' | 'team';

/** Counts of prompts and of their use by category. */
export function categoryRepository(db: Database) {
  const callerId = sql`${sql.placeholder('callerId')}::uuid`;
  const isKept = sql`${prompts.deletedAt} is null and ${prompts.version} > 0`;
  const isSeen = sql`(${prompts.ownerId} = ${callerId} or ${prompts.visibility} = 'team')`;
  const seen = sql`select ${prompts.categoryId} as id, count(*) as prompts, 0 as saves, 0 as runs
    from ${prompts} where ${prompts.ownerId} in ${callersTeam} and ${isKept} and ${isSeen} group by 1`;
  const used = (people: SQL) => sql`union all
    select ${prompts.categoryId}, 0, count(*), 0 from ${prompts}
    where ${prompts.ownerId} in ${people} and ${isKept} group by 1
    union all
    select ${promptActivities.categoryId}, 0, 0, count(*) from ${promptActivities}
    where ${promptActivities.userId} in ${people} and ${promptActivities.kind} = 'run' group by 1`;
  const statementOf = (more: SQL) =>
    prepared(() =>
      db
        .select({
          id: sql<string>`id`,
          prompts: sql<number>`sum(prompts)::int`,
          saves: sql<number>`sum(saves)::int`,
          runs: sql<number>`sum(runs)::int`,
        })
        .from(sql`(${seen} ${more}) figures`)
        .where(sql`id is not null`)
        .groupBy(sql`id`),
    );
  const statements = {
    nobody: statementOf(sql``),
    caller: statementOf(used(sql`(${callerId})`)),
    team: statementOf(used(callersTeam)),
  };

  return {
    /** By category: the prompts that the caller may see, and what these people keep and ran. */
    async figures(caller: string, people: People): Promise<Map<string, CategoryFigures>> {
      const rows = await statements[people]().execute({ callerId: caller });
      return new Map(rows.map(({ id, ...figures }) => [id, figures]));
    },
  };
}

export type CategoryRepository = ReturnType<typeof categoryRepository>;
