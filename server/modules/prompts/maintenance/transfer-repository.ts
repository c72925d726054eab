import { and, eq, gt, gte, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { savedPromptCounts, prompts, runs } from '#server/db/schema/prompts.ts';
import { ownerTerm } from '../prompt/search-terms.ts';

/** Prompts of people who leave a team. */
export function transferRepository(db: Database) {
  return {
    /**
     * Gives another person the prompts that one has made since a moment, trash, versions and runs too.
     * Drafts stay with their person, the only one who has seen them.
     * @returns how many, those in the trash aside.
     */
    async transfer({
      from,
      to,
      since,
    }: {
      from: string;
      to: string;
      since: Date;
    }): Promise<number> {
      const moved = await db
        .update(prompts)
        .set({
          ownerId: to,
          search: sql`ts_delete(${prompts.search}, ${ownerTerm(from)}::text) || array_to_tsvector(array[${ownerTerm(to)}::text])`,
        })
        .where(
          and(eq(prompts.ownerId, from), gte(prompts.createdAt, since), gt(prompts.version, 0)),
        )
        .returning({ id: prompts.id, deletedAt: prompts.deletedAt });
      if (moved.length === 0) return 0;
      const ids = moved.map(({ id }) => id);
      // A run under way keeps its person: its quota's receipt and its key are theirs.
      await db
        .update(runs)
        .set({ userId: to, idempotencyKey: null })
        .where(
          and(eq(runs.userId, from), inArray(runs.promptId, ids), ne(runs.status, 'streaming')),
        );
      const kept = moved.filter(({ deletedAt }) => deletedAt === null).length;
      await db
        .update(savedPromptCounts)
        .set({ saved: sql`greatest(0, ${savedPromptCounts.saved} - ${kept}::int)` })
        .where(eq(savedPromptCounts.ownerId, from));
      await db
        .insert(savedPromptCounts)
        .values({ ownerId: to, saved: kept })
        .onConflictDoUpdate({
          target: savedPromptCounts.ownerId,
          set: { saved: sql`${savedPromptCounts.saved} + ${kept}::int` },
        });
      return kept;
    },
  };
}
