import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { promptActivities, promptFavourites, prompts } from '#server/db/schema/prompts.ts';

/** Completed activities of one kind within the quarter of an hour that begins at `at`. */
type ActivityCount = {
  at: Date;
  kind: 'save' | 'generation' | 'run' | 'download';
  count: number;
};

const QUARTER_S = 900;

/** A person's own figures: stocks and activity. */
export function figuresRepository(db: Database) {
  const userId = sql`${sql.placeholder('userId')}::uuid`;
  const isOwn = sql`${prompts.ownerId} = ${userId} and ${prompts.deletedAt} is null and ${prompts.version} > 0`;
  const quarter = sql`floor(extract(epoch from ${promptActivities.createdAt}) / ${sql.raw(String(QUARTER_S))})::int`;
  const counted = sql`(select ${quarter} as quarter, ${promptActivities.kind} as kind, count(*)::int as count
    from ${promptActivities} where ${promptActivities.userId} = ${userId}
      and ${promptActivities.createdAt} >= ${sql.placeholder('since')}::timestamptz and ${promptActivities.state} = 'done'
    group by 1, 2) counted`;
  const statement = prepared(() =>
    db
      .select({
        prompts: sql<number>`(select count(*)::int from ${prompts} where ${isOwn})`,
        favourites: sql<number>`(select count(*)::int from ${promptFavourites}
          join ${prompts} on ${prompts.id} = ${promptFavourites.promptId}
          where ${promptFavourites.userId} = ${userId} and ${isOwn})`,
        activity: sql<
          { quarter: number; kind: ActivityCount['kind']; count: number }[]
        >`(select coalesce(json_agg(counted), '[]') from ${counted})`,
      })
      .from(sql`(select 1) one`),
  );

  return {
    /**
     * The person's own prompts, those of them that they marked, and their activity since a moment by quarter of an
     * hour: every time zone's days are made of those.
     */
    async read(id: string, since: Date) {
      const [row] = await statement().execute({ userId: id, since: since.toISOString() });
      const activity = row?.activity.map(({ quarter: at, kind, count }): ActivityCount => ({
        at: new Date(at * QUARTER_S * 1000),
        kind,
        count,
      }));
      return {
        prompts: row?.prompts ?? 0,
        favourites: row?.favourites ?? 0,
        activity: activity ?? [],
      };
    },
  };
}
