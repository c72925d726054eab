import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prompts } from '#server/db/schema/prompts.ts';

export type TrashSort = { field: 'deletedAt' | 'title'; descending: boolean };
export type TrashFilter = { ownerId: string; deletedAfter: Date; asked: string | undefined };
export type TrashRow = Awaited<ReturnType<TrashRepository['page']>>['rows'][number];

const KEYS = { deletedAt: prompts.deletedAt, title: prompts.titleKey } as const;

function conditions({ ownerId, deletedAfter, asked }: TrashFilter): SQL | undefined {
  return and(
    eq(prompts.ownerId, ownerId),
    gt(prompts.deletedAt, deletedAfter),
    asked === undefined ? undefined : sql`${prompts.search} @@ ${asked}::tsquery`,
  );
}

export function trashRepository(db: Database) {
  return {
    /** One page of an owner's deleted prompts, and the count of all that match. */
    async page(filter: TrashFilter, sort: TrashSort, at: { limit: number; offset: number }) {
      const where = conditions(filter);
      const order = sort.descending ? desc : asc;
      const rows = await db
        .select({
          id: prompts.id,
          title: prompts.title,
          description: prompts.description,
          excerpt: prompts.excerpt,
          categoryId: prompts.categoryId,
          direction: prompts.direction,
          deletedAt: sql<Date>`${prompts.deletedAt}`.mapWith(prompts.deletedAt),
        })
        .from(prompts)
        .where(where)
        .orderBy(order(KEYS[sort.field]), order(prompts.id))
        .limit(at.limit)
        .offset(at.offset);
      return { rows, total: await db.$count(prompts, where) };
    },
  };
}

export type TrashRepository = ReturnType<typeof trashRepository>;
