import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptFavourites, savedPromptCounts, prompts, runs } from '#server/db/schema/prompts.ts';
import { ownerTerm } from '../prompt/search-terms.ts';

const BATCH = 500;

/** Background maintenance: purge trash, transfer ownership. */
export function createMaintenanceRepository(db: Database) {
  return {
    /** Erases what has been in the trash since before; runs stay in the history without their prompt. */
    eraseTrash(deletedBefore: Date): Promise<number> {
      return db.transaction(async (tx) => {
        const due = tx
          .select({ id: prompts.id })
          .from(prompts)
          .where(lt(prompts.deletedAt, deletedBefore))
          .limit(BATCH);
        const erased = await tx
          .delete(prompts)
          .where(and(inArray(prompts.id, due), lt(prompts.deletedAt, deletedBefore)))
          .returning({ id: prompts.id });
        const ids = erased.map(({ id }) => id);
        if (ids.length === 0) return 0;
        await tx.update(runs).set({ promptId: null }).where(inArray(runs.promptId, ids));
        await tx.delete(promptFavourites).where(inArray(promptFavourites.promptId, ids));
        return ids.length;
      });
    },

    /** Everything that one person owns, trash too, becomes another's. */
    async transfer(fromId: string, toId: string): Promise<number> {
      return db.transaction(async (tx) => {
        const moved = await tx
          .update(prompts)
          .set({
            ownerId: toId,
            search: sql`ts_delete(${prompts.search}, ${ownerTerm(fromId)}::text) || array_to_tsvector(array[${ownerTerm(toId)}::text])`,
          })
          .where(eq(prompts.ownerId, fromId))
          .returning({ deletedAt: prompts.deletedAt });
        const kept = moved.filter(({ deletedAt }) => deletedAt === null).length;
        await tx
          .update(savedPromptCounts)
          .set({ saved: 0 })
          .where(eq(savedPromptCounts.ownerId, fromId));
        await tx
          .insert(savedPromptCounts)
          .values({ ownerId: toId, saved: kept })
          .onConflictDoUpdate({
            target: savedPromptCounts.ownerId,
            set: { saved: sql`${savedPromptCounts.saved} + ${kept}` },
          });
        return kept;
      });
    },
  };
}

export type MaintenanceRepository = ReturnType<typeof createMaintenanceRepository>;
