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
  promptVersions,
  prompts,
} from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';
import {
  freePlace,
  limitOf,
  NoPlace,
  placeOf,
  rolledBackWhenFull,
  takePlace,
} from './places-sql.ts';
import { endWorkingCopy } from './working-copy-sql.ts';

/** Owners whose prompts a caller may see: the caller, and the team's others for what they share. */
export type Visibility = { callerId: string; othersIds: readonly string[] };

export type PromptRow = Omit<
  typeof prompts.$inferSelect,
  'search' | 'titleKey' | 'excerpt' | 'quality'
>;
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
  quality: _quality,
  ...columns
} = getTableColumns(prompts);
export const promptColumns = columns;

/**
 * The vector of a prompt's lexemes. One more, so long that the row goes over PostgreSQL's limit whatever the prompt's
 * length, moves the vector and other long values out of the row (`toast_tuple_target`): searches and lists then read
 * a quarter of the pages. No word begins with it, and compressed it takes next to nothing.
 */
export const vector = (terms: string[]): SQL<string> =>
  sql<string>`array_to_tsvector(array_append(${sql.param(terms)}::text[], rpad('f ', 2040, '.')))`;

function isVisible(visibility: Visibility): SQL | undefined {
  const own = eq(prompts.ownerId, visibility.callerId);
  if (visibility.othersIds.length === 0) return own;
  const shared = inArray(prompts.ownerId, [...visibility.othersIds]);
  return or(own, and(eq(prompts.visibility, 'team'), gt(prompts.version, 0), shared));
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

/** The first version of a prompt counts as an activity. */
async function logSave(tx: Database, userId: string, categoryId: string, createdAt: Date) {
  await tx
    .insert(promptActivities)
    .values({ id: newId(), userId, kind: 'save', state: 'done', categoryId, createdAt });
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
     * Keeps a new prompt with its first version, or a draft without one, and what `also` keeps with it;
     * `full` when there is no place for it. `limit` is of saved prompts.
     */
    insert(input: {
      prompt: NewPrompt;
      version?: NewVersion | undefined;
      limit: number | null;
      isFavourite: boolean;
      visibility: Visibility;
      also?: AlsoKeep;
    }): Promise<FoundPrompt | 'full'> {
      const { terms, ...row } = input.prompt;
      return db.transaction(async (tx) => {
        const place = placeOf(row.version);
        if (!(await takePlace(tx, row.ownerId, place, limitOf(place, input.limit)))) return 'full';
        await tx.insert(prompts).values({ ...row, search: vector(terms) });
        if (input.version) {
          await tx.insert(promptVersions).values(input.version);
          await logSave(tx, row.ownerId, row.categoryId, row.createdAt);
        }
        if (input.isFavourite) await mark(tx, row.ownerId, row.id, true, row.createdAt);
        return written(tx, input.visibility, row.id, input.also);
      });
    },

    /**
     * Makes a new version of a prompt within visibility, if `base` still is its current one. The
     * writing statement holds the condition, so of concurrent saves on one version exactly one succeeds.
     * A draft gets its first version so, and moves among the saved prompts when there is a place: else `full`.
     * `also` runs in the same transaction.
     */
    update(input: {
      visibility: Visibility;
      id: string;
      base: number;
      change: PromptChange;
      version: NewVersion;
      /** Of saved prompts. */
      limit: number | null;
      /** The writer's working copy that is saved so. */
      revision: number | undefined;
      isFavourite: boolean | undefined;
      also?: AlsoKeep;
    }): Promise<FoundPrompt | 'full' | undefined> {
      const { terms, ...change } = input.change;
      const { callerId } = input.visibility;
      return rolledBackWhenFull(db, async (tx) => {
        const [changed] = await tx
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
          .returning({ ownerId: prompts.ownerId });
        if (!changed) return undefined;
        await tx.insert(promptVersions).values(input.version);
        if (input.base === 0) {
          if (!(await takePlace(tx, changed.ownerId, 'saved', input.limit))) throw new NoPlace();
          await freePlace(tx, changed.ownerId, 'drafts');
          await logSave(tx, changed.ownerId, change.categoryId, change.updatedAt);
        }
        if (input.revision !== undefined)
          await endWorkingCopy(tx, { promptId: input.id, userId: callerId }, input.revision);
        if (input.isFavourite !== undefined)
          await mark(tx, callerId, input.id, input.isFavourite, change.updatedAt);
        return written(tx, input.visibility, input.id, input.also);
      });
    },

    setFavourite: (userId: string, promptId: string, wanted: boolean, at: Date) =>
      mark(db, userId, promptId, wanted, at),

    /** Into the trash; nothing when it is not the owner's, or there already. */
    remove(ownerId: string, id: string, at: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [removed] = await tx
          .update(prompts)
          .set({ deletedAt: at })
          .where(and(eq(prompts.id, id), eq(prompts.ownerId, ownerId), isNull(prompts.deletedAt)))
          .returning({ version: prompts.version });
        if (!removed) return false;
        await freePlace(tx, ownerId, placeOf(removed.version));
        return true;
      });
    },

    /** Out of the trash, when there is a place for it; `limit` is of saved prompts. */
    restore(input: {
      ownerId: string;
      id: string;
      deletedAfter: Date;
      limit: number | null;
    }): Promise<'restored' | 'full' | 'gone'> {
      return rolledBackWhenFull(db, async (tx) => {
        const [restored] = await tx
          .update(prompts)
          .set({ deletedAt: null })
          .where(
            and(
              eq(prompts.id, input.id),
              eq(prompts.ownerId, input.ownerId),
              gt(prompts.deletedAt, input.deletedAfter),
            ),
          )
          .returning({ version: prompts.version });
        if (!restored) return 'gone';
        const place = placeOf(restored.version);
        if (await takePlace(tx, input.ownerId, place, limitOf(place, input.limit)))
          return 'restored';
        throw new NoPlace();
      });
    },

    /** How many prompts each of these people keeps; who keeps none is missing. */
    async savedByOwner(ownerIds: readonly string[]): Promise<Map<string, number>> {
      if (ownerIds.length === 0) return new Map();
      const rows = await db
        .select({ ownerId: prompts.ownerId, saved: count() })
        .from(prompts)
        .where(
          and(
            inArray(prompts.ownerId, [...ownerIds]),
            gt(prompts.version, 0),
            isNull(prompts.deletedAt),
          ),
        )
        .groupBy(prompts.ownerId);
      return new Map(rows.map(({ ownerId, saved }) => [ownerId, saved]));
    },
  };
}

export type PromptRepository = ReturnType<typeof promptRepository>;
