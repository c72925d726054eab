import { and, inArray, lt } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptFavourites, prompts, runs } from '#server/db/schema/prompts.ts';

const BATCH = 500;

/** Background maintenance: the trash is purged. */
export function maintenanceRepository(db: Database) {
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
  };
}

export type MaintenanceRepository = ReturnType<typeof maintenanceRepository>;
