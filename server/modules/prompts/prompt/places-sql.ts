import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';

/** A person's drafts, however old they are. */
export const MAX_DRAFTS = 50;

/** What a prompt counts among: the plan's saved prompts, or the drafts, which have no version. */
export type Place = 'saved' | 'drafts';

export const placeOf = (version: number): Place => (version === 0 ? 'drafts' : 'saved');

/** The limit of a place; `saved` is the plan's, null for none. */
export const limitOf = (place: Place, saved: number | null) =>
  place === 'drafts' ? MAX_DRAFTS : saved;

/** Takes a place, or not: one statement, so that a limit holds against any crowd. */
export async function takePlace(
  tx: Database,
  ownerId: string,
  place: Place,
  limit: number | null,
): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const column = savedPromptCounts[place];
  const taken = await tx
    .insert(savedPromptCounts)
    .values({ ownerId, saved: 0, drafts: 0, [place]: 1 })
    .onConflictDoUpdate({
      target: savedPromptCounts.ownerId,
      set: { [place]: sql`${column} + 1` },
      ...(limit !== null && { setWhere: sql`${column} < ${limit}` }),
    })
    .returning({ taken: column });
  return taken.length > 0;
}

export async function freePlace(tx: Database, ownerId: string, place: Place): Promise<void> {
  await tx
    .update(savedPromptCounts)
    .set({ [place]: sql`greatest(${savedPromptCounts[place]} - 1, 0)` })
    .where(eq(savedPromptCounts.ownerId, ownerId));
}

/** Takes everything back: there is no place. */
export class NoPlace extends Error {}

/** A transaction that `NoPlace` takes back. */
export function rolledBackWhenFull<T>(
  db: Database,
  work: (tx: Database) => Promise<T>,
): Promise<T | 'full'> {
  return db.transaction(work).catch((error: unknown) => {
    if (error instanceof NoPlace) return 'full' as const;
    throw error;
  });
}
