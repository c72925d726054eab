import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { users } from '#server/db/schema/account.ts';
import {
  promptActivities,
  promptFavourites,
  savedPromptCounts,
  promptVersions,
  prompts,
} from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';

/** Owners whose prompts a caller may see: the caller, and the team's others for what they share. */
export type Visibility = { callerId: string; othersIds: readonly string[] };

export type PromptRow = Omit<typeof prompts.$inferSelect, 'search' | 'titleKey' | 'excerpt'>;
export type NewPrompt = Omit<typeof prompts.$inferInsert, 'search'> & { terms: string[] };
export type PromptChange = Omit<
  NewPrompt,
  'id' | 'ownerId' | 'createdAt' | 'deletedAt' | 'runCount' | 'lastRunAt' | 'source'
>;
export type NewVersion = typeof promptVersions.$inferInsert;
export type Person = { id: string; firstName: string; lastName: string; avatarUrl: string | null };
export type FoundPrompt = {
  prompt: PromptRow;
  owner: Person;
  savedBy: Person | null;
  isFavourite: boolean;
};

/** What is kept in the same transaction as a prompt: the answer of the request, say. */
export type AlsoKeep = (found: FoundPrompt, tx: Database) => Promise<void>;

export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  avatarUrl: users.avatarUrl,
};

const {
  search: _search,
  titleKey: _titleKey,
  excerpt: _excerpt,
  ...promptColumns
} = getTableColumns(prompts);

const vector = (terms: string[]): SQL<string> =>
  sql<string>`array_to_tsvector(${sql.param(terms)}::text[])`;

function isVisible(visibility: Visibility): SQL | undefined {
  const own = eq(prompts.ownerId, visibility.callerId);
  if (visibility.othersIds.length === 0) return own;
  const shared = inArray(prompts.ownerId, [...visibility.othersIds]);
  return or(own, and(eq(prompts.visibility, 'team'), shared));
}

/** A place among the saved prompts, or not: one statement, so that a limit holds against any crowd. */
async function reserveSlot(tx: Database, ownerId: string, limit: number | null): Promise<boolean> {
  if (limit !== null && limit < 1) return false;
  const taken = await tx
    .insert(savedPromptCounts)
    .values({ ownerId, saved: 1 })
    .onConflictDoUpdate({
      target: savedPromptCounts.ownerId,
      set: { saved: sql`${savedPromptCounts.saved} + 1` },
      ...(limit !== null && { setWhere: sql`${savedPromptCounts.saved} < ${limit}` }),
    })
    .returning({ saved: savedPromptCounts.saved });
  return taken.length > 0;
}

async function mark(tx: Database, userId: string, promptId: string, wanted: boolean, at: Date) {
  if (wanted)
    await tx
      .insert(promptFavourites)
      .values({ userId, promptId, createdAt: at })
      .onConflictDoNothing();
  else
    await tx
      .delete(promptFavourites)
      .where(and(eq(promptFavourites.userId, userId), eq(promptFavourites.promptId, promptId)));
}

/** A prompt as a transaction has just written it. */
async function written(tx: Database, visibility: Visibility, id: string, also?: AlsoKeep) {
  const found = await promptRepository(tx).find(visibility, id);
  if (!found) throw new Error('A prompt that was just written is not there');
  await also?.(found, tx);
  return found;
}

export function promptRepository(db: Database) {
  return {
    /** A prompt that is within visibility, or one's own in the trash with `deleted`. */
    async find(
      visibility: Visibility,
      id: string,
      deleted = false,
    ): Promise<FoundPrompt | undefined> {
      const saver = db.select(personColumns).from(users).as('saver');
      const [found] = await db
        .select({
          prompt: promptColumns,
          owner: personColumns,
          savedBy: {
            id: saver.id,
            firstName: saver.firstName,
            lastName: saver.lastName,
            avatarUrl: saver.avatarUrl,
          },
          favourite: promptFavourites.promptId,
        })
        .from(prompts)
        .innerJoin(users, eq(users.id, prompts.ownerId))
        .leftJoin(saver, eq(saver.id, prompts.savedBy))
        .leftJoin(
          promptFavourites,
          and(
            eq(promptFavourites.promptId, prompts.id),
            eq(promptFavourites.userId, visibility.callerId),
          ),
        )
        .where(
          and(
            eq(prompts.id, id),
            deleted
              ? and(eq(prompts.ownerId, visibility.callerId), sql`${prompts.deletedAt} is not null`)
              : and(isVisible(visibility), isNull(prompts.deletedAt)),
          ),
        );
      if (!found) return undefined;
      const { favourite, savedBy, ...rest } = found;
      return { ...rest, savedBy, isFavourite: favourite !== null };
    },

    /**
     * Keeps a new prompt with its first version and what `also` keeps with it; `full` when the owner's
     * plan keeps no more.
     */
    insert(input: {
      prompt: NewPrompt;
      version: NewVersion;
      limit: number | null;
      isFavourite: boolean;
      visibility: Visibility;
      also?: AlsoKeep;
    }): Promise<FoundPrompt | 'full'> {
      const { terms, ...row } = input.prompt;
      return db.transaction(async (tx) => {
        if (!(await reserveSlot(tx, row.ownerId, input.limit))) return 'full';
        await tx.insert(prompts).values({ ...row, search: vector(terms) });
        await tx.insert(promptVersions).values(input.version);
        await tx.insert(promptActivities).values({
          id: newId(),
          userId: row.ownerId,
          kind: 'save',
          state: 'done',
          categoryId: row.categoryId,
          createdAt: row.createdAt,
        });
        if (input.isFavourite) await mark(tx, row.ownerId, row.id, true, row.createdAt);
        return written(tx, input.visibility, row.id, input.also);
      });
    },

    /**
     * Makes a new version of a prompt within visibility, if `base` still is its current one. The
     * writing statement holds the condition, so of concurrent saves on one version exactly one succeeds.
     * `also` runs in the same transaction.
     */
    update(input: {
      visibility: Visibility;
      id: string;
      base: number;
      change: PromptChange;
      version: NewVersion;
      isFavourite: boolean | undefined;
      also?: AlsoKeep;
    }): Promise<FoundPrompt | undefined> {
      const { terms, ...change } = input.change;
      return db.transaction(async (tx) => {
        const changed = await tx
          .update(prompts)
          .set({ ...change, search: vector(terms) })
          .where(
            and(
              eq(prompts.id, input.id),
              eq(prompts.version, input.base),
              isNull(prompts.deletedAt),
              isVisible(input.visibility),
            ),
          )
          .returning({ id: prompts.id });
        if (changed.length === 0) return undefined;
        await tx.insert(promptVersions).values(input.version);
        if (input.isFavourite !== undefined)
          await mark(tx, input.visibility.callerId, input.id, input.isFavourite, change.updatedAt);
        return written(tx, input.visibility, input.id, input.also);
      });
    },

    setFavourite: (userId: string, promptId: string, wanted: boolean, at: Date) =>
      mark(db, userId, promptId, wanted, at),

    /** Into the trash; nothing when it is not the owner's, or there already. */
    remove(ownerId: string, id: string, at: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const removed = await tx
          .update(prompts)
          .set({ deletedAt: at })
          .where(and(eq(prompts.id, id), eq(prompts.ownerId, ownerId), isNull(prompts.deletedAt)))
          .returning({ id: prompts.id });
        if (removed.length === 0) return false;
        await tx
          .update(savedPromptCounts)
          .set({ saved: sql`greatest(${savedPromptCounts.saved} - 1, 0)` })
          .where(eq(savedPromptCounts.ownerId, ownerId));
        return true;
      });
    },

    /** Out of the trash, when the owner's plan has a place for it. */
    restore(input: {
      ownerId: string;
      id: string;
      deletedAfter: Date;
      limit: number | null;
    }): Promise<'restored' | 'full' | 'gone'> {
      return db
        .transaction(async (tx) => {
          const restored = await tx
            .update(prompts)
            .set({ deletedAt: null })
            .where(
              and(
                eq(prompts.id, input.id),
                eq(prompts.ownerId, input.ownerId),
                gt(prompts.deletedAt, input.deletedAfter),
              ),
            )
            .returning({ deletedAt: prompts.deletedAt });
          if (restored.length === 0) return 'gone';
          if (await reserveSlot(tx, input.ownerId, input.limit)) return 'restored';
          throw new LibraryFull();
        })
        .catch((error: unknown) => {
          if (error instanceof LibraryFull) return 'full' as const;
          throw error;
        });
    },

    /** The number of a person's saved prompts. */
    async saved(ownerId: string): Promise<number> {
      const [shelf] = await db
        .select({ saved: savedPromptCounts.saved })
        .from(savedPromptCounts)
        .where(eq(savedPromptCounts.ownerId, ownerId));
      return shelf?.saved ?? 0;
    },

    /** How many prompts each of these people keeps; who keeps none is missing. */
    async savedByOwner(ownerIds: readonly string[]): Promise<Map<string, number>> {
      if (ownerIds.length === 0) return new Map();
      const rows = await db
        .select({ ownerId: prompts.ownerId, saved: count() })
        .from(prompts)
        .where(and(inArray(prompts.ownerId, [...ownerIds]), isNull(prompts.deletedAt)))
        .groupBy(prompts.ownerId);
      return new Map(rows.map(({ ownerId, saved }) => [ownerId, saved]));
    },
  };
}

/** Takes the restoring back: the library is full. */
class LibraryFull extends Error {}

export type PromptRepository = ReturnType<typeof promptRepository>;
