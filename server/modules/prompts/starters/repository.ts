import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { startersUse } from './use-sql.ts';

/** What people did with a starter: whether the reader marked it, how often their team ran it. */
export type StarterUse = {
  isFavourite: boolean;
  runs?: { count: number; lastAt: Date } | undefined;
};

/** Favourites and runs of starters, whose texts are in no table. */
export function starterUseRepository(db: Database) {
  const starter = sql`(select ${sql.placeholder('id')}::uuid as id) starter`;
  const statement = prepared(() =>
    db
      .select({
        marked: sql<boolean>`exists (select 1 from prompt_favourites f where f.user_id = ${sql.placeholder('callerId')}::uuid and f.prompt_id = starter.id)`,
        runs: sql<number>`use.runs`.mapWith(Number),
        lastAt: sql<string | null>`use.last_at`,
      })
      .from(sql`${starter} ${startersUse(sql`starter.id`)}`),
  );
  return {
    /** Looks up the use of a starter. */
    async find(callerId: string, id: string): Promise<StarterUse> {
      const [row] = await statement().execute({ callerId, id });
      return useOf(row?.marked ?? false, row?.runs ?? 0, row?.lastAt ?? null);
    },
  };
}

/** A use as statements answer it; no runs are none at all. */
export function useOf(isFavourite: boolean, count: number, lastAt: string | null): StarterUse {
  return { isFavourite, runs: lastAt ? { count, lastAt: new Date(lastAt) } : undefined };
}

export type StarterUseRepository = ReturnType<typeof starterUseRepository>;
