import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptActivities, promptFavourites, prompts } from '#server/db/schema/prompts.ts';

/** Completed activities of one kind within the quarter of an hour that begins at `at`. */
type ActivityCount = {
  at: Date;
  kind: 'save' | 'generation' | 'run' | 'download';
  count: number;
};

const QUARTER_S = 900;
const total = sql<number>`count(*)::int`.mapWith(Number);

/** A person's own figures: stocks and activity. */
export function figuresRepository(db: Database) {
  const ownOf = (userId: string) =>
    and(eq(prompts.ownerId, userId), isNull(prompts.deletedAt), gt(prompts.version, 0));

  return {
    async countPrompts(userId: string): Promise<number> {
      const [row] = await db.select({ count: total }).from(prompts).where(ownOf(userId));
      return row?.count ?? 0;
    },

    /** The person's own prompts that they marked. */
    async countFavourites(userId: string): Promise<number> {
      const [row] = await db
        .select({ count: total })
        .from(promptFavourites)
        .innerJoin(prompts, eq(prompts.id, promptFavourites.promptId))
        .where(and(eq(promptFavourites.userId, userId), ownOf(userId)));
      return row?.count ?? 0;
    },

    /** Activity since a moment, by quarter of an hour: every time zone's days are made of those. */
    async activity(userId: string, since: Date): Promise<ActivityCount[]> {
      const quarter = sql`floor(extract(epoch from ${promptActivities.createdAt}) / ${sql.raw(String(QUARTER_S))})`;
      const rows = await db
        .select({
          quarter: sql<number>`${quarter}::int`.mapWith(Number),
          kind: promptActivities.kind,
          count: total,
        })
        .from(promptActivities)
        .where(
          and(
            eq(promptActivities.userId, userId),
            gte(promptActivities.createdAt, since),
            eq(promptActivities.state, 'done'),
          ),
        )
        .groupBy(quarter, promptActivities.kind);
      return rows.map((row) => ({
        at: new Date(row.quarter * QUARTER_S * 1000),
        kind: row.kind,
        count: row.count,
      }));
    },
  };
}
