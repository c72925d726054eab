import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptFavourites, runs } from '#server/db/schema/prompts.ts';
import type { Visibility } from '../prompt/repository.ts';

/** What people did with a starter: whether the reader marked it, how often their team ran it. */
export type StarterUse = {
  isFavourite: boolean;
  runs?: { count: number; lastAt: Date } | undefined;
};

/** Favourites and runs of starters, whose texts are in no table. */
export function starterUseRepository(db: Database) {
  async function favourites(userId: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .select({ id: promptFavourites.promptId })
      .from(promptFavourites)
      .where(
        and(eq(promptFavourites.userId, userId), inArray(promptFavourites.promptId, [...ids])),
      );
    return new Set(rows.map(({ id }) => id));
  }

  /** How often, and when last, these people ran the starters; demo runs and runs without output do not count. */
  async function runsOf(userIds: readonly string[], ids: readonly string[]) {
    const rows = await db
      .select({
        id: runs.promptId,
        count: sql<number>`count(*)::int`,
        lastAt: sql<string>`max(${runs.createdAt})`,
      })
      .from(runs)
      .where(
        and(
          inArray(runs.promptId, [...ids]),
          inArray(runs.userId, [...userIds]),
          eq(runs.isDemo, false),
          sql`${runs.firstTokenMs} is not null`,
        ),
      )
      .groupBy(runs.promptId);
    return new Map(rows.map(({ id, count, lastAt }) => [id, { count, lastAt: new Date(lastAt) }]));
  }

  return {
    /** Looks up the use of these starters in two statements. */
    async of(
      { callerId, othersIds }: Visibility,
      ids: readonly string[],
    ): Promise<(id: string) => StarterUse> {
      if (ids.length === 0) return () => ({ isFavourite: false });
      const [marked, ran] = await Promise.all([
        favourites(callerId, ids),
        runsOf([callerId, ...othersIds], ids),
      ]);
      return (id) => ({ isFavourite: marked.has(id), runs: ran.get(id) });
    },
  };
}

export type StarterUseRepository = ReturnType<typeof starterUseRepository>;
