import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import { promptVersions } from '#server/db/schema/prompts.ts';
import { personColumns, type Person } from '../prompt/repository.ts';

export type VersionSummaryRow = {
  version: number;
  changeNote: string | null;
  cause: (typeof promptVersions.$inferSelect)['cause'];
  createdAt: Date;
  author: Person | null;
};
export type VersionRow = VersionSummaryRow &
  Pick<typeof promptVersions.$inferSelect, 'body' | 'variables'>;

const summary = {
  version: promptVersions.version,
  changeNote: promptVersions.changeNote,
  cause: promptVersions.cause,
  createdAt: promptVersions.createdAt,
  author: personColumns,
};

/** Versions of a prompt. Visibility is checked on the prompt, before these are read. */
export function versionRepository(db: Database) {
  return {
    async list(
      promptId: string,
      at: { descending: boolean; limit: number; offset: number },
    ): Promise<{ items: VersionSummaryRow[]; total: number }> {
      const order = at.descending ? desc : asc;
      const items = await db
        .select(summary)
        .from(promptVersions)
        .leftJoin(users, eq(users.id, promptVersions.authorId))
        .where(eq(promptVersions.promptId, promptId))
        .orderBy(order(promptVersions.version))
        .limit(at.limit)
        .offset(at.offset);
      const [row] = await db
        .select({ total: count() })
        .from(promptVersions)
        .where(eq(promptVersions.promptId, promptId));
      return { items, total: row?.total ?? 0 };
    },

    async find(promptId: string, version: number): Promise<VersionRow | undefined> {
      const [row] = await db
        .select({ ...summary, body: promptVersions.body, variables: promptVersions.variables })
        .from(promptVersions)
        .leftJoin(users, eq(users.id, promptVersions.authorId))
        .where(and(eq(promptVersions.promptId, promptId), eq(promptVersions.version, version)));
      return row;
    },
  };
}

export type VersionRepository = ReturnType<typeof versionRepository>;
