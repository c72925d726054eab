import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { WorkingContent } from '#contract/generated/schemas.ts';
import type { Database } from '#server/db/client.ts';
import { promptWorkingCopies as copies } from '#server/db/schema/prompts-drafts.ts';
import { prompts } from '#server/db/schema/prompts.ts';
import { vector, type PromptChange } from '../prompt/repository.ts';
import { endWorkingCopy, isCopy, type CopyKey } from '../prompt/working-copy-sql.ts';

export type WorkingCopyRow = {
  revision: number;
  baseVersion: number;
  content: WorkingContent;
  updatedAt: Date;
};
/** Takes back what was written together with a revision that another device has passed. */
class StaleRevision extends Error {}

export function workingCopyRepository(db: Database) {
  return {
    async find(key: CopyKey): Promise<WorkingCopyRow | undefined> {
      const [row] = await db
        .select({
          revision: copies.revision,
          baseVersion: copies.baseVersion,
          content: copies.content,
          updatedAt: copies.updatedAt,
        })
        .from(copies)
        .where(and(isCopy(key), isNotNull(copies.content)));
      return row?.content ? { ...row, content: row.content } : undefined;
    },

    /**
     * Keeps a working copy, if `revision` still is its newest: the writing statement holds the condition.
     * `draft` is what a draft says by it, kept together with it.
     * @returns the new revision; undefined when another device was faster.
     */
    keep(
      input: CopyKey & WorkingCopyRow & { draft?: Partial<PromptChange> & { terms: string[] } },
    ): Promise<number | undefined> {
      const { revision, baseVersion, content, updatedAt, draft } = input;
      const next = { baseVersion, content, updatedAt };
      return db
        .transaction(async (tx) => {
          if (draft) {
            const { terms, ...change } = draft;
            await tx
              .update(prompts)
              .set({ ...change, search: vector(terms) })
              .where(
                and(
                  eq(prompts.id, input.promptId),
                  eq(prompts.ownerId, input.userId),
                  eq(prompts.version, 0),
                  isNull(prompts.deletedAt),
                ),
              );
          }
          const change = { ...next, revision: sql`${copies.revision} + 1` };
          const kept =
            revision === 0
              ? await tx
                  .insert(copies)
                  .values({ promptId: input.promptId, userId: input.userId, revision: 1, ...next })
                  .onConflictDoUpdate({
                    target: [copies.promptId, copies.userId],
                    set: change,
                    setWhere: isNull(copies.content),
                  })
                  .returning({ revision: copies.revision })
              : await tx
                  .update(copies)
                  .set(change)
                  .where(
                    and(isCopy(input), eq(copies.revision, revision), isNotNull(copies.content)),
                  )
                  .returning({ revision: copies.revision });
          const [row] = kept;
          if (!row) throw new StaleRevision();
          return row.revision;
        })
        .catch((error: unknown) => {
          if (error instanceof StaleRevision) return undefined;
          throw error;
        });
    },

    /** Ends a working copy whose content is the version that is there already. */
    end: (key: CopyKey, revision: number) => endWorkingCopy(db, key, revision),
  };
}

export type WorkingCopyRepository = ReturnType<typeof workingCopyRepository>;
