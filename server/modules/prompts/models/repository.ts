import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { modelConnections, modelSettings } from '#server/db/schema/prompts-models.ts';

export type ConnectionRow = typeof modelConnections.$inferSelect;

/** What a model is used for; each has a default of its own. */
export const WORKS = ['generate', 'run'] as const;
export type Work = (typeof WORKS)[number];

const DEFAULT_FLAGS = { generate: 'isGenerateDefault', run: 'isRunDefault' } as const;
export const isDefaultFor = (row: ConnectionRow, work: Work): boolean => row[DEFAULT_FLAGS[work]];

const newestFirst = [desc(modelConnections.createdAt), desc(modelConnections.id)] as const;
const installation = eq(modelSettings.id, 'installation');

/** Connected models of the installation. */
export function connectionRepository(db: Database) {
  return {
    list: (): Promise<ConnectionRow[]> =>
      db
        .select()
        .from(modelConnections)
        .orderBy(...newestFirst),

    async find(id: string): Promise<ConnectionRow | undefined> {
      const [row] = await db.select().from(modelConnections).where(eq(modelConnections.id, id));
      return row;
    },

    /** Whether the server may look for models; so until a person has said no. */
    async discovery(): Promise<boolean> {
      const [row] = await db.select().from(modelSettings).where(installation);
      return row?.discovery ?? true;
    },

    async setDiscovery(discovery: boolean, updatedAt: Date): Promise<void> {
      await db
        .insert(modelSettings)
        .values({ id: 'installation', discovery, updatedAt })
        .onConflictDoUpdate({ target: modelSettings.id, set: { discovery, updatedAt } });
    },

    /** Changes connections one after another, on every server: one of them is the default. */
    change: <T>(work: (tx: Database) => Promise<T>): Promise<T> =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended('model-connections', 0))`,
        );
        return work(tx);
      }),

    /** Adds a connection, or replaces the key of the one to the same model. */
    async save(row: ConnectionRow): Promise<ConnectionRow> {
      const { sealedKey, createdBy } = row;
      const [saved] = await db
        .insert(modelConnections)
        .values(row)
        .onConflictDoUpdate({
          target: [modelConnections.provider, modelConnections.model],
          set: { sealedKey, createdBy },
        })
        .returning();
      if (!saved) throw new Error('A connection was neither added nor replaced');
      return saved;
    },

    async remove(id: string): Promise<ConnectionRow | undefined> {
      const [row] = await db
        .delete(modelConnections)
        .where(eq(modelConnections.id, id))
        .returning();
      return row;
    },

    /** The former default of the work steps back first, since only one may be. None: the operator's model. */
    async setDefault(work: Work, id: string | undefined): Promise<void> {
      const flag = DEFAULT_FLAGS[work];
      await db
        .update(modelConnections)
        .set({ [flag]: false })
        .where(eq(modelConnections[flag], true));
      if (id !== undefined)
        await db
          .update(modelConnections)
          .set({ [flag]: true })
          .where(eq(modelConnections.id, id));
    },
  };
}
