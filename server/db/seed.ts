import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';
import { seeds as seedTable } from './schema/platform.ts';

/** Rows that every installation begins with. `run` is repeatable; it runs again when `version` changes. */
export type Seed = { name: string; version: string; run(db: Database): Promise<void> };

/** Sows what is new, each seed in one transaction; several servers may start together. */
export async function sow(db: Database, seeds: readonly Seed[]): Promise<void> {
  for (const seed of seeds) {
    await db.transaction(async (tx) => {
      const claimed = await tx
        .insert(seedTable)
        .values({ name: seed.name, version: seed.version, sownAt: new Date() })
        .onConflictDoUpdate({
          target: seedTable.name,
          set: { version: seed.version, sownAt: new Date() },
          setWhere: sql`${seedTable.version} <> ${seed.version}`,
        })
        .returning({ name: seedTable.name });
      if (claimed.length > 0) await seed.run(tx);
    });
  }
}
