import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prompts } from '#server/db/schema/prompts.ts';
import { summarizeQuality } from '#server/domain/quality/summary.ts';

/** About a tenth of a second's work. */
const BATCH = 100;

/** The quality of prompts that an earlier release stored without it. */
export function assessRepository(db: Database) {
  return {
    /** Assesses a batch of them. What is saved meanwhile keeps what its save has computed. @returns how many there were. */
    async assessStored(): Promise<number> {
      const { id, body, variables, quality } = prompts;
      const rows = await db
        .select({ id, body, variables })
        .from(prompts)
        .where(isNull(quality))
        .orderBy(asc(id))
        .limit(BATCH);
      for (const row of rows)
        await db
          .update(prompts)
          .set({ quality: summarizeQuality(row.body, row.variables) })
          .where(and(eq(id, row.id), eq(body, row.body), isNull(quality)));
      return rows.length;
    },
  };
}
