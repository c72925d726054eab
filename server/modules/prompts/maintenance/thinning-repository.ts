import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prompts, promptVersions, runs } from '#server/db/schema/prompts.ts';

/** What is kept however old it is. More than anybody looks through, and an end to what one account fills. */
export const KEPT = { runs: 5_000, versions: 1_000 } as const;
const BATCH = 500;

/** Keeps histories from growing without end. What is removed is decided by the statement that removes. */
export function thinningRepository(db: Database) {
  return {
    /** Removes a batch of runs from before, each older than its person's newest 5,000. */
    async thinRuns(before: Date): Promise<number> {
      const crowded = db
        .select({ userId: runs.userId })
        .from(runs)
        .groupBy(runs.userId)
        .having(sql`count(*) > ${KEPT.runs}`)
        .as('crowded');
      const removed = await db
        .delete(runs)
        .where(
          sql`${runs.status} <> 'streaming' and ${runs.createdAt} < ${before.toISOString()}::timestamptz
            and ${runs.id} in (select old.id from ${crowded} cross join lateral (
              select surplus.id from (
                select r.id, r.created_at from ${runs} r where r.user_id = crowded.user_id
                order by r.created_at desc, r.id desc offset ${KEPT.runs}) surplus
              order by surplus.created_at limit ${BATCH}) old)`,
        )
        .returning({ id: runs.id });
      return removed.length;
    },

    /** Removes versions older than a prompt's newest 1,000; its first one stays. */
    async thinVersions(): Promise<number> {
      const removed = await db
        .delete(promptVersions)
        .where(
          sql`${promptVersions.version} > 1 and exists (select from ${prompts} p
            where p.version > ${KEPT.versions} + 1 and p.id = ${promptVersions.promptId}
              and ${promptVersions.version} <= p.version - ${KEPT.versions})`,
        )
        .returning({ version: promptVersions.version });
      return removed.length;
    },
  };
}

export type ThinningRepository = ReturnType<typeof thinningRepository>;
