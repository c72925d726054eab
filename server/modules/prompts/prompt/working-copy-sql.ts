import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptWorkingCopies as copies } from '#server/db/schema/prompts-drafts.ts';

/** One person and prompt have one working copy. */
export type CopyKey = { promptId: string; userId: string };

export const isCopy = ({ promptId, userId }: CopyKey): SQL | undefined =>
  and(eq(copies.promptId, promptId), eq(copies.userId, userId));

/** The working copy becomes a version: it is done, unless another device has a newer one. */
export async function endWorkingCopy(tx: Database, key: CopyKey, revision: number): Promise<void> {
  await tx
    .update(copies)
    .set({ content: null, revision: sql`${copies.revision} + 1` })
    .where(and(isCopy(key), eq(copies.revision, revision)));
}
