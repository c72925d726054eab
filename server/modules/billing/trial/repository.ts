import type { Database } from '#server/db/client.ts';
import { trials } from '#server/db/schema/billing.ts';

/**
 * Uses up the one trial of a person: by account and by normalised address, ever. Of many requests at once the unique
 * indexes let one through; `false` for the others.
 */
export async function takeTrial(
  tx: Database,
  trial: { id: string; ownerId: string; addressHash: string; startedAt: Date },
): Promise<boolean> {
  const taken = await tx
    .insert(trials)
    .values(trial)
    .onConflictDoNothing()
    .returning({ id: trials.id });
  return taken.length > 0;
}
